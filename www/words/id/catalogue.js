// Permainan, pemain, dan setelannya, dalam bahasa Indonesia.

import { levels } from "../catalogue.js";

const AHEAD =
  "Melihat ke depan seperti Expectimax, tetapi tahu nilai papan dari jutaan permainan melawan diri sendiri.";
const RANDOM = "Memainkan langkah sah mana saja, semua sama mungkinnya. Semua pemain lain dibandingkan dengannya.";
const MCTS =
  "Memainkan banyak permainan secara acak sampai selesai, kebanyakan dimulai dengan langkah yang sejauh ini berhasil, dan mengambil langkah yang paling sering dicobanya.";
const OPEN = "Garis terbuka ialah garis lima lubang dengan kelereng dari satu pihak saja.";
const TURNED = "Sama, dijumlahkan atas delapan papan hasil satu putaran.";
const TIMES_TILE = "Dikali nilai ubin.";
const TIMES_WEIGHT = "Dikali bobot petak.";
const TIMES_EMPTY = "Dikali jumlah petak kosong.";
const UNPUBLISHED = "Para penulis tidak menerbitkan nilainya.";
const DIRECTION = "Pengali imbalan rata-rata arah ini.";

/** Tingkat kedua pemain yang bernama “Kuat”. */
const LEVELS = levels("Tingkat", {
  lowest: "Sedikit lebih baik daripada langkah acak.",
  between: "Di antara kedua tingkat di sebelahnya.",
  highest: "Sekuat mungkin.",
});

/** @type {import("../catalogue.js").CatalogueWords} */
export const words = {
  groups: {
    "In detail": "Rincian",
    Rules: "Aturan",
    Evaluation: "Penilaian",
    Search: "Pencarian",
    Weights: "Bobot",
    "Field score": "Nilai papan",
    Reward: "Imbalan",
    Multipliers: "Pengali",
    Solver: "Pemecah",
    Breeding: "Pembiakan",
    Level: "Tingkat",
  },
  games: {
    2048: {
      params: {
        rows: ["Baris", "Baris papan."],
        columns: ["Kolom", "Kolom papan."],
        goal: [
          "Sasaran",
          "Ubin yang menang; boleh bermain terus. Papan kecil tidak memuat ubin besar: 3x3 petak tidak memuat yang di atas 1024.",
        ],
        start: ["Ubin awal", "Ubin yang ada di papan saat permainan mulai."],
        four: ["4 baru dalam %", "Berapa dari seratus ubin baru yang berupa 4 dan bukan 2."],
        evil: [
          "Jahat",
          "Ubin baru tidak jatuh secara acak. Pada tingkat 10 masing-masing jatuh di tempat yang paling merugikan penilaian pemain di panel, pada tingkat lebih rendah tidak selalu; 0 berarti acak.",
        ],
      },
      presets: {
        standard: ["Klasik 4x4", "Permainan yang dikenal semua orang."],
        small: ["Kecil 3x3", "Cepat selesai: 256 sudah prestasi."],
        large: ["Besar 5x5", "Ruang untuk berpikir: menuju 8192."],
        huge: ["Raksasa 6x6", "Permainan panjang, dengan ubin yang tak muat di papan lain."],
        fours: ["Dua dan empat", "Separuh ubin baru adalah 4."],
        evil: ["Jahat", "Setiap ubin baru ke tempat yang paling merugikan; 128 pun sulit dicapai."],
      },
    },
    loa: {
      params: {
        mover: [
          "Keduanya terhubung: yang melangkah menang",
          "Siapa yang menghubungkan kedua pihak dengan satu langkah menang, seperti di banyak server. Jika tidak, hasilnya seri.",
        ],
      },
    },
  },
  players: {
    "2048/expectimax": {
      name: "Expectimax",
      help: "Melihat ke depan melalui setiap langkah dan setiap ubin baru, makin dalam selama waktu ada, dan menimbang papan yang dicapai menurut cirinya.",
      params: {
        lost: ["Permainan kalah", "Seberapa buruk bila kalah, di samping ciri lain."],
        empty: ["Petak kosong", "Ruang bergerak, dihitung per baris dan kolom."],
        merges: ["Penggabungan", "Ubin sama yang bersentuhan dan bisa bergabung."],
        monotonicity: ["Monotonisitas", "Baris dan kolom yang hanya naik atau hanya turun."],
        "monotonicity-power": ["Pangkat monotonisitas", "Seberapa lebih berpengaruh ia di antara ubin besar."],
        sum: ["Sedikit ubin besar", "Satu ubin besar lebih baik daripada banyak yang setengahnya."],
        "sum-power": ["Pangkat sedikit ubin besar", "Seberapa lebih berpengaruh ia di antara ubin besar."],
        smoothness: ["Kehalusan", "Tetangga yang hampir sama besar."],
        edge: ["Tepi", "Ubin besar di tepi dan, dua kali, di sudut."],
        corner: ["Sudut", "Ubin menurut kedekatannya dengan satu sudut."],
        snake: ["Ular", "Ubin yang menurun sepanjang jalur berkelok dari satu sudut."],
        "log-empty": ["Petak kosong, logaritma", "Petak kosong yang pertama paling berarti (ovolve)."],
        "axis-monotonicity": [
          "Monotonisitas per sumbu",
          "Semua baris, dan semua kolom, turun ke arah yang sama (ovolve).",
        ],
        "max-tile": ["Ubin terbesar", "Eksponen ubin terbesar (ovolve)."],
        cutoff: [
          "Pemotongan",
          "Jalur yang peluangnya kurang dari 1 per 10 pangkat ini tidak diikuti; 9 mengikuti semua.",
        ],
        "cutoff-step": ["Pemotongan per iterasi", "Yang ditambahkan tiap iterasi lebih dalam pada pangkat di atas."],
        table: ["Ukuran tabel", "Mengingat 2ⁿ papan, masing-masing 16 bita; n adalah angka ini."],
      },
      presets: {
        default: ["Plyground", "Milik proyek ini, sudah disetel."],
        nneonneo: ["nneonneo", "Bobot, pemotongan, dan ciri program expectimax yang paling terkenal."],
        ovolve: ["ovolve", "Empat ciri program 2048 terkenal yang pertama."],
      },
    },
    "2048/learned": {
      name: "Terlatih",
      help: AHEAD,
      weights: {
        large: ["Besar", "Bermain paling baik."],
        small: ["Kecil", "Unduhan lebih kecil yang butuh lebih sedikit memori."],
      },
    },
    "2048/learned-3x3": { name: "Terlatih 3x3", help: AHEAD, weights: { "3x3": ["3x3", "Hanya untuk papan ini."] } },
    "2048/learned-3x4": { name: "Terlatih 3x4", help: AHEAD, weights: { "3x4": ["3x4", "Hanya untuk papan ini."] } },
    "2048/ovolve": {
      name: "ovolve",
      help: "Program 2048 terkenal yang pertama: alfa-beta dengan pendalaman iteratif, dengan lawan yang hanya mempertimbangkan ubin baru yang paling mengganggu. Kedalamannya hanya menghitung langkah pemain.",
      params: {
        "axis-monotonicity": ["Monotonisitas per sumbu", "Semua baris, dan semua kolom, turun ke arah yang sama."],
        "log-empty": ["Petak kosong, logaritma", "Petak kosong yang pertama paling berarti."],
        "max-tile": ["Ubin terbesar", "Eksponen ubin terbesar."],
        clustering: ["Keterpencaran", "Seberapa berbeda ubin dari yang di sekitarnya, termasuk diagonal."],
        annoying: [
          "Hanya yang paling mengganggu",
          "Lawan hanya mempertimbangkan ubin baru yang membuat papan paling tidak halus dan paling terpencar.",
        ],
      },
    },
    "2048/alpha-beta": {
      name: "Alfa-beta",
      help: "Minimax yang melewatkan yang tak bisa mengubah pilihan, dengan sakelar untuk tiap optimasi lain.",
      params: {
        depth: [
          "Kedalaman",
          "Pandangan terjauh ke depan, berapa pun waktunya; langkah dan ubin baru masing-masing dihitung satu ply.",
        ],
        pruning: ["Pemangkasan alfa-beta", "Melewatkan yang tak bisa mengubah pilihan. Tanpa ini, ia minimax biasa."],
        deepening: [
          "Pendalaman iteratif",
          "Melihat satu ply ke depan, lalu dua, lalu tiga, dan seterusnya selama waktu ada. Tanpa ini, berikan kedalaman.",
        ],
        table: [
          "Tabel transposisi",
          "Mengingat 2ⁿ posisi, masing-masing 16 bita; n adalah angka ini, dan 0 berarti tanpa tabel.",
        ],
        killers: ["Langkah pembunuh", "Mencoba dulu yang mematahkan langkah lain di ply yang sama."],
        history: ["Heuristik riwayat", "Mencoba langkah menurut urutan yang pernah dipatahkannya di mana pun."],
        sorting: ["Urut menurut penilaian", "Sampai sekian ply dari akar, langkah dicoba menurut urutan penilaian."],
        combined: [
          "Urutan gabungan",
          "Menurut penilaian dekat akar, menurut riwayat di bawahnya, menurut jenis langkah di ply terakhir.",
        ],
        scout: [
          "Pencarian variasi utama",
          "Hanya bertanya apakah langkah lain lebih baik daripada yang pertama, dan mencari lagi bila ada.",
        ],
        unique: ["Tanpa duplikat", "Menelusuri langkah yang menuju posisi sama hanya sekali."],
        "open-root": ["Nilai untuk tiap langkah", "Menemukan nilai tepat tiap langkah di akar, yang lebih lama."],
      },
      presets: {
        default: ["Bobot ovolve", "Empat ciri program 2048 terkenal yang pertama, melawan setiap ubin baru."],
        vryniotis: [
          "Vryniotis",
          "Keterpencaran, monotonisitas, kehalusan, dan petak kosong, menurut V. Vryniotis; bobotnya dipilih di sini.",
        ],
      },
    },
    "2048/minimax": {
      name: "Minimax",
      help: "Melihat ke depan seakan-akan ubin baru ditaruh lawan, melalui semua langkahnya, tanpa pemangkasan.",
    },
    "2048/lee": {
      name: "Matriks bobot",
      help: "Expectimax atas ubin yang ditimbang dengan matriks tetap, paling berat di kiri atas, menurut Yiyuan Lee.",
    },
    "2048/frolov": {
      name: "Rata-rata",
      help: "Mengambil rata-rata atas semua jalur permainan, baik atau buruk, dan menilai papan di ujungnya menurut penggabungan, ubin, dan garis monoton: tujuh belas metode dari tesis S. Frolov. Angka matriks sudut dan tepinya hilang, dan dipilih di sini.",
      params: {
        depth: ["Kedalaman", "Langkah yang dilihat ke depan."],
        directions: [
          "Arah",
          "4 untuk semua; 3 untuk kiri, kanan, dan atas, dan bawah hanya bila tak ada lain yang sah.",
        ],
        "exception-1": [
          "Isi baris pertama",
          "Langsung ke atas bila ubin bisa masuk ke petak kosong baris pertama selain yang kiri.",
        ],
        "exception-2": ["Isi sudut", "Langsung ke kiri bila petak kiri atas kosong dan ada ubin di barisnya."],
        matrix: ["Matriks", "0 turun bertahap dari 7 ke 1; 1 milik Yiyuan Lee; 2 dibuat dari tiga angka di bawah."],
        "corner-weight": ["Sudut", "Bobot sudut dalam matriks 2."],
        "edge-weight": ["Tepi", "Bobot petak tepi lainnya dalam matriks 2."],
        "inner-weight": ["Tengah", "Bobot petak dalam pada matriks 2."],
        merge: ["Penggabungan", "Seberapa besar pasangan yang bisa bergabung diperhitungkan."],
        "merge-value": ["menurut ubin", TIMES_TILE],
        "merge-weight": ["menurut bobot", "Dikali bobot petaknya."],
        "merge-cells": ["dari petak", "0 yang atas atau kiri dari pasangan; 1 yang lebih berat; 2 jumlah keduanya."],
        "merge-free": ["menurut petak kosong", TIMES_EMPTY],
        "merge-distance": ["menurut jarak", "Dibagi jarak dari sudut kiri atas."],
        board: ["Petak", "Seberapa besar semua petak diperhitungkan."],
        "board-value": ["menurut ubin", TIMES_TILE],
        "board-weight": ["menurut bobot", TIMES_WEIGHT],
        "board-free": ["menurut petak kosong", TIMES_EMPTY],
        monotone: [
          "Garis monoton",
          "Seberapa besar petak garis monoton diperhitungkan; di bawah 0, seberapa besar petak garis lain mengurangi.",
        ],
        "monotone-value": ["menurut ubin", TIMES_TILE],
        "monotone-weight": ["menurut bobot", TIMES_WEIGHT],
        "monotone-free": ["menurut petak kosong", TIMES_EMPTY],
      },
      presets: {
        "method-1": ["Metode 1", "Penggabungan dekat sudut; penalti untuk garis tak monoton."],
        "method-1-1": ["Metode 1.1", "Metode 1 tanpa penalti."],
        "method-2": ["Metode 2", "Bonus untuk garis monoton, matriks Lee, tanpa pengecualian."],
        "method-3": ["Metode 3", "Metode 2, garis monoton dihitung dengan petak kosong."],
        "method-3-8": ["Metode 3.8", "Matriks saja."],
        "method-4": ["Metode 4", "Metode 2 tanpa petak kosong."],
        "method-5": ["Metode 5", "Nilai ubin hanya dihitung untuk papan."],
        "method-6": ["Metode 6", "Bobot saja."],
        "method-7": ["Metode 7", "Metode 3 tanpa papan."],
        "method-7-5": ["Metode 7.5", "Penggabungan di mana pun."],
        "method-7-7": ["Metode 7.7", "Metode 7.5 dengan jumlah semua ubin."],
        "method-8": ["Metode 8", "Tanpa petak kosong."],
        "method-9": ["Metode 9", "Empat arah, sudut dan tepi berat."],
        "method-10": ["Metode 10", "Kedua petak penggabungan dihitung."],
        "method-11": ["Metode 11", "Metode 10 menurut bobot."],
        "method-12": ["Metode 12", "Metode 10 tanpa papan, hanya sudut yang berat."],
        "method-13": ["Metode 13", "Papan dan petak kosong saja."],
      },
    },
    "2048/mcts": {
      name: "Pencarian pohon Monte Carlo",
      help: "Memainkan permainan acak dari pohon langkah yang tumbuh di tempat yang berhasil (UCB1), dan mengambil langkah dengan imbalan rata-rata terbaik.",
      params: {
        simulations: ["Simulasi", "Permainan acak per langkah; masing-masing juga menambah satu langkah ke pohon."],
        exploration: [
          "Penjelajahan",
          "c dari UCB1, dalam satuan imbalan: seberapa besar langkah yang kurang dicoba diutamakan.",
        ],
        "corner-ties": [
          "Yang sama ke sudut",
          "Dari langkah dengan rata-rata sama dipilih yang pertama dalam urutan atas, kanan, bawah, kiri; jika tidak, dalam urutan atas, bawah, kiri, kanan.",
        ],
        threshold: [
          "Imbalan dari",
          "Permainan acak bernilai ubin tertingginya bila setidaknya sebesar ini, jika tidak, nol; di bawah 2, poinnya.",
        ],
        goal: ["Berakhir di sasaran", "Permainan acak berakhir pada ubin yang menang, kecuali sudah ada di papan."],
      },
    },
    "2048/mcts-corner": {
      name: "Pencarian pohon Monte Carlo ke sudut",
      help: "Pencarian pohon Monte Carlo; pada akhirnya imbalan rata-rata tiap arah dikali angkanya sendiri.",
      params: {
        up: ["Atas", DIRECTION],
        right: ["Kanan", DIRECTION],
        down: ["Bawah", DIRECTION],
        left: ["Kiri", DIRECTION],
      },
    },
    "2048/monte-carlo": {
      name: "Monte Carlo datar",
      help: "Memainkan permainan acak sama banyak setelah tiap langkah sah dan mengambil langkah dengan imbalan rata-rata terbaik.",
      params: {
        simulations: ["Simulasi", "Permainan acak untuk tiap langkah sah."],
        cap: [
          "Permainan terpanjang",
          "Banyaknya langkah sebelum permainan acak dihentikan; 0 memainkan semua sampai selesai.",
        ],
      },
      presets: {
        default: ["Plyground", "50 permainan acak untuk tiap langkah sah sampai selesai, menurut poin."],
        neller: [
          "Neller",
          "1000 permainan acak untuk tiap langkah sah, dihentikan setelah 3 langkah (T. W. Neller 2015). Apa yang dihitung tidak diketahui di sini: menurut poin.",
        ],
      },
    },
    "2048/greedy": {
      name: "Rakus",
      help: "Melihat satu langkah ke depan: jumlah selisih terkecil antara ubin bertetangga.",
    },
    "2048/corner": {
      name: "Sudut",
      help: "Bermain ke atas atau kanan, dengan lempar koin bila keduanya sah; jika tidak, kiri; jika tidak, bawah.",
    },
    "2048/random": { name: "Acak", help: RANDOM },
    "pentago/strong": {
      name: "Kuat",
      help: "Pembukaan yang dipelajari, lalu alfa-beta selama banyak lubang kosong, lalu pemecah yang menemukan nilai tepat.",
      params: {
        solve: [
          "Pecahkan dari",
          "Pemecah dicoba bila paling banyak sekian lubang kosong; dari 18 ke atas ia mungkin perlu waktu lebih dari yang ada.",
        ],
        "solver-table": [
          "Tabel pemecah",
          "Pemecah mengingat paling banyak 2ⁿ simpul, masing-masing 40 bita; n adalah angka ini.",
        ],
        openings: [
          "Pembukaan hasil belajar",
          "Dengan paling banyak lima kelereng, langsung memainkan yang dipelajari dari nilai tepat di sana.",
        ],
        average: [
          "Rata-rata kedalaman",
          "Dengan paling banyak sekian kelereng di papan, langkah dipilih menurut rata-rata nilainya pada semua kedalaman: yang salah pada kedalaman ganjil dan genap saling menutup.",
        ],
        one: ["Satu terbuka", OPEN],
        two: ["Dua terbuka", OPEN],
        three: ["Tiga terbuka", OPEN],
        four: ["Empat terbuka", OPEN],
        "turned-one": ["Satu terbuka setelah putaran", TURNED],
        "turned-two": ["Dua terbuka setelah putaran", TURNED],
        "turned-three": ["Tiga terbuka setelah putaran", TURNED],
        "turned-four": ["Empat terbuka setelah putaran", TURNED],
        middle: ["Tengah kuadran", "Kelereng di tengah kuadran, yang tidak dipindahkan oleh putaran apa pun."],
        reach: ["Jangkauan", "Garis terbuka dalam semua 256 putaran kuadran, makin dekat makin berarti."],
        learned: [
          "Hasil belajar",
          "Garis terbuka dalam semua 256 putaran, dengan nilai yang dipelajari mundur dari posisi yang sudah dipecahkan.",
        ],
        tempo: ["Tempo", "Mendapat giliran."],
        growth: ["Pertumbuhan jangkauan", "Berapa kali lebih bernilai sebuah garis dengan tiap kelereng di atasnya."],
        quarter: ["Jangkauan setelah satu putaran", "Sisa nilai garis bila satu kuadran harus diputar sekali."],
        half: ["Jangkauan setelah dua putaran", "Sisa nilai garis bila satu kuadran harus diputar dua kali."],
        noise: [
          "Derau",
          "Langkah yang nilainya sekian lebih rendah daripada langkah lain dipilih 2,7 kali lebih jarang; 0 selalu memilih yang terbaik.",
        ],
        "level-nodes": [
          "Batas posisi",
          "Paling banyak sekian posisi dilihat untuk satu langkah, apa pun yang diizinkan batas lain; 0 berarti tanpa batas ini.",
        ],
      },
      presets: LEVELS,
    },
    "pentago/alpha-beta": {
      name: "Alfa-beta",
      help: "Melihat ke depan melalui semua langkah kedua pihak dan menimbang papan yang dicapai menurut garis terbukanya. Tiap optimasi bisa dimatikan, sampai menjadi minimax biasa.",
    },
    "pentago/genetic": {
      name: "Minimax genetik",
      help: "Membiakkan rangkaian langkah: makin dekat ke akar nilai rangkaian sampai lewat minimax, makin banyak anaknya (Hong, Huang, dan Lin 2001).",
      params: {
        depth: ["Kedalaman", "Langkah dalam rangkaian, bila batas tidak memberi kedalaman."],
        population: ["Populasi", `Berapa rangkaian hidup bersamaan. ${UNPUBLISHED}`],
        generations: ["Generasi", `Generasi terbanyak per langkah, bila waktu cukup. ${UNPUBLISHED}`],
        crossover: [
          "Persilangan",
          `Seberapa sering rangkaian mulai sebagai satu induk dan berakhir sebagai yang lain. ${UNPUBLISHED}`,
        ],
        mutation: ["Mutasi", `Seberapa sering langkah diganti dengan yang acak. ${UNPUBLISHED}`],
      },
    },
    "pentago/mcts": {
      name: "Pencarian pohon Monte Carlo",
      help: MCTS,
      params: {
        simulations: ["Simulasi", "Permainan acak terbanyak per langkah."],
        exploration: ["Penjelajahan", "Seberapa sering langkah yang jarang dicoba perlu dicoba: c dari UCB1."],
      },
    },
    "pentago/random": { name: "Acak", help: RANDOM },
    "loa/strong": {
      name: "Kuat",
      help: "Alfa-beta dengan sembilan ciri program turnamen MIA dan jaringan yang dipelajari, serta pemecah yang membuktikan kemenangan menjelang akhir. Tiap optimasi punya sakelar, tiap ciri punya bobot.",
      params: {
        solver: [
          "Pencarian bilangan bukti",
          "Mencari kemenangan paksa bila satu pihak hampir terhubung: mengunjungi sekian posisi untuk tiap posisi alfa-beta; 0 berarti tidak pernah.",
        ],
        "solver-from": [
          "Awal pemecah",
          "Mulai setelah alfa-beta melihat sekian posisi: dalam pencarian singkat, pembuktian lebih mahal daripada hasilnya.",
        ],
        "solver-table": [
          "Tabel pemecah",
          "Untuk tiap pihak mengingat 2ⁿ posisi, masing-masing 16 bita; n adalah angka ini.",
        ],
        network: ["Jaringan", "Jaringan kecil yang belajar dari permainan mengoreksi sembilan ciri."],
        "two-deep": [
          "Tabel dua lapis",
          "Dari posisi yang berbagi tempat, tabel menyimpan yang terdalam dan yang terbaru.",
        ],
        "static-margin": [
          "Pemangkasan statis",
          "Pada tiga ply terakhir, melewatkan posisi yang nilai statisnya lebih baik sekian per ply daripada yang diminta; 0 berarti tidak pernah.",
        ],
        "null-move": [
          "Langkah kosong",
          "Melewatkan posisi yang sudah terlalu baik walau giliran dilewatkan, ditelusuri sekian ply lebih dangkal; 0 berarti tidak pernah.",
        ],
        "multi-cut": [
          "Multi-cut",
          "Melewatkan posisi yang beberapa langkah pertamanya terlalu baik, ditelusuri tiga ply lebih dangkal.",
        ],
        "late-moves": [
          "Langkah belakang lebih dangkal",
          "Mula-mula menelusuri langkah di bagian akhir daftar lebih dangkal, paling banyak sekian ply; 0 berarti tidak pernah.",
        ],
        quiescence: [
          "Pencarian tenang",
          "Di bawah kedalaman, memainkan langkah memakan yang mengubah hubungan, paling banyak selama sekian ply.",
        ],
        concentration: ["Kepekatan", "Seberapa dekat bidak ke pusat massanya: 1 bila tak bisa lebih dekat."],
        centralisation: ["Pemusatan", "Bidak di tengah papan, tidak ada di tepi."],
        mass: [
          "Pusat massa melenceng",
          "Petak antara pusat massa dan pusat papan: dekat tepi bidak lebih sulit dicerai-beraikan.",
        ],
        quads: ["Kuad", "Kotak 2x2 dengan tiga atau empat bidak dekat pusat massa."],
        connectedness: ["Keterhubungan", "Tetangga sebuah bidak, rata-rata."],
        uniformity: [
          "Keseragaman",
          "Seberapa kecil persegi panjang terkecil yang memuat semua bidak, 1 untuk seluruh papan.",
        ],
        mobility: ["Mobilitas", "Langkah; yang memakan dihitung dua kali; ke tepi dan menyusurinya setengah."],
        walls: ["Dinding", "Bidak lawan yang terkurung di tepi."],
      },
      presets: LEVELS,
    },
    "loa/alpha-beta": {
      name: "Alfa-beta (Georgara)",
      help: "Sama, 6 sampai 8 ply ke depan: yang tak bisa mengubah pilihan dilewatkan.",
      params: {
        concentration: ["Kepekatan", "1 / kelebihan jarak ke pusat massa dari yang terkecil yang mungkin."],
        centralisation: ["Pemusatan", "Bidak dekat pusat papan, tidak ada di sudut."],
        quads: ["Kuad", "Kotak 2x2 dengan tiga atau empat bidak di sekitar pusat massa."],
        opponent: ["Lawan", "Seberapa besar nilai lawan dikurangkan."],
      },
    },
    "loa/minimax": {
      name: "Minimax (Georgara)",
      help: "Melihat semuanya 4 ply ke depan, sampai 6 bila bidak di papan sedikit, dan menimbang kepekatan, pemusatan, dan kuad.",
    },
    "loa/mcts": { name: "Pencarian pohon Monte Carlo", help: MCTS },
    "loa/random": { name: "Acak", help: RANDOM },
  },
};
