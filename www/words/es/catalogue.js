// Juegos, jugadores y sus ajustes, en español.

import { levels } from "../catalogue.js";

const AHEAD =
  "Mira hacia delante como Expectimax, pero sabe cuánto valen los tableros gracias a millones de partidas contra sí mismo.";
const RANDOM = "Juega cualquier jugada legal, todas con la misma probabilidad. Con él se comparan todos los demás.";
const MCTS =
  "Juega muchas partidas al azar hasta el final, casi todas empezando por las jugadas que mejor han ido, y elige la que más ha probado.";
const OPEN = "Las líneas abiertas son las de cinco huecos con canicas de un solo bando.";
const TURNED = "Lo mismo, sumado sobre los ocho tableros que resultan de un giro.";
const TIMES_TILE = "Multiplicado por el valor de la ficha.";
const TIMES_WEIGHT = "Multiplicado por el peso de la casilla.";
const TIMES_EMPTY = "Multiplicado por el número de casillas vacías.";
const UNPUBLISHED = "Los autores no publicaron su valor.";
const DIRECTION = "Por cuánto se multiplica la recompensa media de esta dirección.";

/** Los niveles de los dos jugadores llamados «Fuerte». */
const LEVELS = levels("Nivel", {
  lowest: "Algo mejor que jugar al azar.",
  between: "Entre los niveles de al lado.",
  highest: "Tan fuerte como puede.",
});

/** @type {import("../catalogue.js").CatalogueWords} */
export const words = {
  groups: {
    "In detail": "En detalle",
    Rules: "Reglas",
    Evaluation: "Evaluación",
    Search: "Búsqueda",
    Weights: "Pesos",
    "Field score": "Valor del tablero",
    Reward: "Recompensa",
    Multipliers: "Factores",
    Solver: "Resolutor",
    Breeding: "Cría",
    Level: "Nivel",
  },
  games: {
    2048: {
      params: {
        rows: ["Filas", "Filas del tablero."],
        columns: ["Columnas", "Columnas del tablero."],
        goal: [
          "Meta",
          "La ficha que gana; se puede seguir jugando. En los tableros pequeños no caben fichas grandes: en 3x3 casillas, ninguna mayor que 1024.",
        ],
        start: ["Fichas al empezar", "Fichas que hay en el tablero al empezar."],
        four: ["Cuatros nuevos, en %", "Cuántas de cada cien fichas nuevas son un 4 y no un 2."],
        evil: [
          "Malvado",
          "Las fichas nuevas no caen al azar. En el nivel 10, cada una va adonde más sufre la evaluación del jugador del panel; en niveles más bajos, no siempre; 0 es el azar.",
        ],
      },
      presets: {
        standard: ["Clásico 4x4", "El juego que todos conocen."],
        small: ["Pequeño 3x3", "Acaba pronto: 256 ya es un logro."],
        large: ["Grande 5x5", "Sitio para pensar: rumbo a 8192."],
        huge: ["Enorme 6x6", "Partidas largas, con fichas que no caben en otro tablero."],
        fours: ["Doses y cuatros", "Una de cada dos fichas nuevas es un 4."],
        evil: ["Malvado", "Cada ficha nueva va adonde más duele; incluso 128 queda lejos."],
      },
    },
    loa: {
      params: {
        mover: [
          "Ambos unidos: gana quien jugó",
          "Quien une ambos bandos con una jugada ha ganado, como en muchos servidores. Si no, es empate.",
        ],
      },
    },
  },
  players: {
    "2048/expectimax": {
      name: "Expectimax",
      help: "Mira más allá de cada jugada y cada ficha nueva, cada vez a más profundidad mientras haya tiempo, y valora los tableros a los que llega por sus rasgos.",
      params: {
        lost: ["Partida perdida", "Lo malo que es perder, aparte de los demás rasgos."],
        empty: ["Casillas vacías", "Sitio para moverse, contado en filas y en columnas."],
        merges: ["Uniones", "Fichas iguales que se tocan y pueden unirse."],
        monotonicity: ["Monotonía", "Filas y columnas que solo suben o solo bajan."],
        "monotonicity-power": ["Potencia de la monotonía", "Cuánto más cuenta entre fichas grandes."],
        sum: ["Pocas fichas grandes", "Mejor una ficha grande que muchas de la mitad."],
        "sum-power": ["Potencia de pocas grandes", "Cuánto más cuenta entre fichas grandes."],
        smoothness: ["Suavidad", "Vecinas de tamaño casi igual."],
        edge: ["Bordes", "Fichas grandes en el borde y, el doble, en una esquina."],
        corner: ["Esquina", "Fichas según lo cerca que están de una esquina."],
        snake: ["Serpiente", "Fichas que bajan por un camino sinuoso desde una esquina."],
        "log-empty": ["Casillas vacías, logaritmo", "Las primeras casillas vacías cuentan más (ovolve)."],
        "axis-monotonicity": [
          "Monotonía por ejes",
          "Todas las filas, y todas las columnas, bajan hacia el mismo lado (ovolve).",
        ],
        "max-tile": ["Ficha más alta", "El exponente de la ficha más alta (ovolve)."],
        cutoff: [
          "Corte",
          "No se siguen las líneas menos probables que 1 entre 10 elevado a este número; 9 las sigue todas.",
        ],
        "cutoff-step": ["Corte por iteración", "Lo que cada iteración más profunda suma al número de arriba."],
        table: ["Tamaño de la tabla", "Recuerda 2 elevado a este número de tableros, de 16 bytes cada uno."],
      },
      presets: {
        default: ["Plyground", "El propio del proyecto, afinado."],
        nneonneo: ["nneonneo", "Los pesos, el corte y los rasgos del programa expectimax más conocido."],
        ovolve: ["ovolve", "Los cuatro rasgos del primer programa conocido de 2048."],
      },
    },
    "2048/learned": {
      name: "Aprendido",
      help: AHEAD,
      weights: { large: ["Grande", "Juega mejor."], small: ["Pequeño", "Una descarga menor que pide menos memoria."] },
    },
    "2048/learned-3x3": { name: "Aprendido 3x3", help: AHEAD, weights: { "3x3": ["3x3", "Solo para este tablero."] } },
    "2048/learned-3x4": { name: "Aprendido 3x4", help: AHEAD, weights: { "3x4": ["3x4", "Solo para este tablero."] } },
    "2048/ovolve": {
      name: "ovolve",
      help: "El primer programa conocido de 2048: alfa-beta con profundización iterativa, en el que el rival solo considera las fichas nuevas más molestas. Su profundidad cuenta solo las jugadas del jugador.",
      params: {
        "axis-monotonicity": [
          "Monotonía por ejes",
          "Todas las filas, y todas las columnas, bajan hacia el mismo lado.",
        ],
        "log-empty": ["Casillas vacías, logaritmo", "Las primeras casillas vacías cuentan más."],
        "max-tile": ["Ficha más alta", "El exponente de la ficha más alta."],
        clustering: ["Dispersión", "Cuánto se diferencian las fichas de las que las rodean, también en diagonal."],
        annoying: [
          "Solo las más molestas",
          "El rival considera solo las fichas nuevas que dejan el tablero menos suave y más disperso.",
        ],
      },
    },
    "2048/alpha-beta": {
      name: "Alfa-beta",
      help: "Minimax que omite lo que no puede cambiar la elección, con un interruptor para cada una de las demás optimizaciones.",
      params: {
        depth: [
          "Profundidad",
          "Lo más lejos que mira, aunque quede tiempo; jugadas y fichas nuevas cuentan como un nivel cada una.",
        ],
        pruning: ["Poda alfa-beta", "Omite lo que no puede cambiar la elección. Sin ella es minimax sencillo."],
        deepening: [
          "Profundización iterativa",
          "Mira un nivel, luego dos, luego tres y así mientras haya tiempo. Sin ella, indica una profundidad.",
        ],
        table: [
          "Tabla de transposiciones",
          "Recuerda 2 elevado a este número de posiciones, de 16 bytes cada una; 0 es sin tabla.",
        ],
        killers: ["Jugadas asesinas", "Prueba primero lo que refutó otras jugadas a la misma profundidad."],
        history: ["Heurística de historia", "Prueba las jugadas según lo que han refutado antes en cualquier parte."],
        sorting: [
          "Ordenar por evaluación",
          "Hasta este número de niveles desde la raíz, las jugadas se prueban en el orden de la evaluación.",
        ],
        combined: [
          "Orden combinado",
          "Cerca de la raíz por evaluación, más abajo por historia, en el último nivel por tipo de jugada.",
        ],
        scout: [
          "Búsqueda de variante principal",
          "Solo pregunta si otras jugadas son mejores que la primera, y busca de nuevo si alguna lo es.",
        ],
        unique: ["Sin duplicados", "Busca una sola vez las jugadas que llevan a la misma posición."],
        "open-root": [
          "Un valor para cada jugada",
          "Halla el valor exacto de cada jugada en la raíz, lo que tarda más.",
        ],
      },
      presets: {
        default: [
          "Pesos de ovolve",
          "Los cuatro rasgos del primer programa conocido de 2048, contra cada ficha nueva.",
        ],
        vryniotis: [
          "Vryniotis",
          "Dispersión, monotonía, suavidad y casillas vacías, según V. Vryniotis; cuánto pesan se eligió aquí.",
        ],
      },
    },
    "2048/minimax": {
      name: "Minimax",
      help: "Mira hacia delante como si un rival pusiera las fichas nuevas, considerando todas sus jugadas, sin ninguna poda.",
    },
    "2048/lee": {
      name: "Matriz de pesos",
      help: "Expectimax con fichas ponderadas por una matriz fija, la más pesada arriba a la izquierda, según Yiyuan Lee.",
    },
    "2048/frolov": {
      name: "Promedio",
      help: "Toma la media sobre todas las líneas de juego, buenas o malas, y puntúa los tableros finales por uniones, fichas y líneas monótonas: los diecisiete métodos de la tesis de S. Frolov. Los números de su matriz de esquinas y bordes se han perdido y se eligieron aquí.",
      params: {
        depth: ["Profundidad", "Jugadas que mira hacia delante."],
        directions: ["Direcciones", "4, todas; 3, izquierda, derecha y arriba, y abajo solo si no hay otra legal."],
        "exception-1": [
          "Llenar la primera fila",
          "Arriba enseguida si una ficha puede entrar en una casilla vacía de la primera fila que no sea la izquierda.",
        ],
        "exception-2": [
          "Llenar la esquina",
          "Izquierda enseguida si la casilla superior izquierda está vacía y hay una ficha en su fila.",
        ],
        matrix: [
          "Matriz",
          "0 baja por escalones de 7 a 1; 1 es la de Yiyuan Lee; 2 se hace con los tres números de abajo.",
        ],
        "corner-weight": ["Esquinas", "El peso de las esquinas en la matriz 2."],
        "edge-weight": ["Bordes", "El peso de las demás casillas del borde en la matriz 2."],
        "inner-weight": ["Centro", "El peso de las casillas interiores en la matriz 2."],
        merge: ["Uniones", "Cuánto cuentan los pares que pueden unirse."],
        "merge-value": ["por ficha", TIMES_TILE],
        "merge-weight": ["por peso", "Multiplicado por el peso de su casilla."],
        "merge-cells": ["de qué casilla", "0, la superior o izquierda del par; 1, la más pesada; 2, la suma de ambas."],
        "merge-free": ["por casillas vacías", TIMES_EMPTY],
        "merge-distance": ["por distancia", "Dividido por la distancia a la esquina superior izquierda."],
        board: ["Casillas", "Cuánto cuentan todas las casillas."],
        "board-value": ["por ficha", TIMES_TILE],
        "board-weight": ["por peso", TIMES_WEIGHT],
        "board-free": ["por casillas vacías", TIMES_EMPTY],
        monotone: [
          "Líneas monótonas",
          "Cuánto cuentan las casillas de líneas monótonas; bajo 0, cuánto cuentan en contra las de las demás.",
        ],
        "monotone-value": ["por ficha", TIMES_TILE],
        "monotone-weight": ["por peso", TIMES_WEIGHT],
        "monotone-free": ["por casillas vacías", TIMES_EMPTY],
      },
      presets: {
        "method-1": ["Método 1", "Uniones cerca de la esquina; penaliza las líneas no monótonas."],
        "method-1-1": ["Método 1.1", "Método 1 sin la penalización."],
        "method-2": ["Método 2", "Premio a las líneas monótonas, matriz de Lee, sin excepciones."],
        "method-3": ["Método 3", "Método 2; las líneas monótonas cuentan con las casillas vacías."],
        "method-3-8": ["Método 3.8", "Solo la matriz."],
        "method-4": ["Método 4", "Método 2 sin las casillas vacías."],
        "method-5": ["Método 5", "Los valores de las fichas solo cuentan sobre el tablero."],
        "method-6": ["Método 6", "Solo pesos."],
        "method-7": ["Método 7", "Método 3 sin el tablero."],
        "method-7-5": ["Método 7.5", "Uniones dondequiera que estén."],
        "method-7-7": ["Método 7.7", "Método 7.5 con la suma de todas las fichas."],
        "method-8": ["Método 8", "Sin las casillas vacías."],
        "method-9": ["Método 9", "Cuatro direcciones, esquinas y bordes pesados."],
        "method-10": ["Método 10", "Cuentan ambas casillas de una unión."],
        "method-11": ["Método 11", "Método 10 por pesos."],
        "method-12": ["Método 12", "Método 10 sin el tablero, solo esquinas pesadas."],
        "method-13": ["Método 13", "Solo el tablero y las casillas vacías."],
      },
    },
    "2048/mcts": {
      name: "Búsqueda Montecarlo en árbol",
      help: "Juega partidas al azar desde un árbol de jugadas que crece donde fueron bien (UCB1) y elige la jugada con mejor recompensa media.",
      params: {
        simulations: ["Simulaciones", "Partidas al azar por jugada; cada una añade también una jugada al árbol."],
        exploration: [
          "Exploración",
          "La c de UCB1, en la unidad de la recompensa: cuánto se favorece una jugada menos probada.",
        ],
        "corner-ties": [
          "Empates hacia la esquina",
          "De las jugadas con la misma media se toma la primera de arriba, derecha, abajo e izquierda; si no, la primera de arriba, abajo, izquierda y derecha.",
        ],
        threshold: [
          "Recompensa desde",
          "Una partida al azar vale su ficha más alta si llega al menos a esto; si no, nada; por debajo de 2, sus puntos.",
        ],
        goal: [
          "Acaban en la meta",
          "Las partidas al azar acaban en la ficha que gana, salvo que ya esté en el tablero.",
        ],
      },
    },
    "2048/mcts-corner": {
      name: "Búsqueda Montecarlo a la esquina",
      help: "Búsqueda Montecarlo en árbol; al final la recompensa media de cada dirección se multiplica por un número propio.",
      params: {
        up: ["Arriba", DIRECTION],
        right: ["Derecha", DIRECTION],
        down: ["Abajo", DIRECTION],
        left: ["Izquierda", DIRECTION],
      },
    },
    "2048/monte-carlo": {
      name: "Montecarlo plano",
      help: "Juega igual número de partidas al azar tras cada jugada legal y elige la de mejor recompensa media.",
      params: {
        simulations: ["Simulaciones", "Partidas al azar por cada jugada legal."],
        cap: [
          "Partida más larga",
          "Jugadas tras las que se deja una partida al azar; 0 las juega todas hasta el final.",
        ],
      },
      presets: {
        default: ["Plyground", "50 partidas al azar por cada jugada legal hasta el final, por puntos."],
        neller: [
          "Neller",
          "1000 partidas al azar por cada jugada legal, dejadas tras 3 jugadas (T. W. Neller 2015). Aquí no se sabe qué contaba: por puntos.",
        ],
      },
    },
    "2048/greedy": {
      name: "Voraz",
      help: "Mira una jugada adelante: la menor suma de diferencias entre fichas vecinas.",
    },
    "2048/corner": {
      name: "Esquina",
      help: "Juega arriba o derecha, a cara o cruz si ambas son legales; si no, izquierda; si no, abajo.",
    },
    "2048/random": { name: "Azar", help: RANDOM },
    "pentago/strong": {
      name: "Fuerte",
      help: "Aperturas aprendidas; después, alfa-beta mientras hay muchos huecos vacíos; luego, un resolutor que halla el valor exacto.",
      params: {
        solve: [
          "Resolver desde",
          "El resolutor se usa con este número de huecos vacíos como mucho; desde 18 puede necesitar más tiempo del que tiene.",
        ],
        "solver-table": [
          "Tabla del resolutor",
          "El resolutor recuerda a lo sumo 2 elevado a este número de nodos, de 40 bytes cada uno.",
        ],
        openings: [
          "Aperturas aprendidas",
          "Con cinco canicas como mucho, juega enseguida lo que se aprendió de los valores exactos.",
        ],
        noise: [
          "Ruido",
          "Una jugada que vale esta cantidad menos que otra se elige con una frecuencia 2,7 veces menor; 0 elige siempre la mejor.",
        ],
        "level-nodes": [
          "Posiciones, como máximo",
          "Cuántas posiciones se miran como mucho para una jugada, permitan lo que permitan los límites; 0 no pone tope.",
        ],
        average: [
          "Media de profundidades",
          "Con este número de canicas en el tablero como mucho, cuenta la media de los valores de una jugada en todas las profundidades: los errores de las impares y los de las pares se compensan.",
        ],
        one: ["Uno abierto", OPEN],
        two: ["Dos abierto", OPEN],
        three: ["Tres abierto", OPEN],
        four: ["Cuatro abierto", OPEN],
        "turned-one": ["Uno abierto tras un giro", TURNED],
        "turned-two": ["Dos abierto tras un giro", TURNED],
        "turned-three": ["Tres abierto tras un giro", TURNED],
        "turned-four": ["Cuatro abierto tras un giro", TURNED],
        middle: ["Centros de cuadrantes", "Una canica en el centro de un cuadrante, donde ningún giro la mueve."],
        reach: ["Alcance", "Líneas abiertas en las 256 rotaciones de los cuadrantes; cuanto más cerca, más."],
        learned: [
          "Aprendido",
          "Líneas abiertas en las 256 rotaciones, con el valor que se aprendió hacia atrás desde posiciones resueltas.",
        ],
        tempo: ["Tempo", "Tener el turno."],
        growth: ["Crecimiento del alcance", "Cuántas veces más vale una línea con cada canica en ella."],
        quarter: ["Alcance tras un giro", "Lo que queda del valor de una línea si hay que girar un cuadrante una vez."],
        half: [
          "Alcance tras dos giros",
          "Lo que queda del valor de una línea si hay que girar un cuadrante dos veces.",
        ],
      },
      presets: LEVELS,
    },
    "pentago/alpha-beta": {
      name: "Alfa-beta",
      help: "Mira todas las jugadas de ambos bandos y valora los tableros por sus líneas abiertas. Cada optimización se puede apagar, hasta quedar en minimax sencillo.",
    },
    "pentago/genetic": {
      name: "Minimax genético",
      help: "Cría secuencias de jugadas: cuanto más cerca de la raíz llega por minimax el valor de una, más hijos tiene (Hong, Huang y Lin 2001).",
      params: {
        depth: ["Profundidad", "Jugadas de una secuencia, si los límites no dan profundidad."],
        population: ["Población", `Cuántas secuencias viven a la vez. ${UNPUBLISHED}`],
        generations: ["Generaciones", `Generaciones por jugada como mucho, si el tiempo lo permite. ${UNPUBLISHED}`],
        crossover: [
          "Cruce",
          `Con qué frecuencia una secuencia empieza como un padre y acaba como el otro. ${UNPUBLISHED}`,
        ],
        mutation: ["Mutación", `Con qué frecuencia una jugada se cambia por otra al azar. ${UNPUBLISHED}`],
      },
    },
    "pentago/mcts": {
      name: "Búsqueda Montecarlo en árbol",
      help: MCTS,
      params: {
        simulations: ["Simulaciones", "Partidas al azar por jugada como mucho."],
        exploration: ["Exploración", "Cuánto probar las jugadas poco probadas: la c de UCB1."],
      },
    },
    "pentago/random": { name: "Azar", help: RANDOM },
    "loa/strong": {
      name: "Fuerte",
      help: "Alfa-beta con los nueve rasgos del programa de torneo MIA y una red aprendida, y un resolutor que demuestra victorias cerca del final. Cada optimización tiene un interruptor; cada rasgo, un peso.",
      params: {
        solver: [
          "Búsqueda por números de prueba",
          "Busca victorias forzadas cuando un bando está casi unido: visita este número de posiciones por cada una de alfa-beta; 0, nunca.",
        ],
        "solver-from": [
          "Inicio del resolutor",
          "Empieza cuando alfa-beta ha mirado este número de posiciones: en una búsqueda corta, demostrar cuesta más de lo que aporta.",
        ],
        "solver-table": [
          "Tabla del resolutor",
          "Para cada bando recuerda 2 elevado a este número de posiciones, de 16 bytes cada una.",
        ],
        network: ["Red", "Una pequeña red, aprendida de partidas, corrige los nueve rasgos."],
        "two-deep": [
          "Tabla doble",
          "De las posiciones que comparten un sitio, la tabla guarda la más profunda y la más nueva.",
        ],
        "static-margin": [
          "Poda estática",
          "En los tres últimos niveles salta una posición cuyo valor estático supera lo pedido en esta cantidad por nivel; 0, nunca.",
        ],
        "null-move": [
          "Jugada nula",
          "Salta una posición en la que no hacer nada ya es demasiado bueno, buscando este número de niveles menos; 0, nunca.",
        ],
        "multi-cut": [
          "Corte múltiple",
          "Salta una posición en la que varias de las primeras jugadas son demasiado buenas, buscando tres niveles menos.",
        ],
        "late-moves": [
          "Reducir jugadas tardías",
          "Busca primero a menos profundidad las jugadas del final de la lista, este número de niveles menos como mucho; 0, nunca.",
        ],
        quiescence: [
          "Búsqueda de reposo",
          "Por debajo de la profundidad, juega durante este número de niveles las capturas que cambian uniones.",
        ],
        concentration: [
          "Concentración",
          "Lo cerca que están las piezas de su centro de masas: 1 si no pueden estarlo más.",
        ],
        centralisation: ["Centralización", "Piezas en el centro del tablero, ninguna en el borde."],
        mass: [
          "Centro de masas desplazado",
          "Casillas entre el centro de masas y el del tablero: cerca del borde cuesta más dispersar las piezas.",
        ],
        quads: ["Cuadros", "Cuadros de 2x2 con tres o cuatro piezas cerca del centro de masas."],
        connectedness: ["Conexión", "Vecinas de una pieza, de media."],
        uniformity: [
          "Uniformidad",
          "Lo pequeño que es el menor rectángulo en torno a todas las piezas; 1, todo el tablero.",
        ],
        mobility: ["Movilidad", "Jugadas; una captura cuenta doble; hacia un borde o a lo largo de él, la mitad."],
        walls: ["Muros", "Piezas del rival encerradas en el borde."],
      },
      presets: LEVELS,
    },
    "loa/alpha-beta": {
      name: "Alfa-beta (Georgara)",
      help: "Lo mismo, de 6 a 8 niveles hacia delante: se omite lo que no puede cambiar la elección.",
      params: {
        concentration: ["Concentración", "1 / lo que las distancias al centro de masas superan el mínimo posible."],
        centralisation: ["Centralización", "Piezas cerca del centro del tablero, ninguna en las esquinas."],
        quads: ["Cuadros", "Cuadros de 2x2 con tres o cuatro piezas en torno al centro de masas."],
        opponent: ["Rival", "Cuánto se resta del valor del rival."],
      },
    },
    "loa/minimax": {
      name: "Minimax (Georgara)",
      help: "Lo mira todo 4 niveles hacia delante, con pocas piezas en el tablero hasta 6, y valora concentración, centralización y cuadros.",
    },
    "loa/mcts": { name: "Búsqueda Montecarlo en árbol", help: MCTS },
    "loa/random": { name: "Azar", help: RANDOM },
  },
};
