// Kata-kata statistik, dalam bahasa Indonesia.

/** @type {import("../statistics.js").OwnWords} */
export const words = {
  title: "Plyground: permainan Anda",
  heading: "Permainan Anda",
  about:
    "Permainan dihitung sekali, saat berakhir. Permainan yang sebagian langkahnya dibuat komputer untuk Anda, permainan dari tautan, dan permainan dua orang tidak dihitung. Semua ini tetap di peramban Anda.",
  none: "Belum ada permainan yang selesai.",

  table: {
    rules: "Aturan",
    usual: "biasa",
    opponent: "Melawan",
    own: "{player}, setelan Anda",
    preset: "{player}, {preset}",
    games: "Permainan",
    wins: "Menang",
    draws: "Seri",
    losses: "Kalah",
    best: "Skor terbaik",
    quickest: "Menang tercepat",
    ended: "{tile} di akhir",
    plies: { other: "{n} langkah" },
    streak: "Menang beruntun",
    longest: "Rekor beruntun",
  },

  tiles: { title: "Ubin terbesar di akhir", tile: "Ubin terbesar" },
  ends: { title: "Bagaimana permainan berakhir", opponent: "Melawan" },
  counted: "Permainan",

  puzzles: {
    title: "Teka-teki",
    game: "Permainan",
    rating: "Rating",
    solved: "Terpecahkan",
    row: "Beruntun: {streak}. Rekor beruntun: {longest}.",
  },

  file: {
    title: "Semuanya dalam satu berkas",
    about:
      "Permainan, setelan, prasetel, statistik, teka-teki, dan percobaan lab, untuk disimpan atau dibawa ke peramban lain. Modul Anda sendiri dan bobot hasil belajar tidak termasuk.",
    save: "Simpan sebagai berkas",
    open: "Buka berkas",
    erase: "Hapus semuanya",
    saved: "Disimpan: {name}",
    savedPart: "Disimpan tanpa percobaan lab, yang tidak terbaca oleh peramban ini: {name}",
    opened: "Isi berkas kini dipakai di sini.",
    erased: "Tidak ada lagi yang disimpan.",
    foreign: "Ini bukan berkas Plyground. Tidak ada yang berubah.",
    damaged: "Berkas ini rusak. Tidak ada yang berubah.",
    newer:
      "Berkas ini berasal dari Plyground yang lebih baru. Muat ulang halaman, lalu buka lagi berkasnya. Tidak ada yang berubah.",
    full: "Ruang peramban tidak cukup untuk berkas ini. Tidak ada yang berubah.",
    stuck: "Peramban ini tidak dapat mengubah percobaan lab. Tidak ada yang berubah.",
  },
};
