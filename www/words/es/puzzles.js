// Las palabras de los retos, en español.

/** @type {import("../puzzles.js").OwnWords} */
export const words = {
  title: "Plyground: retos",
  heading: "Retos",
  about: "Solo una jugada es correcta. Lo ha demostrado una búsqueda hasta el final.",
  board: "El reto",
  error: "No se pudo preparar el reto.",
  gone: "El reto de este enlace no está aquí. Aquí tienes otro.",

  choose: {
    game: "Juego",
    kind: "Tarea",
    all: "Todas las tareas",
    win: { one: "Ganar en {n}", other: "Ganar en {n}" },
    hold: "La única jugada",
    reach: { one: "Ficha siguiente en {n}", other: "Ficha siguiente en {n}" },
    survive: { one: "{n} jugada más", other: "{n} jugadas más" },
  },

  task: {
    win: {
      one: "Juega {side} y gana de inmediato. ¿Cómo?",
      other: "Juega {side} y gana en {n} jugadas, sea cual sea la respuesta. ¿Cómo empieza?",
    },
    hold: "Juega {side}: todas las jugadas menos una pierden. ¿Cuál aguanta?",
    reach: "Consigue una ficha de {tile} en {n} jugadas, salgan las fichas que salgan. ¿Cómo se empieza?",
    survive: "Haz {n} jugadas más, salgan las fichas que salgan. Solo una primera jugada es segura.",
  },

  told: {
    on: { one: "¡Correcto! Queda {n} jugada.", other: "¡Correcto! Quedan {n} jugadas." },
    back: { one: "Te toca: queda {n} jugada.", other: "Te toca: quedan {n} jugadas." },
    solved: "¡Resuelto!",
    solvedFirst: "¡Resuelto al primer intento!",
    wrong: "Esa no: {move}.",
    refuted: "Esa no: {move}. La respuesta: {reply}.",
    turn: "{hole}, luego el cuadrante {quadrant} {spin}",
    quadrants: ["superior izquierdo", "superior derecho", "inferior izquierdo", "inferior derecho"],
    spins: { L: "a la izquierda", R: "a la derecha" },
    tile: "un nuevo {value} en {cell}",
    hint: "Empieza en {place}.",
    notThat: {
      up: "Mover hacia arriba (↑) no es la solución.",
      right: "Mover a la derecha (→) no es la solución.",
      down: "Mover hacia abajo (↓) no es la solución.",
      left: "Mover a la izquierda (←) no es la solución.",
    },
    any: "Aquí vale cualquier jugada.",
    shown: "Esa era la solución. El siguiente es para ti.",
  },

  again: "Otra vez",
  hint: "Pista",
  solution: "Solución",
  cost: "{hint} y {solution} cuentan como fallo.",
  next: "Reto siguiente",
  link: "Enlace a este reto",

  today: {
    title: "Hoy, {date}",
    explain: "Lo mismo para todos, según la fecha en UTC.",
    board: "{game}: el tablero del día",
    puzzle: "{game}: el reto del día",
    done: "✓",
    task: "El tablero del {date}: las mismas fichas para las mismas jugadas, para todos. ¿Hasta dónde llegas?",
    line: "Plyground, el tablero del {date}: {points} puntos, ficha más alta: {tile}, {n} jugadas.",
    solved: "Plyground, {game}, el reto del {date}: resuelto.",
    solvedFirst: "Plyground, {game}, el reto del {date}: resuelto al primer intento.",
    share: "Tu resultado, para compartir",
    copy: "Copiar",
    copied: "Copiado.",
    watch: "Verla",
    shown: "Una partida en el tablero del {date}",
    verified:
      "✓ Comprobado: {points} puntos, ficha más alta: {tile}, {n} jugadas. Cada ficha es la del tablero del {date}.",
    forged: "No comprobado: estas no son las fichas del tablero del {date}.",
    bad: "El enlace no contiene ninguna partida.",
  },

  record: {
    title: "Tus resultados",
    rating: "Tu puntuación",
    puzzle: "Este reto",
    streak: "Seguidos",
    longest: "Racha más larga",
    solved: "Resueltos",
    of: "{n} de {all}",
    explain:
      "Un reto cuenta una vez, con tu primera respuesta. Su puntuación depende de cuántos jugadores del motor encuentran la jugada. Todo esto se queda en tu navegador.",
  },
};
