// Yang ditampilkan dan diucapkan papan, dalam bahasa Indonesia.

/** @type {import("../board.js").OwnWords} */
export const words = {
  board: "Papan {game}, {rows} kali {columns}",
  empty: "kosong",
  best: "Langkah terbaik: {move}.",
  back: "Kembali ke langkah {ply}.",
  noMove: "Tidak ada langkah yang mungkin.",
  autoplayOn: "Main otomatis menyala.",
  autoplayOff: "Main otomatis mati.",
  restarted: "Pemikir harus dimulai ulang; tidak ada yang hilang.",
  notKept:
    "Peramban ini tidak dapat menyimpan permainan: penyimpanan tidak diizinkan atau ruangnya habis. Langkah-langkah hilang saat halaman ditutup.",
  linkVersion:
    "Tautan ini versi {version}, yang belum dikenal Plyground ini. Muat ulang halaman, lalu buka lagi tautannya.",
  row: "Baris {row}: {cells}",

  play: "Main",

  keepGoing: "Lanjutkan",
  startOver: "Permainan baru",
  takeBack: "Urungkan",

  controls: {
    label: "Kendali permainan",
    new: "Permainan baru",
    undo: "Urungkan",
    redo: "Ulangi",
    hint: "Petunjuk",
    engineHint: "Petunjuk mesin",
    step: "Langkah",
    autoplay: "Otomatis",
    pause: "Jeda",
    score: "Skor {points}",
    open: "Buka di Plyground",
  },

  unable: {
    title: "Papan tidak dapat ditampilkan",
    missing:
      "Peramban ini tidak punya {what}, yang dibutuhkan permainan. Semua peramban beberapa tahun terakhir memilikinya.",
    load: "Mesin permainan tidak dapat dimuat. Periksa koneksi, lalu muat ulang halaman.",
  },

  status: {
    thinking: "Komputer sedang berpikir …",
    playing: "Komputer bermain untuk Anda.",
  },

  forfeit: {
    title: "{name} kalah",
    late: "Tidak menjawab tepat waktu.",
    illegal: "Jawabannya “{detail}”, dan itu bukan langkah yang sah.",
    silent: "Jawabannya tanpa langkah.",
    broken: "Berhenti bekerja: {detail}",
    lost: "Tidak dapat dimuat atau berhenti bekerja.",
  },

  duel: {
    yourTurn: "Giliran Anda: {task}",
    turnOf: "Giliran {side}: {task}",
    wins: "{side} menang",
    youWin: "Anda menang",
    computerWins: "Komputer menang",
    draw: "Seri",
    toMove: "Giliran {side}",
    begin: "Permainan baru. X memulai.",
    blocked: "Itu tidak bisa dimainkan di sini.",
    progress: { other: "{n} langkah." },
  },

  games: {
    2048: {
      task: "Geser dengan panah atau usapan; ubin yang sama bergabung.",
      help: "Bergerak dengan tombol panah. U mengurungkan langkah, R mengulanginya, I memberi petunjuk, P bermain sendiri, B membacakan papan.",
      moves: { up: "Atas", right: "Kanan", down: "Bawah", left: "Kiri" },
      cell: "baris {row} kolom {column}: {value}",
      points: { other: "{n} poin" },
      spawn: "{value} baru di {cell}",
      progress: "{points}, ubin terbesar {best}.",
      begin: { other: "Permainan baru dengan {n} ubin." },
      chip: "terbaik",
      blocked: "Tidak ada yang bergerak ke sana.",
      won: "Berhasil. Ubin yang lebih tinggi menanti.",
      overTitle: "Permainan selesai",
      over: "{points} dan ubin {best}",
    },

    pentago: {
      place: "letakkan kelereng.",
      turnNow: "sekarang putar satu kuadran.",
      help: "Tombol panah memilih lubang, Enter menaruh kelereng di sana. Lalu 1 sampai 4 atau panah memilih kuadran, dan L atau R memutarnya. U mengurungkan, I memberi petunjuk, B membacakan papan.",
      quadrants: ["kiri atas", "kanan atas", "kiri bawah", "kanan bawah"],
      spins: { L: "ke kiri", R: "ke kanan" },
      turns: "Putar kuadran",
      turn: "Putar kuadran {quadrant} {spin} ({name})",
      chosen: "Kuadran {number}, {quadrant}. L atau R memutarnya.",
      placed: "Kelereng di {hole}. Sekarang putar satu kuadran.",
      taken: "Sudah ada kelereng di sana.",
      takenBack: "Kelereng diambil kembali.",
      moved: "{side} {hole}.",
      turned: "{side} {hole}, kuadran {quadrant} {spin}.",
      both: "Keduanya punya lima sebaris",
      full: "Papan penuh",
      five: { other: "Lima sebaris setelah {n} langkah" },
    },

    loa: {
      choose: "pilih bidak.",
      go: "pilih tujuannya.",
      help: "Tombol panah memilih petak, Enter mengambil bidak di sana dan menaruhnya di tempat yang boleh, Esc melepaskannya. G menandai kelompok, U mengurungkan langkah, I memberi petunjuk, B membacakan papan.",
      groups: "Kelompok",
      pass: "Tak ada langkah: lewati",
      chosen:
        "{square} bisa ke {targets}. Bidak di barisnya: {rank}, di lajurnya: {file}, di diagonalnya: {falling} dan {rising}.",
      stuck: "Bidak ini tidak bisa bergerak.",
      count: { other: "{n} kelompok" },
      grouped: "X dalam {x}, O dalam {o}.",
      ungrouped: "Kelompok tidak lagi ditandai.",
      passes: "{side} melewatkan giliran.",
      moved: "{side} {from} ke {to}.",
      takes: "{side} {from} memakan {to}.",
      connected: { other: "Semua bidak terhubung setelah {n} langkah" },
      both: "Satu langkah menghubungkan kedua pihak",
      third: "Posisi yang sama untuk ketiga kalinya",
    },
  },
};
