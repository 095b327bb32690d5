// Las palabras de la ayuda y de la carga de pesos aprendidos, en español.

/** @type {import("../page.js").OwnDialogs} */
export const words = {
  better: {
    ask: "¿Es esto mejor?",
    help: "El laboratorio enfrenta tus valores a los valores por defecto hasta que esté claro cuáles son mejores.",
    first: "Mueve primero un control. Entonces el laboratorio puede enfrentar tus valores a los valores por defecto.",
    name: "{player}: tus valores contra los valores por defecto",
    own: "Tus valores",
    normal: "Valores por defecto",
  },
  guide: "Cómo funcionan los juegos y los jugadores, y cómo poner un tablero en tu propia página",
  statistics: "Tus partidas: qué fue de ellas, y un archivo con todo lo guardado",
  about: "Qué es Plyground, para docentes y dueños de sitios web",
  picture: "Imagen del tablero",
  single: "Atajos de una sola letra",
  sounds: "Sonidos de las jugadas",
  vibration: "Vibración con las jugadas",
  language: "Idioma",
  keys: {
    undo: "Deshacer",
    redo: "Rehacer",
    hint: "Pista",
    autoplay: "Juego automático: empezar o parar",
    step: "Una jugada del ordenador",
    stop: "Dejar de pensar",
    read: "Leer el tablero en voz alta (para lectores de pantalla)",
    newGame: "Partida nueva",
    help: "Esta lista",
  },
  confirm: {
    newGame: {
      title: "¿Empezar una partida nueva?",
      message: "La partida del tablero se perderá.",
      yes: "Partida nueva",
      no: "Seguir jugando",
    },
    link: {
      title: "¿Abrir esta partida?",
      message: "Sustituye a la partida que estás jugando.",
      yes: "Abrirla",
      no: "Conservar la mía",
      other: "Solo mirar",
    },
    match: {
      title: "¿Abrir esta partida?",
      message: "Sustituye a la partida que estás jugando. Las partidas por enlace se guardan.",
      yes: "Abrirla",
      no: "Ahora no",
    },
    resign: {
      title: "¿Abandonar?",
      message: "Entonces gana el otro bando.",
      yes: "Abandonar",
      no: "Seguir jugando",
    },
    agree: {
      title: "¿Empate?",
      message: "¿Están de acuerdo los dos bandos?",
      yes: "Empate",
      no: "Seguir jugando",
    },
    position: {
      title: "¿Jugar desde esta posición?",
      message: "Sustituye a la partida que estás jugando.",
      yes: "Jugar desde aquí",
      no: "Conservar la mía",
    },
    replace: {
      title: "¿Poner este archivo en lugar de todo?",
      message: "Las partidas, los ajustes y las estadísticas que guarda ahora este navegador se perderán.",
      yes: "Ponerlo",
      no: "Conservar lo mío",
    },
    erase: {
      title: "¿Borrar todo?",
      message:
        "Se perderán partidas, ajustes, preajustes, estadísticas y las series del laboratorio. Guarda antes un archivo por si quieres recuperarlos.",
      yes: "Borrar",
      no: "Conservar",
    },
    branch: {
      title: "¿Seguir jugando desde aquí?",
      message: {
        one: "Se descartará {n} jugada posterior.",
        other: "Se descartarán {n} jugadas posteriores.",
      },
      yes: "Seguir jugando",
      no: "Conservarlas",
    },
  },
  settings: {
    title: "Ajustes como texto",
    help: "Un nombre=valor por línea. Cópialo para guardarlo, o pega otro y aplícalo.",
    copy: "Copiar",
    apply: "Aplicar",
    close: "Cerrar",
    copied: "Ajustes copiados.",
    applied: "Ajustes aplicados.",
    notPair: "«{line}»: debería ser nombre=valor.",
  },
  editor: {
    cell: "Fila {row}, columna {column}: {value}",
    thinking: "Pensando…",
    over: "Aquí no hay jugada posible.",
    answer: "Mejor jugada: {name} (profundidad {depth})",
  },
  level: {
    title: "Nivel del ordenador",
    value: "{level} de {most}",
    own: "propio",
    ownHelp: "El ordenador juega con tus propios ajustes.",
    rated: "Puntuación {elo}; quien juega al azar tiene 0.",
    ratedMost: "Puntuación {elo} o más; quien juega al azar tiene 0.",
    ruleTitle: "«{rule}»: nivel",
    ruleRated: "Un jugador sencillo consigue el {share} % de los puntos que consigue cuando el azar coloca las fichas.",
    harder: "Has ganado al nivel {level}. El nivel {other} juega un poco mejor.",
    easier: "Ha ganado el nivel {level}. El nivel {other} es más fácil.",
    play: "Jugar al nivel {level}",
    more: "Todos los ajustes",
  },
  ponder: {
    label: "Pensar también en mi turno",
    help: "Solo a la fuerza máxima, como mucho un minuto por jugada. Gasta batería.",
  },
  module: {
    option: "Un módulo propio",
    address: "Dirección del módulo",
    file: "Elegir un archivo",
    help: "Un módulo de JavaScript que responde con jugadas, como dice docs/engine-protocol.md (en inglés). Se ejecuta en su propio hilo.",
    plays: "{name} hace las jugadas del ordenador; las pistas las sigue dando el jugador elegido.",
    remove: "Quitarlo",
    notKept: "Este navegador no guarda archivos para la página. Pon el módulo junto a la página e indica su dirección.",
  },
  trouble: {
    game: {
      aside: "No se pudo leer la partida guardada. Se ha apartado; aquí tienes una nueva.",
      held: "No se pudo leer la partida guardada y no hay espacio para apartarla. Se queda como está, así que esta partida no se guarda.",
      full: "Este navegador no puede guardar tu partida: no permite guardar nada o no le queda espacio. Tus jugadas se pierden al cerrar la página.",
      second:
        "Plyground está abierto también en otra pestaña. Aquí tienes una segunda partida; se conservan las dos, y vuelven cuando abras otra vez dos pestañas.",
    },
    settings: {
      aside: "No se pudieron leer los ajustes guardados. Se han apartado y se usan los valores por defecto.",
      held: "No se pudieron leer los ajustes guardados y no hay espacio para apartarlos. Se quedan como están, así que los cambios no se guardan.",
    },
    any: {
      aside: "No se pudo leer y se ha apartado: {what}.",
      held: "No se pudo leer y no hay espacio para apartarlo: {what}. Se queda como está, así que los cambios no se guardan.",
      full: "No se guarda: {what}. Este navegador no permite guardar nada o no le queda espacio.",
    },
    what: {
      best: "los récords",
      match: "las partidas por enlace",
      mistakes: "los errores que guardas",
      presets: "tus preajustes",
      puzzles: "tus retos y su puntuación",
      settings: "los ajustes",
      statistics: "las estadísticas de tus partidas",
      table: "relojes y finales de las partidas en un mismo tablero",
    },
    overwrite: "Sobrescribir",
  },
  weights: {
    loading: "Cargando lo que ha aprendido {player}",
    size: "{loaded} de {total} MB",
    sizeAlone: "{loaded} MB",
    unpacking: "Descomprimiendo…",
    cancel: "Cancelar",
    failed: "No se pudo cargar lo que ha aprendido {player}. En su lugar juega {substitute}.",
    retry: "Probar otra vez",
    which: "Pesos aprendidos",
    auto: "Según el dispositivo",
    file: "{label}, {size} MB",
    when: "Se descarga cuando piensa por primera vez y se guarda para la próxima visita.",
  },
  games: {
    2048: {
      lessons: {
        goal: "Consigue una ficha de 2048.",
        move: "Las flechas o un gesto deslizan todas las fichas.",
        win: "Dos iguales que se encuentran se unen en una del doble.",
      },
      tips: [
        "Empieza hacia cualquier lado; tras cada jugada aparece una ficha nueva.",
        "Mantén tu ficha más alta en una esquina y construye a su lado.",
      ],
      how: "Desliza todas las fichas a la vez. Dos iguales se unen en una. Llega a 2048 y mira hasta dónde puedes seguir.",
      keys: {
        move: "Mover (o deslizar)",
      },
      editor:
        "Pulsa una casilla para subir su ficha; con mayúsculas o el botón derecho, para bajarla. Con teclas: las flechas mueven, + y − cambian.",
    },
    pentago: {
      lessons: {
        goal: "Cinco de tus canicas en línea ganan.",
        move: "Pon una canica y luego gira un cuadrante.",
        win: "El giro puede completar una línea o romperla.",
      },
      tips: [
        "El centro de un cuadrante no se mueve al girar: buen sitio para empezar.",
        "¿Tres del otro bando en línea? Ponte en medio o sepáralas con un giro.",
      ],
      how: "Pon una canica en un hueco y gira luego uno de los cuatro cuadrantes: pulsa una flecha a su lado o arrástralo. Cinco en línea ganan, antes del giro o después.",
      keys: {
        hole: "Elegir un hueco; luego, un cuadrante",
        marble: "Poner allí una canica",
        quadrant: "Elegir un cuadrante",
        turn: "Girarlo a la izquierda o a la derecha",
      },
      editor:
        "Pulsa un hueco para cambiar su canica: ninguna, X, O. Empieza X, así que hay tantas X como O o una más. Con teclas: las flechas mueven, + y − cambian.",
    },
    loa: {
      lessons: {
        goal: "Reúne todas tus piezas.",
        move: "Una pieza avanza tantas casillas como piezas hay en su línea.",
        win: "Todas en un grupo, también por las esquinas: ganas.",
      },
      tips: [
        "Pulsa una pieza: los puntos muestran adónde puede ir; los números, cuánto.",
        "Si caes sobre una pieza contraria, la capturas; pero, cuantas menos piezas, antes se reúnen.",
      ],
      how: "Reúne todas tus piezas, cada una junto a otra. Una pieza avanza exactamente tantas casillas como piezas hay en toda la línea por la que se mueve. Puede saltar sobre las tuyas, pero no sobre las del otro bando; si cae en una, la captura.",
      keys: {
        square: "Elegir una casilla",
        man: "Tomar una pieza; ponerla donde puede ir",
        letGo: "Soltarla",
        groups: "Resaltar los grupos unidos",
      },
      editor:
        "Pulsa una casilla para cambiar quién está en ella: nadie, X, O; cada bando tiene de 1 a 12 piezas. Tras el tablero, el texto dice a quién le toca. Con teclas: las flechas mueven, + y − cambian.",
    },
  },
};
