// Las palabras de la página, en español.

import { words as catalogue } from "./catalogue.js";
import { words as dialogs } from "./dialogs.js";

/** @type {import("../page.js").OwnWords} */
export const words = {
  catalogue,
  dialogs,
  games: "Juegos",
  title: "Plyground: {game} que piensa",
  bar: {
    board: "Plyground: jugar",
    play: "Jugar",
    lab: "Laboratorio",
    guide: "Guía",
    inside: "Dentro",
    statistics: "Estadísticas",
    about: "Qué es",
    puzzles: "Retos",
    missing: "Una parte de esta página no ha llegado. Tu partida está guardada.",
    again: "Cargar de nuevo",
  },
  moves: { up: "Arriba", right: "Derecha", down: "Abajo", left: "Izquierda" },
  empty: "libre",

  stage: {
    loading: "Preparando el tablero …",
    label: "Juego",
    controls: "Controles del juego",
    score: "Puntos",
    best: "Récord",
    bestByAi: "Récord IA",
    moves: "Jugadas",
    human: "Tú",
    ai: "Ordenador",
    toMove: "juega",
    wins: "gana",
    youWin: "ganas",
    draw: "empate",
    newGame: "Nueva",
    undo: "Deshacer",
    redo: "Rehacer",
    hint: "Pista",
    review: "Revisar",
    share: "Compartir",
    autoplay: "Automático",
    pause: "Pausa",
    step: "Jugada",
  },

  panels: { watch: "Verlo pensar", settle: "Ajustarlo" },

  theme: { auto: "Colores: como el sistema", light: "Colores: claros", dark: "Colores: oscuros" },

  thinking: {
    title: "Cálculo",
    live: "Pensar en cada posición",
    idle: "Pide una pista o pon el juego automático.",
    on: "Pensando…",
    done: "Lo que piensa de esta posición",
    other: "Lo que pensó de otra posición",
    values: "Valor de cada jugada",
    best: "mejor",
    depth: "Profundidad",
    nodes: "Posiciones",
    rate: "Por segundo",
    time: "Tiempo",
    line: "Lo que espera",
    won: "Demostrado: gana quien juega",
    lost: "Demostrado: pierde quien juega",
    drawn: "Demostrado: empate",
    wins: "gana en {n}",
    loses: "pierde en {n}",
    atMost: "Como mucho: la búsqueda ha mostrado que otras jugadas son mejores",
    peek: "profundidad {depth} · {rate}/s",
  },

  explain: {
    title: "Evaluación por rasgos",
    help: "Lo que cada rasgo suma al valor de la posición del tablero, antes de toda búsqueda.",
    empty: "Este jugador valora las posiciones sin rasgos.",
  },

  game: {
    title: "Juego",
    preset: "Reglas",
    play: "Jugar con estas reglas",
    keeps: "Cada conjunto de reglas guarda su propia partida y su récord.",
  },

  player: {
    title: "Quién juega, cuánto tiempo",
    seatsWho: "Quién juega",
    seats: { "human,ai": "Empiezas tú", "ai,human": "Empieza el ordenador", "human,human": "Dos personas" },
    seatsHelp: "Para ver jugar al ordenador por ambos bandos, pulsa Automático.",
    movetime: "Tiempo por jugada",
    who: "Quién piensa",
    preset: "Preajuste",
    presetDefault: "Normal",
    presetOwn: "Propio",
    peekOwn: "ajustado por ti",
    none: "Este jugador no tiene nada que ajustar.",
    resetAll: "Restablecer todo",
    text: "Como texto…",
    help: "Qué significa «{label}»",
    reset: "Restablecer «{label}»",
    exact: "{label}, valor exacto",
  },

  settings: {
    bad: "{name}={value}: debería ser {wanted}.",
    unknown: "{name}={value}: no hay ajuste con ese nombre.",
    between: "un número de {min} a {max}",
    onOff: "0 o 1",
    oneOf: "uno de {ids}",
  },

  autoplay: {
    title: "Juego automático",
    speed: "Velocidad máxima",
    restart: "Empezar otra al terminar",
    full: "tan rápido como piense",
    perSecond: { one: "{rate} jugada por segundo", other: "{rate} jugadas por segundo" },
  },

  stats: {
    title: "Partidas terminadas",
    games: "Partidas",
    mean: "Media",
    best: "Mejor",
    rate: "Jugadas/s",
    reached: "Proporción que llegó a",
    ended: "Cómo acabaron",
    ends: { x: "Gana X", o: "Gana O", draw: "Empates" },
    reset: "Empezar a contar de nuevo",
    peek: { one: "{n} partida", other: "{n} partidas" },
  },

  replay: {
    title: "Jugadas y compartir",
    moves: "Jugadas de esta partida",
    move: "Jugada {ply}: {move}",
    start: "Inicio",
    ply: "Jugada",
    play: "Repetir",
    pause: "Pausa",
    speed: "Velocidad de la repetición",
    perSecond: "{n} por segundo",
    at: "{ply} de {plies}",
  },

  match: "Jugar con otros",

  share: {
    link: "Copiar enlace",
    record: "Copiar partida",
    open: "Abrir un enlace o una partida",
    openButton: "Abrir",
    copiedLink: "Enlace copiado. Quien lo abra verá esta misma partida.",
    copiedRecord: "Partida copiada.",
    notCopied: "No se permitió copiar. Aquí está: {words}",
    empty: "Pega primero un enlace o una partida.",
    badPly: "ply={ply}: debería ser un número de jugadas.",
    badSeed: "seed={seed}: debería ser un número entero de 0 a 18446744073709551615.",
  },

  editor: {
    title: "Posición",
    grid: "Posición por montar",
    text: "O como texto, fila por fila",
    copy: "Tomar del tablero",
    clear: "Vaciar",
    best: "Mejor jugada",
    play: "Jugar desde aquí",
    values: "Valor de cada jugada en esta posición",
  },

  help: {
    open: "Teclas, ayuda e idioma",
    title: "Cómo se juega",
    done: "Entendido",
    stuck: "¿No sabes cómo seguir? Pista muestra la mejor jugada; Deshacer la retira.",
  },

  notices: {
    badPosition: "Esta posición no sirve.",
    badGame: "Esta partida no se puede abrir.",
    badRules: "Estas reglas no encajan.",
    looking: "Estás viendo una partida de un enlace. No se guarda; la tuya sí.",
    back: "Volver a la mía",
    close: "Cerrar",
    update: "Hay una versión más nueva de Plyground.",
    reload: "Cargarla",
    badSave: "No se pudo leer la partida guardada. Se ha apartado; aquí tienes una nueva.",
    badSaveStays:
      "No se pudo leer la partida guardada y no hay espacio para apartarla. Se queda como está, así que esta partida no se guarda.",
    badSettings: "No se pudieron leer los ajustes guardados. Se han apartado y se usan los predeterminados.",
    badSettingsStay:
      "No se pudieron leer los ajustes guardados y no hay espacio para apartarlos. Se quedan como están, así que los cambios no se guardan.",
    overwrite: "Sobrescribir",
    notKept:
      "Este navegador no puede guardar tu partida: no permite guardar nada o no le queda espacio. Tus jugadas se pierden al cerrar la página.",
    otherTab: "Plyground está abierto también en otra pestaña. Se conserva la última partida jugada.",
    details: "Detalles",
    link: "Una parte del enlace no se pudo usar; el resto sí.",
    linkGame: "No se pudo leer «{name}» en el enlace.",
    linkVersion:
      "El enlace es de la versión {version}, que este Plyground todavía no conoce. Recarga la página y vuelve a abrir el enlace.",
    failed: "Eso no funcionó.",
  },
};
