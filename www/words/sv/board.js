// Vad brädena visar och säger, på svenska.

/** @type {import("../board.js").OwnWords} */
export const words = {
  board: "Bräde för {game}, {rows} gånger {columns}",
  empty: "tom",
  best: "Bästa drag: {move}.",
  back: "Tillbaka till drag {ply}.",
  noMove: "Inget drag är möjligt.",
  autoplayOn: "Autospel på.",
  autoplayOff: "Autospel av.",
  restarted: "Beräkningen fick startas om; inget är förlorat.",
  notKept:
    "Den här webbläsaren kan inte spara spelet: den tillåter ingen lagring eller har ingen plats kvar. Dragen är borta när sidan stängs.",
  linkVersion:
    "Länken har version {version}, som detta Plyground inte känner till än. Ladda om sidan och öppna länken igen.",
  row: "Rad {row}: {cells}",

  play: "Spela",

  keepGoing: "Fortsätt",
  startOver: "Nytt spel",
  takeBack: "Ta tillbaka",

  controls: {
    label: "Spelets knappar",
    new: "Nytt spel",
    undo: "Ångra",
    redo: "Gör om",
    hint: "Tips",
    engineHint: "Motorns tips",
    step: "Drag",
    autoplay: "Autospel",
    pause: "Paus",
    score: "Poäng: {points}",
    open: "Öppna i Plyground",
  },

  unable: {
    title: "Brädet kan inte visas",
    missing: "Den här webbläsaren saknar {what}, som spelet behöver. Alla webbläsare från de senaste åren har det.",
    load: "Spelmotorn kunde inte laddas. Kontrollera anslutningen och ladda om sidan.",
  },

  status: {
    thinking: "Datorn tänker …",
    playing: "Datorn spelar åt dig.",
  },
  forfeit: {
    title: "{name} förlorar",
    late: "Svaret kom inte i tid.",
    illegal: "Svaret var ”{detail}”, och det är inget tillåtet drag.",
    silent: "Svaret saknade drag.",
    broken: "Spelaren slutade fungera: {detail}",
    lost: "Det gick inte att ladda, eller slutade fungera.",
  },
  duel: {
    yourTurn: "Din tur: {task}",
    turnOf: "{side} är på tur: {task}",
    wins: "{side} vinner",
    youWin: "Du vinner",
    computerWins: "Datorn vinner",
    draw: "Oavgjort",
    toMove: "{side} vid draget",
    begin: "Nytt spel. X börjar.",
    blocked: "Det går inte att spela här.",
    progress: { one: "{n} drag.", other: "{n} drag." },
  },

  games: {
    2048: {
      task: "Skjut med pilarna eller svep; lika brickor slås ihop.",
      help: "Flytta med piltangenterna. U tar tillbaka ett drag, R spelar det igen, I ger ett tips, P spelar automatiskt, B läser upp brädet.",
      moves: { up: "Upp", right: "Höger", down: "Ner", left: "Vänster" },
      cell: "rad {row} kolumn {column}: {value}",
      points: { one: "{n} poäng", other: "{n} poäng" },
      spawn: "Ny {value} på {cell}",
      progress: "{points}, högsta bricka {best}.",
      begin: { one: "Nytt spel med {n} bricka.", other: "Nytt spel med {n} brickor." },
      chip: "bäst",
      blocked: "Ingenting rör sig åt det hållet.",
      won: "Du klarade det. Högre brickor väntar.",
      overTitle: "Spelet är slut",
      over: "{points} och en {best}-bricka",
    },

    pentago: {
      place: "lägg en kula.",
      turnNow: "vrid nu en kvadrant.",
      help: "Piltangenterna väljer ett hål, Enter lägger en kula där. Sedan väljer 1 till 4 eller pilarna en kvadrant, och L eller R vrider den. U tar tillbaka, I ger ett tips, B läser upp brädet.",
      quadrants: ["uppe till vänster", "uppe till höger", "nere till vänster", "nere till höger"],
      spins: { L: "åt vänster", R: "åt höger" },
      turns: "Vrid en kvadrant",
      turn: "Vrid kvadranten {quadrant} {spin} ({name})",
      chosen: "Kvadrant {number}, {quadrant}. L eller R vrider den.",
      placed: "Kula i {hole}. Vrid nu en kvadrant.",
      taken: "Där ligger redan en kula.",
      takenBack: "Kulan är tillbakatagen.",
      moved: "{side} {hole}.",
      turned: "{side} {hole}, kvadranten {quadrant} {spin}.",
      both: "Båda har fem i rad",
      full: "Brädet är fullt",
      five: { one: "Fem i rad efter {n} drag", other: "Fem i rad efter {n} drag" },
    },

    loa: {
      choose: "välj en pjäs.",
      go: "välj vart den går.",
      help: "Piltangenterna väljer en ruta, Enter tar pjäsen där och ställer den dit den får gå, Escape släpper den. G ringar in grupperna, U tar tillbaka ett drag, I ger ett tips, B läser upp brädet.",
      groups: "Grupper",
      pass: "Inget drag: passa",
      chosen:
        "{square} kan gå till {targets}. Pjäser på raden: {rank}, kolumnen: {file}, diagonalerna: {falling} och {rising}.",
      stuck: "Den här pjäsen kan inte flyttas.",
      count: { one: "{n} grupp", other: "{n} grupper" },
      grouped: "X i {x}, O i {o}.",
      ungrouped: "Grupperna är inte längre inringade.",
      passes: "{side} passar.",
      moved: "{side} {from} till {to}.",
      takes: "{side} {from} slår {to}.",
      connected: { one: "Alla pjäser förbundna efter {n} drag", other: "Alla pjäser förbundna efter {n} drag" },
      both: "Båda sidor blev förbundna i samma drag",
      third: "Samma ställning för tredje gången",
    },
  },
};
