// Kata-kata bantuan dan pemuatan bobot hasil belajar, dalam bahasa Indonesia.

/** @type {import("../page.js").OwnDialogs} */
export const words = {
  guide: "Cara kerja permainan dan pemainnya, dan cara memasang papan di halaman Anda sendiri",
  statistics: "Permainan Anda: hasilnya, dan berkas berisi semua yang disimpan",
  about: "Apa itu Plyground, bagi guru dan pemilik situs",
  picture: "Gambar papan",
  single: "Pintasan satu huruf",
  sounds: "Suara langkah",
  vibration: "Getaran langkah",
  language: "Bahasa",
  keys: {
    undo: "Urungkan",
    redo: "Ulangi",
    hint: "Petunjuk",
    autoplay: "Main otomatis: mulai atau jeda",
    step: "Satu langkah oleh komputer",
    stop: "Berhenti berpikir",
    read: "Bacakan papan (untuk pembaca layar)",
    newGame: "Permainan baru",
    help: "Daftar ini",
  },
  confirm: {
    newGame: {
      title: "Mulai permainan baru?",
      message: "Permainan di papan akan hilang.",
      yes: "Permainan baru",
      no: "Main terus",
    },
    link: {
      title: "Buka permainan ini?",
      message: "Ini menggantikan permainan yang sedang Anda mainkan.",
      yes: "Buka",
      no: "Simpan milik saya",
      other: "Hanya melihat",
    },
    match: {
      title: "Buka permainan ini?",
      message: "Permainan ini menggantikan permainan Anda sekarang. Permainan lewat tautan tetap tersimpan.",
      yes: "Buka",
      no: "Nanti saja",
    },
    resign: {
      title: "Menyerah?",
      message: "Pihak lain akan menang.",
      yes: "Menyerah",
      no: "Main terus",
    },
    agree: {
      title: "Seri?",
      message: "Apakah kedua pihak setuju seri?",
      yes: "Seri",
      no: "Main terus",
    },
    position: {
      title: "Main dari posisi ini?",
      message: "Ini menggantikan permainan yang sedang Anda mainkan.",
      yes: "Main dari sini",
      no: "Simpan milik saya",
    },
    replace: {
      title: "Ganti semuanya dengan berkas ini?",
      message: "Permainan, setelan, dan statistik yang kini disimpan peramban ini akan hilang.",
      yes: "Ganti",
      no: "Simpan milik saya",
    },
    erase: {
      title: "Hapus semuanya?",
      message:
        "Permainan, setelan, prasetel, statistik, dan percobaan lab akan hilang. Simpan dahulu sebagai berkas bila masih diperlukan.",
      yes: "Hapus",
      no: "Pertahankan",
    },
    branch: {
      title: "Lanjut bermain dari sini?",
      message: { other: "{n} langkah sesudahnya akan dibuang." },
      yes: "Lanjut",
      no: "Pertahankan",
    },
  },
  better: {
    ask: "Lebih baikkah ini?",
    help: "Lab mengadu penggeser Anda dengan nilai bawaan, sampai jelas mana yang lebih baik.",
    first: "Geser dahulu satu penggeser. Lalu lab dapat mengadu nilai Anda dengan nilai bawaan.",
    name: "{player}: penggeser Anda melawan bawaan",
    own: "Penggeser Anda",
    normal: "Bawaan",
  },
  settings: {
    title: "Setelan sebagai teks",
    help: "Satu nama=nilai per baris. Salin untuk menyimpannya, atau tempel lalu terapkan.",
    copy: "Salin",
    apply: "Terapkan",
    close: "Tutup",
    copied: "Setelan disalin.",
    applied: "Setelan diterapkan.",
    notPair: "“{line}”: seharusnya nama=nilai.",
  },
  editor: {
    cell: "Baris {row}, kolom {column}: {value}",
    thinking: "Berpikir…",
    over: "Tidak ada langkah yang mungkin di sini.",
    answer: "Langkah terbaik: {name} (kedalaman {depth})",
  },
  level: {
    title: "Tingkat komputer",
    value: "{level} dari {most}",
    own: "milik Anda",
    ownHelp: "Komputer bermain dengan setelan Anda sendiri.",
    rated: "Rating {elo}; langkah acak bernilai 0.",
    ratedMost: "Rating {elo} atau lebih; langkah acak bernilai 0.",
    ruleTitle: "“{rule}”: tingkat",
    ruleRated: "Pemain sederhana mendapat {share}% dari poin yang ia dapat bila ubin ditaruh secara acak.",
    harder: "Anda menang melawan tingkat {level}. Tingkat {other} bermain sedikit lebih baik.",
    easier: "Tingkat {level} menang. Tingkat {other} lebih mudah.",
    play: "Main tingkat {level}",
    more: "Semua setelan",
  },
  ponder: {
    label: "Berpikir juga pada waktu saya",
    help: "Hanya pada kekuatan penuh, paling lama satu menit per langkah. Ini memakai baterai.",
  },
  module: {
    option: "Modul Anda sendiri",
    address: "Alamat modul",
    file: "Pilih berkas",
    help: "Modul JavaScript yang menjawab dengan langkah, seperti dijelaskan di docs/engine-protocol.md. Ia berjalan dalam utasnya sendiri.",
    plays: "{name} melangkah untuk komputer; petunjuk tetap dari pemain.",
    remove: "Keluarkan",
    notKept:
      "Peramban ini tidak menyimpan berkas untuk halaman. Taruh modul di samping halaman, lalu berikan alamatnya.",
  },
  trouble: {
    game: {
      aside: "Permainan tersimpan tidak terbaca. Ia disisihkan; ini permainan baru.",
      held: "Permainan tersimpan tidak terbaca, dan tidak ada ruang untuk menyisihkannya. Ia dibiarkan apa adanya, jadi permainan ini tidak disimpan.",
      full: "Peramban ini tidak dapat menyimpan permainan Anda: penyimpanan tidak diizinkan atau ruangnya habis. Langkah Anda hilang saat halaman ditutup.",
      second:
        "Plyground juga terbuka di tab lain. Di sini ada permainan kedua; keduanya disimpan dan kembali bila Anda membuka dua tab lagi.",
    },
    settings: {
      aside: "Setelan tersimpan tidak terbaca. Ia disisihkan, dan setelan bawaan dipakai.",
      held: "Setelan tersimpan tidak terbaca, dan tidak ada ruang untuk menyisihkannya. Ia dibiarkan apa adanya, jadi perubahan tidak disimpan.",
    },
    any: {
      aside: "Tidak terbaca dan disisihkan: {what}.",
      held: "Tidak terbaca, dan tidak ada ruang untuk menyisihkannya: {what}. Semuanya tetap seperti adanya, jadi perubahan tidak disimpan.",
      full: "Tidak disimpan: {what}. Peramban ini tidak mengizinkan penyimpanan, atau ruangnya habis.",
    },
    what: {
      best: "skor terbaik",
      match: "permainan lewat tautan",
      mistakes: "kesalahan yang Anda simpan",
      presets: "prasetel Anda",
      puzzles: "teka-teki Anda dan ratingnya",
      settings: "setelan",
      statistics: "statistik permainan Anda",
      table: "jam dan akhir permainan di satu papan",
    },
    overwrite: "Timpa",
  },
  weights: {
    loading: "Memuat hasil belajar {player}",
    size: "{loaded} dari {total} MB",
    sizeAlone: "{loaded} MB",
    unpacking: "Mengekstrak…",
    cancel: "Batal",
    failed: "Hasil belajar {player} tidak dapat dimuat. {substitute} bermain sebagai gantinya.",
    retry: "Coba lagi",
    which: "Bobot hasil belajar",
    auto: "Sesuai perangkat",
    file: "{label}, {size} MB",
    when: "Dimuat saat pertama kali berpikir, dan disimpan untuk kunjungan berikutnya.",
  },
  games: {
    2048: {
      lessons: {
        goal: "Buat ubin bernilai 2048.",
        move: "Tombol panah atau usapan menggeser semua ubin.",
        win: "Dua ubin sama yang bertemu menjadi satu bernilai dua kali.",
      },
      tips: [
        "Mulai ke arah mana saja; setelah itu muncul ubin baru.",
        "Jaga ubin tertinggi di sudut, dan bangun di sebelahnya.",
      ],
      how: "Geser semua ubin sekaligus. Dua ubin yang sama menjadi satu. Capai 2048, lalu lihat sejauh mana bisa melaju.",
      keys: {
        move: "Bergerak (atau usap)",
      },
      editor:
        "Klik petak untuk menaikkan ubinnya; klik dengan Shift atau klik kanan untuk menurunkannya. Dengan tombol: panah untuk bergerak, + dan − untuk mengubah.",
    },
    pentago: {
      lessons: {
        goal: "Lima kelereng Anda sebaris: Anda menang.",
        move: "Taruh kelereng, lalu putar satu kuadran.",
        win: "Putaran bisa melengkapi baris, atau memutusnya.",
      },
      tips: [
        "Tengah kuadran tetap di tempat saat diputar: awal yang baik.",
        "Lawan punya tiga sebaris? Taruh di antaranya, atau putar agar terpisah.",
      ],
      how: "Taruh kelereng di lubang, lalu putar salah satu dari empat kuadran: tekan panah di sampingnya, atau seret kuadrannya memutar. Lima sebaris menang, sebelum putaran atau sesudahnya.",
      keys: {
        hole: "Pilih lubang; lalu kuadran",
        marble: "Taruh kelereng di sana",
        quadrant: "Pilih kuadran",
        turn: "Putar ke kiri atau ke kanan",
      },
      editor:
        "Klik lubang untuk mengganti kelerengnya: tidak ada, X, O. X memulai, jadi X sama banyak dengan O atau lebih satu. Dengan tombol: panah untuk bergerak, + dan − untuk mengubah.",
    },
    loa: {
      lessons: {
        goal: "Satukan semua bidak Anda.",
        move: "Bidak melangkah sejauh jumlah bidak di garisnya.",
        win: "Semua dalam satu kelompok, sudut dihitung: menang.",
      },
      tips: [
        "Tekan bidak: titik menunjukkan tujuannya, angka menunjukkan jauhnya.",
        "Mendarat di bidak lawan memakannya; tetapi makin sedikit bidak, makin cepat bersatu.",
      ],
      how: "Kumpulkan semua bidak Anda, masing-masing di samping yang lain. Sebuah bidak melangkah sejumlah petak yang tepat sama dengan jumlah bidak di seluruh garis yang dilaluinya. Ia boleh melompati bidak sendiri, tetapi bukan bidak lawan; bila mendarat di atasnya, bidak itu dimakan.",
      keys: {
        square: "Pilih petak",
        man: "Ambil bidak; taruh di tempat yang boleh",
        letGo: "Lepaskan",
        groups: "Tandai kelompok yang terhubung",
      },
      editor:
        "Klik petak untuk mengganti isinya: kosong, X, O; tiap pihak punya 1 sampai 12 bidak. Setelah papan, teks menyebut siapa yang mendapat giliran. Dengan tombol: panah untuk bergerak, + dan − untuk mengubah.",
    },
  },
};
