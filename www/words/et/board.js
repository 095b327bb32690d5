// Mida lauad näitavad ja ütlevad, eesti keeles.

/** @type {import("../board.js").OwnWords} */
export const words = {
  board: "{game}, laud {rows} korda {columns}",
  empty: "tühi",
  best: "Parim käik: {move}.",
  back: "Tagasi käigu {ply} juurde.",
  noMove: "Ühtki võimalikku käiku pole.",
  autoplayOn: "Automäng sees.",
  autoplayOff: "Automäng väljas.",
  restarted: "Mõtleja tuli uuesti käivitada; midagi ei läinud kaduma.",
  notKept:
    "See brauser ei saa mängu alles hoida: salvestamine pole lubatud või ruum on otsas. Lehe sulgemisel käigud kaovad.",
  linkVersion:
    "Lingi versioon on {version}, mida see Plyground veel ei tunne. Laadi leht uuesti ja ava link siis uuesti.",
  row: "Rida {row}: {cells}",

  play: "Mängi",

  keepGoing: "Edasi",
  startOver: "Uus mäng",
  takeBack: "Võta tagasi",

  controls: {
    label: "Mängu juhtnupud",
    new: "Uus mäng",
    undo: "Tagasi",
    redo: "Uuesti",
    hint: "Vihje",
    engineHint: "Mootori vihje",
    step: "Käik",
    autoplay: "Automäng",
    pause: "Paus",
    score: "Punkte: {points}",
    open: "Ava Plygroundis",
  },

  unable: {
    title: "Lauda ei saa näidata",
    missing: "Selles brauseris puudub {what}, mida mäng vajab. Igas viimaste aastate brauseris on see olemas.",
    load: "Mängumootorit ei saanud laadida. Kontrolli ühendust ja laadi leht uuesti.",
  },

  status: {
    thinking: "Arvuti mõtleb…",
    playing: "Arvuti mängib sinu eest.",
  },
  forfeit: {
    title: "{name} kaotab",
    late: "Vastust ei tulnud õigel ajal.",
    illegal: "Vastus oli „{detail}“, mis pole lubatud käik.",
    silent: "Vastuses polnud käiku.",
    broken: "Mängija jooksis kokku: {detail}",
    lost: "Seda ei saanud laadida või see jooksis kokku.",
  },
  duel: {
    yourTurn: "Sinu kord: {task}",
    turnOf: "{side} käib: {task}",
    wins: "{side} võidab",
    youWin: "Sina võidad",
    computerWins: "Arvuti võidab",
    draw: "Viik",
    toMove: "{side} on käigul",
    begin: "Uus mäng. X alustab.",
    blocked: "Nii ei saa siin käia.",
    progress: { one: "{n} käik.", other: "{n} käiku." },
  },

  games: {
    2048: {
      task: "Lükka nooltega või näpuga; võrdsed klotsid liituvad.",
      help: "Käi nooleklahvidega. U võtab käigu tagasi, R teeb selle uuesti, I annab vihje, P mängib ise, B loeb laua ette.",
      moves: { up: "Üles", right: "Paremale", down: "Alla", left: "Vasakule" },
      cell: "rida {row} veerg {column}: {value}",
      points: { one: "{n} punkt", other: "{n} punkti" },
      spawn: "Uus {value} ruudul {cell}",
      progress: "{points}, suurim klots {best}.",
      begin: { one: "Uus mäng {n} klotsiga.", other: "Uus mäng {n} klotsiga." },
      chip: "parim",
      blocked: "Sinnapoole ei liigu midagi.",
      won: "Tehtud. Ees ootavad suuremad klotsid.",
      overTitle: "Mäng läbi",
      over: "{points} ja klots {best}",
    },

    pentago: {
      place: "pane kuul.",
      turnNow: "nüüd pööra veerandit.",
      help: "Nooleklahvid valivad augu, Enter paneb sinna kuuli. Siis valivad 1 kuni 4 või nooled veerandi ja L või R pöörab seda. U võtab tagasi, I annab vihje, B loeb laua ette.",
      quadrants: ["üleval vasakul", "üleval paremal", "all vasakul", "all paremal"],
      spins: { L: "vasakule", R: "paremale" },
      turns: "Pööra veerandit",
      turn: "Pööra veerandit {quadrant} {spin} ({name})",
      chosen: "Veerand {number}, {quadrant}. L või R pöörab seda.",
      placed: "Kuul augus {hole}. Nüüd pööra üht veerandit.",
      taken: "Seal on juba kuul.",
      takenBack: "Kuul tagasi võetud.",
      moved: "{side} {hole}.",
      turned: "{side} {hole}, veerand {quadrant} {spin}.",
      both: "Mõlemal on viis reas",
      full: "Laud on täis",
      five: { one: "Viis reas pärast {n} käiku", other: "Viis reas pärast {n} käiku" },
    },

    loa: {
      choose: "vali nupp.",
      go: "vali, kuhu see läheb.",
      help: "Nooleklahvid valivad ruudu, Enter võtab seal oleva nupu ja paneb selle, kuhu tohib, Escape laseb selle lahti. G tõstab rühmad esile, U võtab käigu tagasi, I annab vihje, B loeb laua ette.",
      groups: "Rühmad",
      pass: "Käiku pole: jäta vahele",
      chosen:
        "{square} saab minna ruutudele {targets}. Nuppe selle real {rank}, veerus {file}, diagonaalidel {falling} ja {rising}.",
      stuck: "See nupp ei saa käia.",
      count: { one: "{n} rühm", other: "{n} rühma" },
      grouped: "X: {x}, O: {o}.",
      ungrouped: "Rühmi enam esile ei tõsteta.",
      passes: "{side} jätab vahele.",
      moved: "{side} {from} ruudule {to}.",
      takes: "{side} {from} lööb {to}.",
      connected: { one: "Kõik nupud ühendatud pärast {n} käiku", other: "Kõik nupud ühendatud pärast {n} käiku" },
      both: "Üks käik ühendas mõlemad pooled",
      third: "Sama seis kolmandat korda",
    },
  },
};
