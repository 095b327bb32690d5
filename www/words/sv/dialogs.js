// Hjälpens ord och orden för laddning av inlärda vikter, på svenska.

/** @type {import("../page.js").OwnDialogs} */
export const words = {
  better: {
    ask: "Är det här bättre?",
    help: "Labbet låter dina värden spela mot standardvärdena tills det är klart vad som är bättre.",
    first: "Flytta ett reglage först. Sedan kan labbet spela dina värden mot standardvärdena.",
    name: "{player}: dina värden mot standardvärdena",
    own: "Dina värden",
    normal: "Standardvärden",
  },
  guide: "Hur spelen och spelarna fungerar, och hur du lägger ett bräde på din egen sida",
  statistics: "Dina partier: hur det gick, och en fil med allt som sparas",
  about: "Vad Plyground är, för lärare och webbplatsägare",
  picture: "Bild av brädet",
  single: "Kortkommandon med en bokstav",
  sounds: "Ljud vid drag",
  vibration: "Vibration vid drag",
  language: "Språk",
  keys: {
    undo: "Ångra",
    redo: "Gör om",
    hint: "Tips",
    autoplay: "Autospel: starta eller pausa",
    step: "Ett drag av datorn",
    stop: "Sluta tänka",
    read: "Läs upp brädet (för skärmläsare)",
    newGame: "Nytt spel",
    help: "Den här listan",
  },
  confirm: {
    newGame: {
      title: "Börja ett nytt spel?",
      message: "Spelet på brädet försvinner.",
      yes: "Nytt spel",
      no: "Spela vidare",
    },
    link: {
      title: "Öppna det här spelet?",
      message: "Det ersätter spelet som du spelar.",
      yes: "Öppna",
      no: "Behåll mitt",
      other: "Bara titta",
    },
    match: {
      title: "Öppna det här spelet?",
      message: "Det ersätter spelet du spelar. Spel via länk sparas.",
      yes: "Öppna",
      no: "Inte nu",
    },
    resign: {
      title: "Ge upp?",
      message: "Då vinner den andra sidan.",
      yes: "Ge upp",
      no: "Spela vidare",
    },
    agree: {
      title: "Oavgjort?",
      message: "Är båda sidor överens om det?",
      yes: "Oavgjort",
      no: "Spela vidare",
    },
    position: {
      title: "Spela från den här ställningen?",
      message: "Den ersätter spelet som du spelar.",
      yes: "Spela härifrån",
      no: "Behåll mitt",
    },
    replace: {
      title: "Ersätta allt med den här filen?",
      message: "Partier, inställningar och statistik som webbläsaren har nu försvinner.",
      yes: "Ersätt",
      no: "Behåll mina",
    },
    erase: {
      title: "Radera allt?",
      message:
        "Partier, inställningar, förval, statistik och labbets körningar försvinner. Spara en fil först om du kanske vill ha dem igen.",
      yes: "Radera",
      no: "Behåll",
    },
    branch: {
      title: "Spela vidare härifrån?",
      message: { one: "{n} drag efter det här stryks.", other: "{n} drag efter det här stryks." },
      yes: "Spela vidare",
      no: "Behåll dem",
    },
  },
  settings: {
    title: "Inställningar som text",
    help: "Ett namn=värde per rad. Kopiera för att behålla, eller klistra in och använd.",
    copy: "Kopiera",
    apply: "Använd",
    close: "Stäng",
    copied: "Inställningarna är kopierade.",
    applied: "Inställningarna används.",
    notPair: "”{line}”: borde vara namn=värde.",
  },
  editor: {
    cell: "Rad {row}, kolumn {column}: {value}",
    thinking: "Tänker …",
    over: "Inget drag är möjligt här.",
    answer: "Bästa drag: {name} (djup {depth})",
  },
  level: {
    title: "Datorns nivå",
    value: "{level} av {most}",
    own: "egen",
    ownHelp: "Datorn spelar med dina egna inställningar.",
    rated: "Rating {elo}; slumpdrag har 0.",
    ratedMost: "Rating {elo} eller mer; slumpdrag har 0.",
    ruleTitle: "”{rule}”: nivå",
    ruleRated: "En enkel spelare får {share} % av de poäng som den får när slumpen lägger brickorna.",
    harder: "Du vann mot nivå {level}. Nivå {other} spelar lite bättre.",
    easier: "Nivå {level} vann. Nivå {other} är lättare.",
    play: "Spela nivå {level}",
    more: "Alla inställningar",
  },
  ponder: {
    label: "Tänk även under min tid",
    help: "Bara vid full styrka, högst en minut per drag. Det tar på batteriet.",
  },
  module: {
    option: "En egen modul",
    address: "Modulens adress",
    file: "Välj en fil",
    help: "En JavaScript-modul som svarar med drag, så som docs/engine-protocol.md säger. Den körs i en egen arbetstråd.",
    plays: "{name} gör datorns drag; tipsen kommer fortfarande från spelaren.",
    remove: "Ta bort den",
    notKept: "Den här webbläsaren sparar inga filer för sidan. Lägg modulen bland sidans filer och ange dess adress.",
  },
  trouble: {
    game: {
      aside: "Det sparade spelet gick inte att läsa. Det lades åt sidan; här är ett nytt.",
      held: "Det sparade spelet gick inte att läsa, och det finns inte plats att lägga det åt sidan. Det får vara som det är, så det här spelet sparas inte.",
      full: "Den här webbläsaren kan inte spara ditt spel: den tillåter ingen lagring eller har ingen plats kvar. Dina drag är borta när sidan stängs.",
      second:
        "Plyground är öppet även i en annan flik. Här är ett andra spel; båda sparas och kommer tillbaka när du öppnar två flikar igen.",
    },
    settings: {
      aside: "De sparade inställningarna gick inte att läsa. De lades åt sidan, och standardinställningarna gäller.",
      held: "De sparade inställningarna gick inte att läsa, och det finns inte plats att lägga dem åt sidan. De får vara som de är, så ändringar sparas inte.",
    },
    any: {
      aside: "Gick inte att läsa och lades åt sidan: {what}.",
      held: "Gick inte att läsa, och det finns inte plats att lägga det åt sidan: {what}. Allt får vara som det är, så ändringar sparas inte.",
      full: "Sparas inte: {what}. Den här webbläsaren tillåter ingen lagring eller har ingen plats kvar.",
    },
    what: {
      best: "de bästa resultaten",
      match: "spel via länk",
      mistakes: "misstagen som du sparar",
      presets: "dina förval",
      puzzles: "dina pussel och deras rating",
      settings: "inställningarna",
      statistics: "statistiken över dina partier",
      table: "klockor och avslut för spel vid ett och samma bräde",
    },
    overwrite: "Skriv över",
  },
  weights: {
    loading: "Laddar vad {player} har lärt sig",
    size: "{loaded} av {total} MB",
    sizeAlone: "{loaded} MB",
    unpacking: "Packar upp …",
    cancel: "Avbryt",
    failed: "Vad {player} har lärt sig kunde inte laddas. {substitute} spelar i stället.",
    retry: "Försök igen",
    which: "Inlärda vikter",
    auto: "Som det passar enheten",
    file: "{label}, {size} MB",
    when: "Laddas när den tänker första gången och sparas till nästa besök.",
  },
  games: {
    2048: {
      lessons: {
        goal: "Bygg en bricka med 2048.",
        move: "Piltangenter eller svep skjuter alla brickor.",
        win: "Två lika som möts blir en med dubbla värdet.",
      },
      tips: [
        "Börja åt vilket håll som helst; efter varje drag kommer en ny bricka.",
        "Håll din högsta bricka i ett hörn och bygg bredvid den.",
      ],
      how: "Skjut alla brickor på en gång. Två lika blir en. Nå 2048 och se sedan hur långt det går.",
      keys: {
        move: "Flytta (eller svep)",
      },
      editor:
        "Klicka på en ruta för att höja dess bricka; med skift eller höger musknapp sänks den. Med tangenter: pilarna flyttar, + och − ändrar.",
    },
    pentago: {
      lessons: {
        goal: "Fem av dina kulor i rad vinner.",
        move: "Lägg en kula, vrid sedan en kvadrant.",
        win: "Vridningen kan fullborda en rad, eller bryta den.",
      },
      tips: [
        "Mitten av en kvadrant ligger kvar när den vrids: en bra början.",
        "Har motståndaren tre i rad? Lägg en kula emellan, eller vrid isär dem.",
      ],
      how: "Lägg en kula i ett hål och vrid sedan en av de fyra kvadranterna: tryck på en pil bredvid eller dra runt den. Fem i rad vinner, före vridningen eller efter den.",
      keys: {
        hole: "Välj ett hål; sedan en kvadrant",
        marble: "Lägg en kula där",
        quadrant: "Välj en kvadrant",
        turn: "Vrid den åt vänster eller åt höger",
      },
      editor:
        "Klicka på ett hål för att byta kula: ingen, X, O. X börjar, så det finns lika många X som O eller ett mer. Med tangenter: pilarna flyttar, + och − ändrar.",
    },
    loa: {
      lessons: {
        goal: "För ihop alla dina pjäser.",
        move: "En pjäs går så många rutor som det står pjäser på dess linje.",
        win: "Alla i en grupp, hörn räknas: du vinner.",
      },
      tips: [
        "Tryck på en pjäs: prickar visar vart den får gå, tal hur långt.",
        "Landar du på en av motståndarens pjäser slår du den; men färre pjäser samlas snabbare.",
      ],
      how: "Samla alla dina pjäser, var och en intill en annan. En pjäs går exakt så många rutor som det står pjäser på hela linjen den flyttas längs. Den får hoppa över dina egna, men inte över motståndarens; hamnar den på en av dem slår den pjäsen.",
      keys: {
        square: "Välj en ruta",
        man: "Ta en pjäs; ställ den dit den får gå",
        letGo: "Släpp den",
        groups: "Ringa in förbundna grupper",
      },
      editor:
        "Klicka på en ruta för att byta vem som står där: ingen, X, O; varje sida har 1 till 12 pjäser. Efter brädet säger texten vem som är vid draget. Med tangenter: pilarna flyttar, + och − ändrar.",
    },
  },
};
