// Lehe sõnad, eesti keeles.

import { words as catalogue } from "./catalogue.js";
import { words as dialogs } from "./dialogs.js";

/** @type {import("../page.js").OwnWords} */
export const words = {
  catalogue,
  dialogs,
  games: "Mängud",
  title: "Plyground: {game}, mis mõtleb",
  bar: {
    board: "Plyground: mängi",
    play: "Mängi",
    lab: "Labor",
    guide: "Juhend",
    inside: "Sees",
    statistics: "Statistika",
    about: "Mis see on",
    puzzles: "Ülesanded",
    missing: "Osa sellest lehest ei jõudnud kohale. Sinu mäng on alles.",
    again: "Laadi uuesti",
  },
  moves: { up: "Üles", right: "Paremale", down: "Alla", left: "Vasakule" },
  empty: "tühi",

  stage: {
    loading: "Lauda seatakse valmis …",
    label: "Mäng",
    controls: "Mängu juhtnupud",
    score: "Punktid",
    best: "Rekord",
    bestByAi: "TI rekord",
    moves: "Käike",
    human: "Sina",
    ai: "Arvuti",
    toMove: "käigul",
    wins: "võidab",
    youWin: "võidad",
    draw: "viik",
    newGame: "Uus mäng",
    undo: "Tagasi",
    redo: "Uuesti",
    hint: "Vihje",
    review: "Analüüs",
    share: "Jaga",
    autoplay: "Automäng",
    pause: "Paus",
    step: "Üks käik",
  },

  panels: { watch: "Vaata, kuidas ta mõtleb", settle: "Seadista" },

  theme: { auto: "Värvid: nagu süsteemis", light: "Värvid: heledad", dark: "Värvid: tumedad" },

  thinking: {
    title: "Mõtlemine",
    live: "Mõtle igast seisust",
    idle: "Küsi vihjet või käivita automäng.",
    on: "Mõtleb …",
    done: "Mida ta sellest seisust arvab",
    other: "Mida ta teisest seisust arvas",
    values: "Iga käigu väärtus",
    best: "parim",
    depth: "Sügavus",
    nodes: "Seise",
    rate: "Sekundis",
    time: "Aeg",
    line: "Mida ta ootab",
    won: "Tõestatud: käigul olija võidab",
    lost: "Tõestatud: käigul olija kaotab",
    drawn: "Tõestatud: viik",
    wins: "võidab {n} käiguga",
    loses: "kaotab {n} käiguga",
    atMost: "Ülimalt: otsing on näidanud, et teised käigud on paremad",
    peek: "sügavus {depth} · {rate}/s",
  },

  explain: {
    title: "Hinnang tunnuste kaupa",
    help: "Mida iga tunnus laual oleva seisu väärtusele lisab, enne igasugust otsingut.",
    empty: "See mängija hindab seise ilma tunnusteta.",
  },

  game: {
    title: "Mäng",
    preset: "Reeglid",
    play: "Mängi nende reeglitega",
    keeps: "Igal reeglistikul on oma mäng ja oma rekord.",
  },

  player: {
    title: "Kes mängib, kui kaua",
    seatsWho: "Kes mängib",
    seats: { "human,ai": "Sina alustad", "ai,human": "Arvuti alustab", "human,human": "Kaks inimest" },
    seatsHelp: "Et näha arvutit mõlema poole eest mängimas, vajuta Automäng.",
    movetime: "Mõtlemisaeg käigu kohta",
    who: "Kes mõtleb",
    preset: "Eelseade",
    presetDefault: "Vaikimisi",
    presetOwn: "Sinu oma",
    peekOwn: "sinu seatud",
    none: "Sellel mängijal pole midagi seada.",
    resetAll: "Lähtesta kõik",
    text: "Tekstina …",
    help: "Mida „{label}“ tähendab",
    reset: "Lähtesta „{label}“",
    exact: "{label}, täpne väärtus",
  },

  settings: {
    bad: "{name}={value}: peaks olema {wanted}.",
    unknown: "{name}={value}: sellise nimega seadet pole.",
    between: "arv vahemikus {min} kuni {max}",
    onOff: "0 või 1",
    oneOf: "üks neist: {ids}",
  },

  autoplay: {
    title: "Automäng",
    speed: "Kiirus, kõige rohkem",
    restart: "Mängu lõppedes alusta uut",
    full: "nii kiiresti, kui mõtleb",
    perSecond: { one: "{rate} käik sekundis", other: "{rate} käiku sekundis" },
  },

  stats: {
    title: "Lõpetatud mängud",
    games: "Mänge",
    mean: "Keskmine",
    best: "Parim",
    rate: "Käike/s",
    reached: "Mängudest jõudis",
    ended: "Kuidas need lõppesid",
    ends: { x: "X võidab", o: "O võidab", draw: "Viik" },
    reset: "Alusta loendamist uuesti",
    peek: { one: "{n} mäng", other: "{n} mängu" },
  },

  replay: {
    title: "Käigud ja jagamine",
    moves: "Selle mängu käigud",
    move: "Käik {ply}: {move}",
    start: "Algus",
    ply: "Käik",
    play: "Esita",
    pause: "Paus",
    speed: "Esituse kiirus",
    perSecond: "{n} sekundis",
    at: "{ply} / {plies}",
  },

  match: "Mängi koos",

  share: {
    link: "Kopeeri link",
    record: "Kopeeri partii",
    open: "Ava link või partii",
    openButton: "Ava",
    copiedLink: "Link kopeeritud. Kes selle avab, näeb just seda mängu.",
    copiedRecord: "Partii kopeeritud.",
    notCopied: "Kopeerida ei lubatud. Siin see on: {words}",
    empty: "Kleebi kõigepealt link või partii.",
    badPly: "ply={ply}: peaks olema käikude arv.",
    badSeed: "seed={seed}: peaks olema täisarv vahemikus 0 kuni 18446744073709551615.",
  },

  editor: {
    title: "Seis",
    grid: "Seis, mida üles seada",
    text: "Või tekstina, rida rea haaval",
    copy: "Võta laualt",
    clear: "Tühjenda",
    best: "Parim käik",
    play: "Mängi siit",
    values: "Iga käigu väärtus selles seisus",
  },

  help: {
    open: "Klahvid, abi ja keel",
    title: "Kuidas mängida",
    done: "Selge",
    stuck: "Ei tea, kuidas edasi? Vihje näitab parimat käiku, Tagasi võtab ühe tagasi.",
  },

  notices: {
    badPosition: "Seda seisu ei saa kasutada.",
    badGame: "Seda mängu ei saa avada.",
    badRules: "Need reeglid ei sobi kokku.",
    looking: "Vaatad lingist avatud mängu. Seda ei salvestata, sinu oma küll.",
    back: "Tagasi minu mängu",
    close: "Peida",
    update: "Plygroundist on valmis uuem versioon.",
    reload: "Laadi see",
    badSave: "Salvestatud mängu ei saanud lugeda. See pandi kõrvale; siin on uus.",
    badSaveStays:
      "Salvestatud mängu ei saanud lugeda ja selle kõrvalepanekuks pole ruumi. See jääb, nagu on; praegust mängu alles ei hoita.",
    badSettings: "Salvestatud seadeid ei saanud lugeda. Need pandi kõrvale ja kehtivad vaikeseaded.",
    badSettingsStay:
      "Salvestatud seadeid ei saanud lugeda ja nende kõrvalepanekuks pole ruumi. Need jäävad, nagu on; muudatusi alles ei hoita.",
    overwrite: "Kirjuta üle",
    notKept:
      "See veebilehitseja ei saa sinu mängu alles hoida: salvestamine pole lubatud või ruum on otsas. Lehe sulgemisel sinu käigud kaovad.",
    otherTab: "Plyground on avatud ka teisel vahekaardil. Alles hoitakse mäng, mida mängiti viimati.",
    details: "Üksikasjad",
    link: "Osa lingist ei olnud kasutatav; ülejäänu kehtib.",
    linkGame: "Lingis olev „{name}“ ei olnud loetav.",
    linkVersion:
      "Lingi versioon on {version}, mida see Plyground veel ei tunne. Laadi leht uuesti ja ava link siis uuesti.",
    failed: "See ei õnnestunud.",
  },
};
