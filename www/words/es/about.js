// Las palabras de la página sobre Plyground, en español.

/** @type {import("../about.js").OwnWords} */
export const words = {
  title: "Plyground: ¿qué es esto?",
  heading: "¿Qué es esto?",
  lead: "Juegos de tablero que piensan, en una página web. Los juegas, pides la mejor jugada y ves por qué lo es; cambias cómo juzga el ordenador y mides qué efecto tiene. No hay servidor: todo funciona en el navegador.",

  boards: {
    title: "Tableros para tu propia página",
    about:
      "No se carga nada del motor antes de pulsar. Las líneas bajo un tablero son todo lo que necesita una página.",
    copy: "Copiar",
    copied: "Copiado.",
    notCopied: "No se permitió copiar; selecciona las líneas y cópialas.",
  },

  teachers: {
    title: "Para docentes",
    lessons:
      "Las lecciones recorren los algoritmos paso a paso en árboles pequeños. Cualquier búsqueda se puede dibujar como árbol, y cualquier partida se puede revisar jugada a jugada.",
    weights: "Cada peso de una evaluación tiene un control deslizante y surte efecto desde la jugada siguiente.",
    lab: "Un experimento juega miles de partidas, con tablas, gráficos e intervalos. Su enlace contiene todos los ajustes; así, toda la clase puede repetirlo.",
    puzzles: "Más de 1000 posiciones tienen una sola jugada correcta, demostrada con una búsqueda hasta el final.",
  },

  owners: {
    title: "Para dueños de sitios web",
    static:
      "Es una carpeta de archivos para cualquier alojamiento estático. No hacen falta cabeceras ni compilar nada.",
    privacy:
      "Sin cuenta, sin cookies, sin peticiones a otros servidores. Lo que se guarda se queda en el navegador de quien visita la página.",
    languages:
      "Los tableros hablan ocho idiomas, funcionan con teclado, con el dedo y con lector de pantalla, y toman tus colores.",
    form: "Un formulario escribe la etiqueta, y también la de los marcos.",
  },

  weight: {
    title: "Lo que pesa un tablero",
    about:
      "Medido aquí, en tu navegador, al poner en marcha cada tablero de arriba; los archivos que comparten cuentan para el primero.",
    board: "Tablero",
    size: "Cargado",
    time: "Hasta poder jugar",
    before: "Esta página, sin tableros",
    waiting: "sin empezar",
    kilobytes: "{n} kB",
    milliseconds: "{n} ms",
  },

  ladder: {
    title: "Su fuerza de juego",
    about:
      "Puntuaciones de los niveles tras cientos de partidas entre ellos, en Elo; quien juega al azar tiene 0. Donde se juega a solas, la media de puntos de los mejores jugadores.",
    level: "Nivel",
    elo: "Elo",
    player: "Jugador",
    mean: "Media de puntos",
  },
};
