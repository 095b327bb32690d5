// Kata-kata pandangan ke dalam, dalam bahasa Indonesia.

/** @type {import("../inside.js").OwnWords} */
export const words = {
  title: "Plyground: lihat ke dalam",
  heading: "Lihat ke dalam permainan",
  board: "Papan",
  open: {
    label: "Catatan atau tautan permainan",
    button: "Buka",
    none: "Buka permainan dari papan, atau tempelkan catatannya di sini.",
    bad: "Ini bukan permainan.",
  },
  settings: {
    player: "Dinilai oleh",
    effort: "Upaya",
    quick: "Cepat",
    thorough: "Menyeluruh",
  },
  review: {
    title: "Tinjauan",
    running: "{n} dari {all} langkah dinilai",
    done: { other: "{n} langkah dinilai" },
    costly: "Langkah termahal",
    none: "Tidak ada langkah yang mahal.",
    retry: "Coba lagi",
    look: "Lihat",
    all: "Semua langkah",
  },
  grades: {
    best: "terbaik",
    good: "baik",
    inaccuracy: "kurang tepat",
    mistake: "kesalahan",
    blunder: "kesalahan besar",
  },
  steps: {
    back: "Langkah mundur",
    forth: "Langkah maju",
  },
  retry: {
    ask: "Temukan langkah yang lebih baik dari {move}.",
    right: "Benar: {move} berharga {cost}.",
    wrong: "{move} berharga {cost}. Coba yang lain.",
    answer: "Tampilkan jawaban",
    answered: "{move} adalah yang terbaik.",
  },
  why: {
    title: "Mengapa langkah ini",
    over: "Permainan berakhir di sini.",
    moves: "Nilai semua langkah",
    move: "Langkah",
    value: "Nilai",
  },
  lessons: {
    bad: "Pohon ini tidak dapat dibaca.",
    title: "Langkah demi langkah",
  },
  tree: {
    title: "Pohon pencarian",
    record: "Rekam pohon",
  },
};
