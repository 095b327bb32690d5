// Die Wörter der Hilfe und des Ladens gelernter Gewichte, auf Deutsch.

/** @type {import("../page.js").OwnDialogs} */
export const words = {
  better: {
    ask: "Ist das besser?",
    help: "Das Labor lässt deine Regler gegen die Standardwerte spielen, bis klar ist, was besser ist.",
    first: "Bewege zuerst einen Regler. Dann kann das Labor deine Werte gegen die Standardwerte spielen lassen.",
    name: "{player}: deine Regler gegen die Standardwerte",
    own: "Deine Regler",
    normal: "Standardwerte",
  },
  guide: "Wie die Spiele und die Spieler funktionieren und wie ein Brett in deine eigene Seite kommt",
  statistics: "Deine Spiele: was daraus wurde, und eine Datei mit allem, was aufgehoben ist",
  about: "Was Plyground ist, für Unterricht und eigene Website",
  picture: "Bild des Bretts",
  single: "Tastenkürzel mit einem Buchstaben",
  sounds: "Töne bei Zügen",
  vibration: "Vibration bei Zügen",
  language: "Sprache",
  keys: {
    undo: "Zug zurücknehmen",
    redo: "Zug wieder spielen",
    hint: "Tipp",
    autoplay: "Selbstspiel: an oder aus",
    step: "Ein Zug des Computers",
    stop: "Denken beenden",
    read: "Das Brett vorlesen (für Screenreader)",
    newGame: "Neues Spiel",
    help: "Diese Liste",
  },
  confirm: {
    newGame: {
      title: "Neues Spiel beginnen?",
      message: "Das Spiel auf dem Brett ist dann weg.",
      yes: "Neues Spiel",
      no: "Weiterspielen",
    },
    link: {
      title: "Dieses Spiel öffnen?",
      message: "Es ersetzt das Spiel, das du gerade spielst.",
      yes: "Öffnen",
      no: "Meins behalten",
      other: "Nur ansehen",
    },
    match: {
      title: "Diese Partie öffnen?",
      message: "Sie ersetzt das Spiel, das du gerade spielst. Partien per Link bleiben gespeichert.",
      yes: "Öffnen",
      no: "Jetzt nicht",
    },
    resign: {
      title: "Aufgeben?",
      message: "Dann gewinnt die andere Seite.",
      yes: "Aufgeben",
      no: "Weiterspielen",
    },
    agree: {
      title: "Remis?",
      message: "Sind beide Seiten mit Remis einverstanden?",
      yes: "Remis",
      no: "Weiterspielen",
    },
    position: {
      title: "Ab dieser Stellung spielen?",
      message: "Sie ersetzt das Spiel, das du gerade spielst.",
      yes: "Ab hier spielen",
      no: "Meins behalten",
    },
    replace: {
      title: "Diese Datei an die Stelle von allem setzen?",
      message: "Spiele, Einstellungen und Statistik, die dieser Browser jetzt aufhebt, sind dann weg.",
      yes: "Einsetzen",
      no: "Meine behalten",
    },
    erase: {
      title: "Alles löschen?",
      message:
        "Spiele, Einstellungen, Voreinstellungen, Statistik und die Läufe des Labors sind dann weg. Sichere sie vorher als Datei, falls du sie noch einmal brauchst.",
      yes: "Löschen",
      no: "Behalten",
    },
    branch: {
      title: "Ab hier weiterspielen?",
      message: { one: "Der {n} Zug danach geht verloren.", other: "Die {n} Züge danach gehen verloren." },
      yes: "Weiterspielen",
      no: "Behalten",
    },
  },
  settings: {
    title: "Einstellungen als Text",
    help: "Ein name=wert je Zeile. Kopieren, um sie zu behalten, oder welche einfügen und übernehmen.",
    copy: "Kopieren",
    apply: "Übernehmen",
    close: "Schließen",
    copied: "Einstellungen kopiert.",
    applied: "Einstellungen übernommen.",
    notPair: "„{line}“: müsste name=wert sein.",
  },
  editor: {
    cell: "Reihe {row}, Spalte {column}: {value}",
    thinking: "Denkt …",
    over: "Hier ist kein Zug möglich.",
    answer: "Bester Zug: {name} (Tiefe {depth})",
  },
  level: {
    title: "Stufe des Computers",
    value: "{level} von {most}",
    own: "eigene",
    ownHelp: "Der Computer spielt mit deinen eigenen Einstellungen.",
    rated: "Wertung {elo}; Zufallszüge haben 0.",
    ratedMost: "Wertung {elo} oder mehr; Zufallszüge haben 0.",
    ruleTitle: "„{rule}“: Stufe",
    ruleRated: "Ein einfacher Spieler macht {share} % der Punkte, die er macht, wo der Zufall die Kacheln setzt.",
    harder: "Du hast gegen Stufe {level} gewonnen. Stufe {other} spielt etwas besser.",
    easier: "Stufe {level} hat gewonnen. Stufe {other} ist leichter.",
    play: "Stufe {level} spielen",
    more: "Alle Einstellungen",
  },
  ponder: {
    label: "Auch in meiner Zeit nachdenken",
    help: "Nur bei voller Stärke, höchstens eine Minute je Zug. Es braucht Akku.",
  },
  module: {
    option: "Ein eigenes Modul",
    address: "Adresse des Moduls",
    file: "Datei wählen",
    help: "Ein JavaScript-Modul, das Züge nennt, wie docs/engine-protocol.md es sagt. Es läuft in einem eigenen Worker.",
    plays: "{name} zieht für den Computer; Tipps kommen weiter vom Spieler.",
    remove: "Herausnehmen",
    notKept:
      "Dieser Browser bewahrt der Seite keine Dateien auf. Das Modul neben die Seite legen und seine Adresse nennen.",
  },
  trouble: {
    game: {
      aside: "Das gespeicherte Spiel war nicht lesbar. Es wurde beiseitegelegt; hier ist ein neues.",
      held: "Das gespeicherte Spiel war nicht lesbar, und es fehlt der Platz, es beiseitezulegen. Es bleibt, wie es ist; dieses Spiel wird nicht behalten.",
      full: "Dieser Browser kann dein Spiel nicht behalten: Er erlaubt kein Speichern oder hat keinen Platz mehr. Mit der Seite sind deine Züge weg.",
      second:
        "Plyground ist noch in einem anderen Tab offen. Hier ist ein zweites Spiel; beide werden behalten und sind wieder da, wenn du wieder zwei Tabs öffnest.",
    },
    settings: {
      aside: "Die gespeicherten Einstellungen waren nicht lesbar. Sie wurden beiseitegelegt; es gilt der Standard.",
      held: "Die gespeicherten Einstellungen waren nicht lesbar, und es fehlt der Platz, sie beiseitezulegen. Sie bleiben, wie sie sind; Änderungen werden nicht behalten.",
    },
    any: {
      aside: "Nicht lesbar und beiseitegelegt: {what}.",
      held: "Nicht lesbar, und zum Beiseitelegen fehlt der Platz: {what}. Alles bleibt, wie es ist; Änderungen werden nicht behalten.",
      full: "Nicht behalten: {what}. Dieser Browser erlaubt keinen Speicher oder hat keinen Platz mehr.",
    },
    what: {
      best: "die Bestwerte",
      match: "Partien per Link",
      mistakes: "deine gemerkten Fehler",
      presets: "deine Voreinstellungen",
      puzzles: "deine Aufgaben und ihre Wertung",
      settings: "die Einstellungen",
      statistics: "die Statistik deiner Spiele",
      table: "Uhren und Ausgänge von Partien an einem Brett",
    },
    overwrite: "Überschreiben",
  },
  weights: {
    loading: "Lädt, was {player} gelernt hat",
    size: "{loaded} von {total} MB",
    sizeAlone: "{loaded} MB",
    unpacking: "Entpackt …",
    cancel: "Abbrechen",
    failed: "Was {player} gelernt hat, ließ sich nicht laden. Stattdessen spielt {substitute}.",
    retry: "Noch einmal versuchen",
    which: "Gelernte Gewichte",
    auto: "Passend zum Gerät",
    file: "{label}, {size} MB",
    when: "Wird beim ersten Nachdenken geladen und für den nächsten Besuch behalten.",
  },
  games: {
    2048: {
      lessons: {
        goal: "Baue eine Kachel mit 2048.",
        move: "Pfeiltasten oder Wischen schieben alle Kacheln.",
        win: "Zwei gleiche, die sich treffen, werden eine mit doppeltem Wert.",
      },
      tips: [
        "Schieb in irgendeine Richtung; danach kommt eine neue Kachel.",
        "Halte deine höchste Kachel in einer Ecke und baue daneben.",
      ],
      how: "Alle Kacheln rutschen zugleich. Zwei gleiche werden eine. Erreiche 2048, und sieh dann, wie weit es geht.",
      keys: {
        move: "Ziehen (oder wischen)",
      },
      editor:
        "Ein Klick auf ein Feld erhöht seine Kachel, mit Umschalttaste oder rechts geklickt wird sie kleiner. Mit Tasten: Pfeile bewegen, + und − ändern.",
    },
    pentago: {
      lessons: {
        goal: "Fünf deiner Kugeln in einer Reihe gewinnen.",
        move: "Lege eine Kugel, dann drehe einen Quadranten.",
        win: "Das Drehen kann eine Reihe schließen oder zerreißen.",
      },
      tips: [
        "Die Mitte eines Quadranten bleibt bei jeder Drehung, wo sie ist: ein guter Anfang.",
        "Drei der anderen Seite in einer Reihe? Lege dazwischen oder drehe sie auseinander.",
      ],
      how: "Lege eine Kugel in eine Mulde und drehe dann einen der vier Quadranten: mit einem Pfeil daneben, oder ziehe ihn herum. Fünf in einer Reihe gewinnen, vor dem Drehen oder danach.",
      keys: {
        hole: "Eine Mulde wählen; dann einen Quadranten",
        marble: "Dort eine Kugel hineinlegen",
        quadrant: "Einen Quadranten wählen",
        turn: "Ihn nach links oder nach rechts drehen",
      },
      editor:
        "Ein Klick auf eine Mulde wechselt ihre Kugel: keine, X, O. X beginnt, also gibt es gleich viele X wie O oder eins mehr. Mit Tasten: Pfeile bewegen, + und − ändern.",
    },
    loa: {
      lessons: {
        goal: "Bring alle deine Steine zusammen.",
        move: "Ein Stein zieht so viele Felder, wie Steine auf seiner Linie stehen.",
        win: "Alle in einer Gruppe, auch über Ecken: gewonnen.",
      },
      tips: [
        "Drück auf einen Stein: Punkte zeigen, wohin er darf, Zahlen, wie weit.",
        "Wer auf einem fremden Stein landet, schlägt ihn; aber weniger Steine sind schneller beisammen.",
      ],
      how: "Bring alle deine Steine zusammen, jeden neben einen anderen. Ein Stein zieht genau so viele Felder weit, wie Steine auf der ganzen Linie stehen, auf der er zieht. Eigene Steine darf er überspringen, fremde nicht; landet er auf einem, schlägt er ihn.",
      keys: {
        square: "Ein Feld wählen",
        man: "Einen Stein nehmen; ihn setzen, wohin er darf",
        letGo: "Ihn loslassen",
        groups: "Verbundene Gruppen umranden",
      },
      editor:
        "Ein Klick auf ein Feld wechselt, wer dort steht: niemand, X, O; jede Seite hat 1 bis 12 Steine. Der Text sagt nach dem Brett, wer am Zug ist. Mit Tasten: Pfeile bewegen, + und − ändern.",
    },
  },
};
