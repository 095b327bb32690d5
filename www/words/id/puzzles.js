// Kata-kata teka-teki, dalam bahasa Indonesia.

/** @type {import("../puzzles.js").OwnWords} */
export const words = {
  title: "Plyground: teka-teki",
  heading: "Teka-teki",
  about: "Hanya satu langkah yang benar. Pencarian sampai akhir telah membuktikannya.",
  board: "Teka-teki",
  error: "Teka-teki tidak dapat disiapkan.",
  gone: "Teka-teki dari tautan ini tidak ada di sini. Ini teka-teki lain.",

  choose: {
    game: "Permainan",
    kind: "Tugas",
    all: "Semua tugas",
    win: { other: "Menang dalam {n}" },
    hold: "Satu-satunya langkah",
    reach: { other: "Ubin berikutnya dalam {n}" },
    survive: { other: "{n} langkah lagi" },
  },

  task: {
    win: { other: "Giliran {side}: menang dalam {n} langkah, apa pun balasannya. Bagaimana mulainya?" },
    hold: "Giliran {side}: semua langkah kalah kecuali satu. Mana yang bertahan?",
    reach: "Buat ubin {tile} dalam {n} langkah, apa pun ubin baru yang muncul. Bagaimana mulainya?",
    survive: "Buat {n} langkah lagi, apa pun ubin baru yang muncul. Hanya satu langkah pertama yang aman.",
  },

  told: {
    on: { other: "Benar. {n} langkah lagi." },
    back: { other: "Giliran Anda: {n} langkah lagi." },
    solved: "Terpecahkan.",
    solvedFirst: "Terpecahkan pada percobaan pertama.",
    wrong: "Bukan yang ini: {move}.",
    refuted: "Bukan yang ini: {move}. Balasannya: {reply}.",
    turn: "{hole}, lalu kuadran {quadrant} {spin}",
    quadrants: ["kiri atas", "kanan atas", "kiri bawah", "kanan bawah"],
    spins: { L: "ke kiri", R: "ke kanan" },
    tile: "{value} baru di {cell}",
    hint: "Langkahnya mulai di {place}.",
    notThat: {
      up: "Menggeser ke atas (↑) bukan jawabannya.",
      right: "Menggeser ke kanan (→) bukan jawabannya.",
      down: "Menggeser ke bawah (↓) bukan jawabannya.",
      left: "Menggeser ke kiri (←) bukan jawabannya.",
    },
    any: "Di sini semua langkah benar.",
    shown: "Itulah solusinya. Yang berikutnya untuk Anda.",
  },

  again: "Coba lagi",
  hint: "Petunjuk",
  solution: "Solusi",
  cost: "{hint} dan {solution} dihitung gagal.",
  next: "Teka-teki berikutnya",
  link: "Tautan ke teka-teki ini",

  today: {
    title: "Hari ini, {date}",
    explain: "Sama untuk semua orang, menurut tanggal UTC.",
    board: "{game}: papan hari ini",
    puzzle: "{game}: teka-teki hari ini",
    done: "✓",
    task: "Papan {date}: ubin yang sama untuk langkah yang sama, bagi semua orang. Seberapa jauh Anda bisa?",
    line: "Plyground, papan {date}: {points} poin, ubin terbesar {tile}, {n} langkah.",
    solved: "Plyground, {game}, teka-teki {date}: terpecahkan.",
    solvedFirst: "Plyground, {game}, teka-teki {date}: terpecahkan pada percobaan pertama.",
    share: "Hasil Anda, untuk dibagikan",
    copy: "Salin",
    copied: "Disalin.",
    watch: "Tonton",
    shown: "Permainan di papan {date}",
    verified:
      "✓ Terverifikasi: {points} poin, ubin terbesar {tile}, {n} langkah. Semua ubin sesuai dengan papan {date}.",
    forged: "Tidak terverifikasi: ini bukan ubin papan {date}.",
    bad: "Tautan ini tidak berisi permainan.",
  },

  record: {
    title: "Pencapaian Anda",
    rating: "Rating Anda",
    puzzle: "Teka-teki ini",
    streak: "Beruntun",
    longest: "Rekor beruntun",
    solved: "Terpecahkan",
    of: "{n} dari {all}",
    explain:
      "Teka-teki dihitung sekali, pada jawaban pertama Anda. Ratingnya mengikuti berapa banyak pemain komputer yang menemukan langkahnya. Semua ini tetap di peramban Anda.",
  },
};
