// Kata-kata panduan, dalam bahasa Indonesia.

/** @type {import("../language.js").Sparse<import("../en/guide.js").Words>} */
export const words = {
  title: "Plyground: cara kerjanya",
  heading: "Cara kerjanya",
  contents: "Di halaman ini",
  who: "Siapa yang memainkannya",
  play: "Mainkan di halaman utama",

  thinking: {
    title: "Berpikir ke depan",
    three:
      "Komputer yang pandai bermain melakukan tiga hal. Ia melihat ke depan: jika saya ke sana, apa yang mungkin terjadi, dan apa yang bisa saya lakukan? Ia menilai posisi di ujung penglihatannya: seberapa baik kelihatannya? Dan ia membawa penilaian itu kembali, dari posisi terakhir ke langkah yang menuju ke sana.",
    less: "Melihat satu langkah lebih jauh berlipat-lipat biayanya, maka program yang baik melihat lebih sedikit: ia melewatkan jalur yang tidak bisa mengubah pilihan (alfa-beta), mengingat posisi yang pernah ditemui (tabel transposisi), dan mencoba langkah yang menjanjikan lebih dahulu. Ia mencari makin dalam, satu ply (langkah satu pihak) demi satu ply, sehingga selalu ada langkah terbaik sejauh ini ketika waktu habis.",
    chance:
      "Bila keberuntungan ikut menentukan, seperti di 2048, tidak ada lawan yang perlu ditakuti, tetapi ada keberuntungan yang perlu ditimbang: expectimax mengambil yang terbaik dari langkahnya sendiri dan rata-rata dari apa yang mungkin terjadi secara acak. Cara ketiga tidak menilai apa-apa: ia memainkan permainan secara acak sampai selesai, ribuan kali, dan melihat langkah mana yang paling berhasil (Monte Carlo).",
  },

  tiles: {
    rules:
      "Semua ubin meluncur bersama ke salah satu dari empat arah, dan dua ubin sama yang bertemu menjadi satu dengan nilai dua kali lipat. Lalu ubin baru muncul di petak kosong, sembilan dari sepuluh kali sebuah 2, selebihnya 4. Permainan selesai bila tak ada yang bergerak.",
    play: "Permainan yang baik menjaga ubin besar di sudut, berurutan menurun sepanjang tepi, dan petak tetap kosong. Itulah yang diukur ciri-ciri penilaian; masing-masing punya penggeser di halaman utama. Tekan Otomatis dan lihatlah.",
    tryPairs: "Coba: geser empat pasang menjadi satu",
    tryCorner: "Lihat sudut yang teratur",
  },

  pentago: {
    rules:
      "Dua pemain bergiliran menaruh kelereng di lubang; setelah tiap kelereng, pemainnya memutar salah satu dari empat kuadran seperempat putaran. Lima sebaris menang. Keduanya sekaligus, atau papan penuh tanpa itu, berarti seri.",
    play: "Tiap giliran bisa dimainkan sampai dengan 288 cara, jadi melihat ke depan itu mahal; tetapi baris yang menang cepat terlihat. Jika kedua pihak bermain sempurna, yang pertama menang, seperti ditunjukkan perhitungan atas seluruh tiga kuadriliun posisi (Irving 2014). Mulai 18 kelereng, pemain kuat di sini juga tahu nilai sebenarnya dari setiap posisi.",
    tryWin: "Coba: menang dalam satu langkah",
    trySolved: "Hanya satu langkah menang di sini: temukan, atau tekan Petunjuk",
  },

  loa: {
    rules:
      "Sebuah bidak melangkah lurus, dan jumlah petaknya tepat sama dengan jumlah bidak kedua warna di garis itu. Ia melompati bidak sendiri, tak pernah bidak lawan; bila mendarat di atasnya, bidak itu dimakan. Siapa yang semua bidaknya dalam satu kelompok terhubung, sudut pun dihitung, menang. Pilih bidak: papan menunjukkan garis dengan jumlahnya, dan ke mana ia boleh pergi.",
    play: "Memakan bukanlah untung dengan sendirinya: makin sedikit bidak, makin cepat terhubung. Pemain kuat menimbang seberapa dekat bidak ke pusatnya, seberapa bebas bergerak, apakah bidak lawan terkurung di tepi, dan enam ciri lagi (menurut Winands); masing-masing punya penggeser di halaman utama.",
    tryConnect: "Coba: hubungkan dalam satu langkah",
    tryMiddle: "Permainan tengah: Petunjuk memberi langkah terbaik",
  },

  embed: {
    title: "Papan di halaman Anda",
    how: "Salin berkas situs ini ke folder di hosting Anda dan tempel baris-baris ini di halaman mana pun. Pilih seperti apa papannya:",
    copy: "Salin",
    copied: "Disalin.",
    notCopied: "Penyalinan tidak diizinkan; pilih baris-barisnya lalu salin.",
    preview: "Inilah papannya:",
    frame: "Papan yang sama dalam bingkai, dari mana pun berkas ini berada:",
    more: "Metode, peristiwa, gaya, bingkai dengan pesan, paket untuk bundler dan Node.js, serta pustaka Rust dijelaskan di docs/embedding.md dan docs/library.md proyek ini (dalam bahasa Inggris).",
  },

  form: {
    game: "Permainan",
    player: "Siapa yang berpikir",
    usual: "siapa pun yang terbaik",
    side: "Komputer memainkan",
    sides: {
      none: "tidak satu pun",
      "human,ai": "giliran kedua",
      "ai,human": "giliran pertama",
      "ai,ai": "kedua pihak",
    },
    budget: "Waktu per langkah, dalam milidetik",
    theme: "Terang atau gelap",
    themes: { none: "seperti halamannya", auto: "seperti sistem", light: "terang", dark: "gelap" },
    controls: "Tombol di bawah papan",
    autoplay: "Bermain sendiri",
    keep: "Menyimpan permainan untuk kunjungan berikutnya",
  },
};
