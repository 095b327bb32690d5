// Kata-kata halaman tentang Plyground, dalam bahasa Indonesia.

/** @type {import("../about.js").OwnWords} */
export const words = {
  title: "Plyground: apa ini?",
  heading: "Apa ini?",
  lead: "Permainan papan yang berpikir, dalam satu halaman web. Anda memainkannya, menanyakan langkah terbaik, dan melihat mengapa itu yang terbaik; Anda mengubah cara komputer menilai, dan mengukur akibatnya. Tidak ada server: semuanya berjalan di peramban.",

  boards: {
    title: "Papan untuk halaman Anda sendiri",
    about:
      "Tidak ada bagian mesin yang dimuat sebelum ada klik. Hanya baris-baris di bawah papan yang dibutuhkan sebuah halaman.",
    copy: "Salin",
    copied: "Disalin.",
    notCopied: "Penyalinan tidak diizinkan; pilih baris-barisnya lalu salin.",
  },

  teachers: {
    title: "Untuk guru",
    lessons:
      "Pelajaran menelusuri algoritma tahap demi tahap pada pohon kecil. Pencarian apa pun bisa digambar sebagai pohon, dan permainan apa pun ditinjau langkah demi langkah.",
    weights: "Setiap bobot penilaian punya penggeser, dan berlaku mulai langkah berikutnya.",
    lab: "Satu percobaan memainkan ribuan permainan, dengan tabel, grafik, dan selang kepercayaan. Tautannya memuat semua setelan, jadi satu kelas dapat mengulanginya.",
    puzzles: "Lebih dari 1000 posisi punya satu langkah yang benar, dibuktikan dengan pencarian sampai akhir.",
  },

  owners: {
    title: "Untuk pemilik situs",
    static: "Ini satu folder berkas untuk hosting statis mana pun. Tidak perlu header, tidak perlu proses build.",
    privacy: "Tanpa akun, tanpa kuki, tanpa permintaan ke host lain. Yang disimpan tetap di peramban pengunjung.",
    languages:
      "Papan berbicara dalam delapan bahasa, bisa dipakai dengan papan ketik, sentuhan, dan pembaca layar, dan memakai warna Anda.",
    form: "Sebuah formulir menuliskan tagnya, juga tag untuk bingkai.",
  },

  weight: {
    title: "Seberapa berat sebuah papan",
    about:
      "Diukur di sini, di peramban Anda, saat tiap papan di atas dimulai; berkas yang dipakai bersama dihitung pada papan yang pertama.",
    board: "Papan",
    size: "Dimuat",
    time: "Sampai bisa dimainkan",
    before: "Halaman ini tanpa papan",
    waiting: "belum dimulai",
    kilobytes: "{n} KB",
    milliseconds: "{n} ms",
  },

  ladder: {
    title: "Seberapa kuat ia bermain",
    about:
      "Rating tiap tingkat setelah ratusan permainan antartingkat, dalam Elo; langkah acak bernilai 0. Untuk permainan seorang diri, skor rata-rata pemain terbaik.",
    level: "Tingkat",
    elo: "Elo",
    player: "Pemain",
    mean: "Skor rata-rata",
  },
};
