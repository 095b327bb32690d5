// Kata-kata halaman, dalam bahasa Indonesia.

import { words as catalogue } from "./catalogue.js";
import { words as dialogs } from "./dialogs.js";

/** @type {import("../page.js").OwnWords} */
export const words = {
  catalogue,
  dialogs,
  games: "Permainan",
  title: "Plyground: {game} yang berpikir",
  bar: {
    board: "Plyground: bermain",
    play: "Main",
    lab: "Lab",
    guide: "Panduan",
    inside: "Dalam",
    statistics: "Statistik",
    about: "Tentang",
    puzzles: "Teka-teki",
    missing: "Sebagian halaman ini tidak sampai. Permainan Anda tersimpan.",
    again: "Muat ulang",
  },
  moves: { up: "Atas", right: "Kanan", down: "Bawah", left: "Kiri" },
  empty: "kosong",

  stage: {
    loading: "Papan sedang disiapkan …",
    label: "Permainan",
    controls: "Kendali permainan",
    score: "Skor",
    best: "Rekor",
    bestByAi: "Rekor AI",
    moves: "Langkah",
    human: "Anda",
    ai: "Komputer",
    toMove: "giliran",
    wins: "menang",
    youWin: "menang",
    draw: "seri",
    newGame: "Baru",
    undo: "Urungkan",
    redo: "Ulangi",
    hint: "Petunjuk",
    review: "Tinjau",
    share: "Bagikan",
    autoplay: "Otomatis",
    pause: "Jeda",
    step: "Selangkah",
  },

  panels: { watch: "Lihat ia berpikir", settle: "Atur" },

  theme: { auto: "Tema: mengikuti sistem", light: "Tema: terang", dark: "Tema: gelap" },

  thinking: {
    title: "Pemikiran",
    live: "Pikirkan setiap posisi",
    idle: "Minta petunjuk, atau mulai main otomatis.",
    on: "Berpikir…",
    done: "Pendapatnya tentang posisi ini",
    other: "Pendapatnya tentang posisi lain",
    values: "Nilai tiap langkah",
    best: "terbaik",
    depth: "Kedalaman",
    nodes: "Posisi",
    rate: "Per detik",
    time: "Waktu",
    line: "Yang ia perkirakan",
    won: "Terbukti: yang mendapat giliran menang",
    lost: "Terbukti: yang mendapat giliran kalah",
    drawn: "Terbukti: seri",
    wins: "menang dalam {n}",
    loses: "kalah dalam {n}",
    atMost: "Paling banyak: pencarian menunjukkan bahwa langkah lain lebih baik",
    peek: "kedalaman {depth} · {rate}/dtk",
  },

  explain: {
    title: "Penilaian per ciri",
    help: "Apa yang ditambahkan tiap ciri pada nilai posisi di papan, sebelum pencarian apa pun.",
    empty: "Pemain ini menilai posisi tanpa ciri.",
  },

  game: {
    title: "Permainan",
    preset: "Aturan",
    play: "Main dengan aturan ini",
    keeps: "Setiap set aturan menyimpan permainan dan rekornya sendiri.",
  },

  player: {
    title: "Siapa bermain, berapa lama",
    seatsWho: "Siapa bermain",
    seats: { "human,ai": "Anda mulai", "ai,human": "Komputer mulai", "human,human": "Dua orang" },
    seatsHelp: "Untuk melihat komputer memainkan kedua pihak, tekan Otomatis.",
    movetime: "Waktu berpikir per langkah",
    who: "Siapa berpikir",
    preset: "Prasetel",
    presetDefault: "Bawaan",
    presetOwn: "Milik Anda",
    peekOwn: "disetel oleh Anda",
    none: "Pemain ini tidak punya apa pun yang bisa disetel.",
    resetAll: "Setel ulang semua",
    text: "Sebagai teks…",
    help: "Arti “{label}”",
    reset: "Setel ulang “{label}”",
    exact: "{label}, nilai tepat",
  },

  settings: {
    bad: "{name}={value}: seharusnya {wanted}.",
    unknown: "{name}={value}: tidak ada setelan bernama itu.",
    between: "angka dari {min} sampai {max}",
    onOff: "0 atau 1",
    oneOf: "salah satu dari {ids}",
  },

  autoplay: {
    title: "Main otomatis",
    speed: "Kecepatan, paling tinggi",
    restart: "Mulai lagi saat selesai",
    full: "secepat ia berpikir",
    perSecond: { other: "{rate} langkah per detik" },
  },

  stats: {
    title: "Permainan yang selesai",
    games: "Permainan",
    mean: "Rata-rata",
    best: "Terbaik",
    rate: "Langkah/dtk",
    reached: "Persentase yang mencapai",
    ended: "Bagaimana berakhirnya",
    ends: { x: "X menang", o: "O menang", draw: "Seri" },
    reset: "Mulai menghitung ulang",
    peek: { other: "{n} permainan" },
  },

  replay: {
    title: "Langkah dan berbagi",
    moves: "Langkah permainan ini",
    move: "Langkah {ply}: {move}",
    start: "Awal",
    ply: "Langkah",
    play: "Putar ulang",
    pause: "Jeda",
    speed: "Kecepatan putar ulang",
    perSecond: "{n} per detik",
    at: "{ply} dari {plies}",
  },

  match: "Main bersama",

  share: {
    link: "Salin tautan",
    record: "Salin catatan",
    open: "Buka tautan atau catatan permainan",
    openButton: "Buka",
    copiedLink: "Tautan disalin. Siapa pun yang membukanya melihat permainan ini.",
    copiedRecord: "Catatan disalin.",
    notCopied: "Penyalinan tidak diizinkan. Ini isinya: {words}",
    empty: "Tempel dulu tautan atau catatan.",
    badPly: "ply={ply}: seharusnya jumlah langkah.",
    badSeed: "seed={seed}: harus bilangan bulat dari 0 sampai 18446744073709551615.",
  },

  editor: {
    title: "Posisi",
    grid: "Posisi yang disusun",
    text: "Atau sebagai teks, baris demi baris",
    copy: "Ambil dari papan",
    clear: "Kosongkan",
    best: "Langkah terbaik",
    play: "Main dari sini",
    values: "Nilai tiap langkah di posisi ini",
  },

  help: {
    open: "Tombol, bantuan, dan bahasa",
    title: "Cara bermain",
    done: "Mengerti",
    stuck: "Buntu? Petunjuk menunjukkan langkah terbaik; Urungkan membatalkan satu langkah.",
  },

  notices: {
    badPosition: "Posisi ini tidak dapat dipakai.",
    badGame: "Permainan ini tidak dapat dibuka.",
    badRules: "Aturan ini tidak cocok satu sama lain.",
    looking: "Anda melihat permainan dari tautan. Itu tidak disimpan; milik Anda disimpan.",
    back: "Kembali ke milik saya",
    close: "Tutup",
    update: "Versi Plyground yang lebih baru sudah siap.",
    reload: "Muat",
    badSave: "Permainan tersimpan tidak terbaca. Ia disisihkan; ini permainan baru.",
    badSaveStays:
      "Permainan tersimpan tidak terbaca, dan tidak ada ruang untuk menyisihkannya. Ia dibiarkan apa adanya, jadi permainan ini tidak disimpan.",
    badSettings: "Setelan tersimpan tidak terbaca. Ia disisihkan, dan setelan bawaan dipakai.",
    badSettingsStay:
      "Setelan tersimpan tidak terbaca, dan tidak ada ruang untuk menyisihkannya. Ia dibiarkan apa adanya, jadi perubahan tidak disimpan.",
    overwrite: "Timpa",
    notKept:
      "Peramban ini tidak dapat menyimpan permainan Anda: penyimpanan tidak diizinkan atau ruangnya habis. Langkah Anda hilang saat halaman ditutup.",
    otherTab: "Plyground juga terbuka di tab lain. Permainan yang terakhir dimainkanlah yang disimpan.",
    details: "Rincian",
    link: "Sebagian tautan tidak dapat dipakai; sisanya dipakai.",
    linkGame: "“{name}” di tautan tidak terbaca.",
    linkVersion:
      "Tautan ini versi {version}, yang belum dikenal Plyground ini. Muat ulang halaman, lalu buka lagi tautannya.",
    failed: "Itu tidak berhasil.",
  },
};
