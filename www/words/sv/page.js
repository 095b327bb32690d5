// Sidans ord, på svenska.

import { words as catalogue } from "./catalogue.js";
import { words as dialogs } from "./dialogs.js";

/** @type {import("../page.js").OwnWords} */
export const words = {
  catalogue,
  dialogs,
  games: "Spel",
  title: "Plyground: {game} som tänker",
  bar: {
    board: "Plyground: spela",
    play: "Spela",
    lab: "Labb",
    guide: "Guide",
    inside: "Inuti",
    statistics: "Statistik",
    about: "Vad är det",
    puzzles: "Problem",
    missing: "En del av sidan kom inte fram. Ditt spel är sparat.",
    again: "Ladda igen",
  },
  moves: { up: "Upp", right: "Höger", down: "Ner", left: "Vänster" },
  empty: "tom",

  stage: {
    loading: "Brädet ställs upp …",
    label: "Spel",
    controls: "Spelets knappar",
    score: "Poäng",
    best: "Rekord",
    bestByAi: "AI-rekord",
    moves: "Drag",
    human: "Du",
    ai: "Datorn",
    toMove: "vid draget",
    wins: "vinner",
    youWin: "vinner",
    draw: "oavgjort",
    newGame: "Nytt spel",
    undo: "Ångra",
    redo: "Gör om",
    hint: "Tips",
    review: "Granska",
    share: "Dela",
    autoplay: "Autospel",
    pause: "Paus",
    step: "Ett drag",
  },

  panels: { watch: "Se den tänka", settle: "Ställ in" },

  theme: { auto: "Färger: som i systemet", light: "Färger: ljusa", dark: "Färger: mörka" },

  thinking: {
    title: "Tänkande",
    live: "Tänk på varje ställning",
    idle: "Be om ett tips eller starta autospelet.",
    on: "Tänker …",
    done: "Vad den tycker om ställningen",
    other: "Vad den tyckte om en annan ställning",
    values: "Värdet av varje drag",
    best: "bäst",
    depth: "Djup",
    nodes: "Ställningar",
    rate: "Per sekund",
    time: "Tid",
    line: "Vad den väntar sig",
    won: "Bevisat: den vid draget vinner",
    lost: "Bevisat: den vid draget förlorar",
    drawn: "Bevisat: oavgjort",
    wins: "vinner på {n}",
    loses: "förlorar på {n}",
    atMost: "Högst: sökningen har visat att andra drag är bättre",
    peek: "djup {depth} · {rate}/s",
  },

  explain: {
    title: "Bedömning efter egenskap",
    help: "Vad varje egenskap bidrar med till värdet av ställningen på brädet, före all sökning.",
    empty: "Den här spelaren bedömer ställningar utan egenskaper.",
  },

  game: {
    title: "Spel",
    preset: "Regler",
    play: "Spela med de här reglerna",
    keeps: "Varje uppsättning regler har sitt eget spel och sitt eget rekord.",
  },

  player: {
    title: "Vem spelar, hur länge",
    seatsWho: "Vem spelar",
    seats: { "human,ai": "Du börjar", "ai,human": "Datorn börjar", "human,human": "Två personer" },
    seatsHelp: "Tryck på Autospel för att se datorn spela båda sidorna.",
    movetime: "Betänketid per drag",
    who: "Vem tänker",
    preset: "Förval",
    presetDefault: "Standard",
    presetOwn: "Eget",
    peekOwn: "inställd av dig",
    none: "Den här spelaren har inget att ställa in.",
    resetAll: "Återställ allt",
    text: "Som text …",
    help: "Vad ”{label}” betyder",
    reset: "Återställ ”{label}”",
    exact: "{label}, exakt värde",
  },

  settings: {
    bad: "{name}={value}: borde vara {wanted}.",
    unknown: "{name}={value}: det finns ingen sådan inställning.",
    between: "ett tal från {min} till {max}",
    onOff: "0 eller 1",
    oneOf: "ett av {ids}",
  },

  autoplay: {
    title: "Autospel",
    speed: "Fart, högst",
    restart: "Börja om när spelet är slut",
    full: "så snabbt den tänker",
    perSecond: { one: "{rate} drag i sekunden", other: "{rate} drag i sekunden" },
  },

  stats: {
    title: "Avslutade partier",
    games: "Partier",
    mean: "Medel",
    best: "Bästa",
    rate: "Drag/s",
    reached: "Andel som nådde",
    ended: "Hur de slutade",
    ends: { x: "X vinner", o: "O vinner", draw: "Oavgjort" },
    reset: "Börja räkna om",
    peek: { one: "{n} parti", other: "{n} partier" },
  },

  replay: {
    title: "Drag och delning",
    moves: "Partiets drag",
    move: "Drag {ply}: {move}",
    start: "Början",
    ply: "Drag",
    play: "Spela upp",
    pause: "Paus",
    speed: "Uppspelningens fart",
    perSecond: "{n} i sekunden",
    at: "{ply} av {plies}",
  },

  match: "Spela tillsammans",

  share: {
    link: "Kopiera länk",
    record: "Kopiera parti",
    open: "Öppna en länk eller ett parti",
    openButton: "Öppna",
    copiedLink: "Länken är kopierad. Den som öppnar den ser just det här spelet.",
    copiedRecord: "Partiet är kopierat.",
    notCopied: "Det gick inte att kopiera. Här är det: {words}",
    empty: "Klistra först in en länk eller ett parti.",
    badPly: "ply={ply}: borde vara ett antal drag.",
    badSeed: "seed={seed}: ska vara ett heltal från 0 till 18446744073709551615.",
  },

  editor: {
    title: "Ställning",
    grid: "Ställning att redigera",
    text: "Eller som text, rad för rad",
    copy: "Hämta från brädet",
    clear: "Töm",
    best: "Bästa drag",
    play: "Spela härifrån",
    values: "Värdet av varje drag i ställningen",
  },

  help: {
    open: "Tangenter, hjälp och språk",
    title: "Så spelar du",
    done: "Jag förstår",
    stuck: "Kör du fast? Tips visar det bästa draget, Ångra tar tillbaka ett.",
  },

  notices: {
    badPosition: "Den här ställningen går inte att använda.",
    badGame: "Det här spelet går inte att öppna.",
    badRules: "De här reglerna passar inte ihop.",
    looking: "Du tittar på ett spel från en länk. Det sparas inte, men ditt är kvar.",
    back: "Tillbaka till mitt",
    close: "Dölj",
    update: "En nyare version av Plyground är klar.",
    reload: "Ladda den",
    badSave: "Det sparade spelet gick inte att läsa. Det lades åt sidan; här är ett nytt.",
    badSaveStays:
      "Det sparade spelet gick inte att läsa, och det finns inte plats att lägga det åt sidan. Det får vara som det är, så det här spelet sparas inte.",
    badSettings:
      "De sparade inställningarna gick inte att läsa. De lades åt sidan, och standardinställningarna gäller.",
    badSettingsStay:
      "De sparade inställningarna gick inte att läsa, och det finns inte plats att lägga dem åt sidan. De får vara som de är, så ändringar sparas inte.",
    overwrite: "Skriv över",
    notKept:
      "Den här webbläsaren kan inte spara ditt spel: den tillåter ingen lagring eller har ingen plats kvar. Dina drag är borta när sidan stängs.",
    otherTab: "Plyground är öppet även i en annan flik. Det spel som spelades sist är det som sparas.",
    details: "Detaljer",
    link: "En del av länken gick inte att använda; resten gäller.",
    linkGame: "”{name}” i länken gick inte att läsa.",
    linkVersion:
      "Länken har version {version}, som detta Plyground inte känner till än. Ladda om sidan och öppna länken igen.",
    failed: "Det gick inte.",
  },
};
