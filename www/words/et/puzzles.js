// Ülesannete sõnad eesti keeles.

/** @type {import("../puzzles.js").OwnWords} */
export const words = {
  title: "Plyground: ülesanded",
  heading: "Ülesanded",
  about: "Õige on üks käik. Selle on tõestanud lõpuni viidud otsing.",
  board: "Ülesanne",
  error: "Ülesannet ei saanud üles seada.",
  gone: "Selle lingi ülesannet siin pole. Siin on teine.",

  choose: {
    game: "Mäng",
    kind: "Liik",
    all: "Kõik liigid",
    win: { one: "Võit {n} käiguga", other: "Võit {n} käiguga" },
    hold: "Ainus käik",
    reach: { one: "Järgmine klots {n} käiguga", other: "Järgmine klots {n} käiguga" },
    survive: { one: "Veel {n} käik", other: "Veel {n} käiku" },
  },

  task: {
    win: {
      one: "{side} on käigul ja võidab kohe. Kuidas?",
      other: "{side} on käigul ja võidab {n} käiguga, ükskõik mida vastatakse. Kuidas see algab?",
    },
    hold: "{side} on käigul: kõik käigud peale ühe kaotavad. Milline päästab?",
    reach: "Tee {n} käiguga klots {tile}, ükskõik millised uued klotsid tulevad. Kuidas see algab?",
    survive: "Tee veel {n} käiku, ükskõik millised uued klotsid tulevad. Ohutu on ainult üks esimene käik.",
  },

  told: {
    on: { one: "Õige. Veel {n} käik.", other: "Õige. Veel {n} käiku." },
    back: { one: "Sinu kord: veel {n} käik.", other: "Sinu kord: veel {n} käiku." },
    solved: "Lahendatud.",
    solvedFirst: "Lahendatud esimesel katsel.",
    wrong: "Mitte see: {move}.",
    refuted: "Mitte see: {move}. Vastus: {reply}.",
    turn: "{hole}, siis veerand {quadrant} {spin}",
    quadrants: ["üleval vasakul", "üleval paremal", "all vasakul", "all paremal"],
    spins: { L: "vasakule", R: "paremale" },
    tile: "uus {value} ruudul {cell}",
    hint: "Algab kohalt {place}.",
    notThat: {
      up: "Nihe üles (↑) ei ole lahendus.",
      right: "Nihe paremale (→) ei ole lahendus.",
      down: "Nihe alla (↓) ei ole lahendus.",
      left: "Nihe vasakule (←) ei ole lahendus.",
    },
    any: "Siin on iga käik õige.",
    shown: "See oli lahendus. Järgmine on sinu.",
  },

  again: "Proovi uuesti",
  hint: "Vihje",
  solution: "Lahendus",
  cost: "{hint} ja {solution} loetakse eksimuseks.",
  next: "Järgmine ülesanne",
  link: "Selle ülesande link",

  today: {
    title: "Täna, {date}",
    explain: "Kõigile sama, UTC kuupäeva järgi.",
    board: "{game}: päeva laud",
    puzzle: "{game}: päeva ülesanne",
    done: "✓",
    task: "Päeva laud, {date}: samade käikudega saavad kõik samad klotsid. Kui kaugele sina jõuad?",
    line: "Plyground, päeva laud, {date}: {points} punkti, suurim klots {tile}, {n} käiku.",
    solved: "Plyground, {game}, päeva ülesanne, {date}: lahendatud.",
    solvedFirst: "Plyground, {game}, päeva ülesanne, {date}: lahendatud esimesel katsel.",
    share: "Sinu tulemus jagamiseks",
    copy: "Kopeeri",
    copied: "Kopeeritud.",
    watch: "Vaata",
    shown: "Mäng päeva laual, {date}",
    verified:
      "✓ Kontrollitud: {points} punkti, suurim klots {tile}, {n} käiku. Kõik klotsid on päeva laua omad, {date}.",
    forged: "Ei läbinud kontrolli: need pole päeva laua klotsid, {date}.",
    bad: "Lingis pole mängu.",
  },

  record: {
    title: "Sinu tulemused",
    rating: "Sinu reiting",
    puzzle: "See ülesanne",
    streak: "Järjest",
    longest: "Pikim seeria",
    solved: "Lahendatud",
    of: "{n} / {all}",
    explain:
      "Ülesanne läheb arvesse üks kord, sinu esimese vastusega. Selle reiting tuleneb sellest, kui paljud mootori mängijad õige käigu leiavad. Kõik see jääb sinu brauserisse.",
  },
};
