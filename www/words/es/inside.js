// Las palabras de la vista por dentro, en español.

/** @type {import("../inside.js").OwnWords} */
export const words = {
  title: "Plyground: mirar dentro",
  heading: "Mirar dentro de una partida",
  board: "El tablero",
  open: {
    label: "Registro o enlace de una partida",
    button: "Abrir",
    none: "Abre una partida desde el tablero con «Mirar dentro», o pega aquí su registro.",
    bad: "Esto no es una partida.",
  },
  settings: {
    player: "Juzga",
    effort: "Esfuerzo",
    quick: "Rápido",
    thorough: "A fondo",
  },
  review: {
    title: "Revisión",
    running: "{n} de {all} jugadas juzgadas",
    done: {
      one: "{n} jugada juzgada",
      other: "{n} jugadas juzgadas",
    },
    costly: "Jugadas más caras",
    none: "Ninguna jugada costó mucho.",
    retry: "Otra vez",
    look: "Mirar",
    all: "Todas las jugadas",
  },
  grades: {
    best: "la mejor",
    good: "buena",
    inaccuracy: "imprecisa",
    mistake: "error",
    blunder: "error grave",
  },
  steps: {
    back: "Jugada atrás",
    forth: "Jugada adelante",
  },
  retry: {
    ask: "Encuentra una jugada mejor que {move}.",
    right: "Correcto: {move} cuesta {cost}.",
    wrong: "{move} cuesta {cost}. Prueba otra.",
    answer: "Mostrar la solución",
    answered: "{move} era la mejor.",
  },
  why: {
    title: "Por qué esta jugada",
    over: "Aquí la partida ha terminado.",
    moves: "Valores de todas las jugadas",
    move: "Jugada",
    value: "Valor",
  },
  lessons: {
    bad: "Este árbol no se puede leer.",
    title: "Paso a paso",
  },
  tree: {
    title: "El árbol de la búsqueda",
    record: "Registrar el árbol",
  },
};
