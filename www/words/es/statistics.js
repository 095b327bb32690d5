// Las palabras de las estadísticas, en español.

/** @type {import("../statistics.js").OwnWords} */
export const words = {
  title: "Plyground: tus partidas",
  heading: "Tus partidas",
  about:
    "Una partida cuenta una vez, cuando termina. No cuentan las partidas en las que el ordenador movió por ti, las de enlaces ni las de dos personas. Todo se queda en tu navegador.",
  none: "Todavía no ha terminado ninguna partida.",

  table: {
    rules: "Reglas",
    usual: "habituales",
    opponent: "Contra",
    own: "{player}, tus ajustes",
    preset: "{player}, {preset}",
    games: "Partidas",
    wins: "Ganadas",
    draws: "Empatadas",
    losses: "Perdidas",
    best: "Récord",
    quickest: "Victoria más rápida",
    ended: "{tile} al final",
    plies: { one: "{n} jugada", other: "{n} jugadas" },
    streak: "Ganadas seguidas",
    longest: "Racha más larga",
  },

  tiles: { title: "Ficha más alta al final", tile: "Ficha más alta" },
  ends: { title: "Cómo terminaron las partidas", opponent: "Contra" },
  counted: "Partidas",

  puzzles: {
    title: "Retos",
    game: "Juego",
    rating: "Puntuación",
    solved: "Resueltos",
    row: "Seguidos: {streak}. Racha más larga: {longest}.",
  },

  file: {
    title: "Todo en un archivo",
    about:
      "Partidas, ajustes, preajustes, estadísticas, retos y las series del laboratorio, para guardarlos o llevarlos a otro navegador. No incluye un módulo propio ni los pesos aprendidos.",
    save: "Guardar como archivo",
    open: "Abrir un archivo",
    erase: "Borrar todo",
    saved: "Guardado: {name}",
    savedPart: "Guardado sin las series del laboratorio, que este navegador no pudo leer: {name}",
    opened: "El contenido del archivo ya está aquí.",
    erased: "Ya no se guarda nada.",
    foreign: "Este archivo no es de Plyground. No ha cambiado nada.",
    damaged: "Este archivo está dañado. No ha cambiado nada.",
    newer: "Este archivo es de un Plyground más nuevo. Recarga la página y ábrelo otra vez. No ha cambiado nada.",
    full: "El navegador no tiene espacio para este archivo. No ha cambiado nada.",
    stuck: "Este navegador no pudo cambiar las series del laboratorio. No ha cambiado nada.",
  },
};
