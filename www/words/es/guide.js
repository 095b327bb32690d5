// Las palabras de la guía, en español.

/** @type {import("../language.js").Sparse<import("../en/guide.js").Words>} */
export const words = {
  title: "Plyground: cómo funciona",
  heading: "Cómo funciona",
  contents: "En esta página",
  who: "Quién lo juega",
  play: "Jugar en la página",

  thinking: {
    title: "Pensar por adelantado",
    three:
      "Un ordenador que juega bien hace tres cosas. Mira adelante: si voy allí, ¿qué puede venir después y qué puedo hacer yo? Valora las posiciones al final de lo que alcanza a ver: ¿qué tal pinta esto? Y lleva la valoración hacia atrás, de las últimas posiciones a las jugadas que conducen a ellas.",
    less: "Mirar una jugada más allá cuesta muchas veces más, así que los buenos programas miran menos: omiten las líneas que no pueden cambiar la elección (alfa-beta), recuerdan las posiciones que ya han visto (una tabla de transposiciones) y prueban primero las jugadas prometedoras. Profundizan paso a paso, una jugada tras otra, para que, cuando se acabe el tiempo, siempre haya ya una mejor jugada.",
    chance:
      "Donde interviene el azar, como en 2048, no hay rival que temer sino suerte que sopesar: expectimax toma la mejor de sus propias jugadas y la media de lo que pueda hacer el azar. Un tercer camino no valora nada: juega la partida al azar hasta el final, miles de veces, y mira qué jugada salió mejor (Montecarlo).",
  },

  tiles: {
    rules:
      "Todas las fichas se deslizan juntas en una de cuatro direcciones, y dos iguales que se encuentran se unen en una del doble de valor. Después aparece una ficha nueva en una casilla libre: nueve de cada diez veces un 2; si no, un 4. La partida acaba cuando nada se mueve.",
    play: "Jugar bien es tener las fichas grandes en una esquina, en orden descendente a lo largo de los bordes, y casillas libres. Eso es lo que miden los rasgos de la evaluación; cada uno tiene un control deslizante en la página. Pulsa Automático y mira.",
    tryPairs: "Prueba: junta cuatro parejas",
    tryCorner: "Mira una esquina ordenada",
  },

  pentago: {
    rules:
      "Dos jugadores ponen canicas en los huecos por turnos; tras cada canica, quien la puso gira un cuarto de vuelta uno de los cuatro cuadrantes. Cinco en línea ganan. Ambos a la vez, o un tablero lleno sin ninguna, es empate.",
    play: "Cada turno se puede jugar de hasta 288 maneras, así que mirar adelante es caro; pero una línea ganadora se ve pronto. Si ambos juegan a la perfección gana el primero, como ha mostrado un cálculo sobre los tres mil billones de posiciones (Irving 2014). A partir de 18 canicas, el jugador fuerte también conoce aquí el verdadero valor de cada posición.",
    tryWin: "Prueba: gana en una jugada",
    trySolved: "Aquí solo gana una jugada: encuéntrala o pulsa Pista",
  },

  loa: {
    rules:
      "Una pieza avanza en línea recta exactamente tantas casillas como piezas de ambos colores hay en esa línea. Salta sobre las suyas, nunca sobre las del otro bando; si cae en una de ellas, la captura. Gana quien tiene todas sus piezas en un grupo unido, también por las esquinas. Elige una pieza: el tablero muestra las líneas con sus números y adónde puede ir.",
    play: "Capturar no es una ventaja por sí mismo: cuantas menos piezas, antes se unen. El jugador fuerte sopesa lo cerca que están las piezas de su centro, la libertad con que se mueven, si las otras están encerradas en el borde y seis rasgos más (según Winands); cada uno tiene un control deslizante en la página.",
    tryConnect: "Prueba: une tus piezas en una jugada",
    tryMiddle: "Un medio juego: pulsa Pista para ver la mejor jugada",
  },

  embed: {
    title: "Un tablero en tu página",
    how: "Copia los archivos de este sitio en una carpeta de tu alojamiento y pega estas líneas en cualquier página. Elige cómo ha de ser el tablero:",
    copy: "Copiar",
    copied: "Copiado.",
    notCopied: "No se permitió copiar; selecciona las líneas y cópialas.",
    preview: "Es este:",
    frame: "El mismo tablero en un marco, desde donde estén estos archivos:",
    more: "Los métodos, los eventos, el estilo, los marcos con mensajes, el paquete para bundlers y Node.js y la biblioteca de Rust se describen en docs/embedding.md y docs/library.md del proyecto (en inglés).",
  },

  form: {
    game: "Juego",
    player: "Quién piensa",
    usual: "quien mejor lo juega",
    side: "El ordenador juega",
    sides: { none: "con ningún bando", "human,ai": "segundo", "ai,human": "primero", "ai,ai": "con ambos bandos" },
    budget: "Tiempo por jugada, en milisegundos",
    theme: "Claro u oscuro",
    themes: { none: "como la página", auto: "como el sistema", light: "claro", dark: "oscuro" },
    controls: "Botones bajo el tablero",
    autoplay: "Juega solo",
    keep: "Guarda la partida para la próxima visita",
  },
};
