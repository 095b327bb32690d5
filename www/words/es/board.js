// Lo que muestran y dicen los tableros, en español.

/** @type {import("../board.js").OwnWords} */
export const words = {
  board: "Tablero de {game}, {rows} por {columns}",
  empty: "libre",
  best: "Mejor jugada: {move}.",
  back: "De vuelta a la jugada {ply}.",
  noMove: "No hay jugada posible.",
  autoplayOn: "Juego automático activado.",
  autoplayOff: "Juego automático desactivado.",
  restarted: "Hubo que reiniciar el cálculo; no se ha perdido nada.",
  notKept:
    "Este navegador no puede guardar la partida: no permite guardar nada o no le queda espacio. Las jugadas se pierden al cerrar la página.",
  linkVersion:
    "El enlace es de la versión {version}, que este Plyground todavía no conoce. Recarga la página y vuelve a abrir el enlace.",
  row: "Fila {row}: {cells}",

  play: "Jugar",

  keepGoing: "Seguir",
  startOver: "Partida nueva",
  takeBack: "Deshacer",

  controls: {
    label: "Controles del juego",
    new: "Partida nueva",
    undo: "Deshacer",
    redo: "Rehacer",
    hint: "Pista",
    engineHint: "Pista del motor",
    step: "Jugada",
    autoplay: "Automático",
    pause: "Pausa",
    score: "Puntos: {points}",
    open: "Abrir en Plyground",
  },

  unable: {
    title: "No se puede mostrar el tablero",
    missing:
      "A este navegador le falta {what}, que el juego necesita. Cualquier navegador de los últimos años lo tiene.",
    load: "No se pudo cargar el motor. Comprueba la conexión y vuelve a cargar la página.",
  },

  status: {
    thinking: "El ordenador está pensando…",
    playing: "El ordenador juega por ti.",
  },

  forfeit: {
    title: "Pierde {name}",
    late: "No respondió a tiempo.",
    illegal: "Respondió «{detail}», que no es una jugada legal.",
    silent: "Respondió sin ninguna jugada.",
    broken: "Dejó de funcionar: {detail}",
    lost: "No se pudo cargar o dejó de funcionar.",
  },

  duel: {
    yourTurn: "Te toca: {task}",
    turnOf: "Juega {side}: {task}",
    wins: "Gana {side}",
    youWin: "Has ganado",
    computerWins: "Gana el ordenador",
    draw: "Empate",
    toMove: "Juega {side}",
    begin: "Partida nueva. Empieza X.",
    blocked: "Eso no se puede jugar aquí.",
    progress: { one: "{n} jugada.", other: "{n} jugadas." },
  },

  games: {
    2048: {
      task: "Desliza con las flechas o el dedo; las fichas iguales se unen.",
      help: "Mueve con las flechas. U deshace una jugada, R la rehace, I da una pista, P pone el juego automático, B lee el tablero.",
      moves: { up: "Arriba", right: "Derecha", down: "Abajo", left: "Izquierda" },
      cell: "fila {row} columna {column}: {value}",
      points: { one: "{n} punto", other: "{n} puntos" },
      spawn: "Nuevo {value} en {cell}",
      progress: "{points}, ficha más alta: {best}.",
      begin: { one: "Partida nueva con {n} ficha.", other: "Partida nueva con {n} fichas." },
      chip: "mejor",
      blocked: "Nada se mueve hacia ese lado.",
      won: "¡Lo has conseguido! Esperan fichas más altas.",
      overTitle: "Fin de la partida",
      over: "{points} y una ficha de {best}",
    },

    pentago: {
      place: "coloca una canica.",
      turnNow: "ahora gira un cuadrante.",
      help: "Las flechas eligen un hueco, Intro pone en él una canica. Luego, del 1 al 4 o las flechas eligen un cuadrante, y L o R lo giran. U deshace, I da una pista, B lee el tablero.",
      quadrants: ["superior izquierdo", "superior derecho", "inferior izquierdo", "inferior derecho"],
      spins: { L: "a la izquierda", R: "a la derecha" },
      turns: "Girar un cuadrante",
      turn: "Girar el cuadrante {quadrant} {spin} ({name})",
      chosen: "Cuadrante {number}, {quadrant}. L o R lo giran.",
      placed: "Canica en {hole}. Ahora gira un cuadrante.",
      taken: "Ahí ya hay una canica.",
      takenBack: "Canica retirada.",
      moved: "{side} {hole}.",
      turned: "{side} {hole}, cuadrante {quadrant} {spin}.",
      both: "Ambos tienen cinco en línea",
      full: "El tablero está lleno",
      five: { one: "Cinco en línea tras {n} jugada", other: "Cinco en línea tras {n} jugadas" },
    },

    loa: {
      choose: "elige una pieza.",
      go: "elige adónde va.",
      help: "Las flechas eligen una casilla, Intro toma la pieza que hay allí y la pone donde puede ir, Escape la suelta. G resalta los grupos, U deshace una jugada, I da una pista, B lee el tablero.",
      groups: "Grupos",
      pass: "Sin jugada: pasar",
      chosen:
        "{square} puede ir a {targets}. Piezas en su fila: {rank}, en su columna: {file}, en sus diagonales: {falling} y {rising}.",
      stuck: "Esta pieza no puede moverse.",
      count: { one: "{n} grupo", other: "{n} grupos" },
      grouped: "X en {x}, O en {o}.",
      ungrouped: "Los grupos ya no están resaltados.",
      passes: "{side} pasa.",
      moved: "{side} {from} a {to}.",
      takes: "{side} {from} captura {to}.",
      connected: { one: "Todas las piezas unidas tras {n} jugada", other: "Todas las piezas unidas tras {n} jugadas" },
      both: "Una jugada ha unido las piezas de cada bando",
      third: "La misma posición por tercera vez",
    },
  },
};
