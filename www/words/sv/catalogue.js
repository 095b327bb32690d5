// Spel, spelare och deras inställningar, på svenska.

import { levels } from "../catalogue.js";

const AHEAD = "Ser framåt som Expectimax, men vet vad bräden är värda efter miljoner partier mot sig själv.";
const RANDOM = "Spelar vilket tillåtet drag som helst, alla lika troliga. Mot den mäts alla andra spelare.";
const MCTS =
  "Spelar många partier slumpvis till slutet, mest med de drag först som har gått bra hittills, och tar det drag som den har prövat oftast.";
const OPEN = "Öppna linjer är de med fem hål och kulor av bara en sida.";
const TURNED = "Detsamma, summerat över de åtta bräden som en vridning ger.";
const TIMES_TILE = "Gånger brickans värde.";
const TIMES_WEIGHT = "Gånger rutans vikt.";
const TIMES_EMPTY = "Gånger antalet tomma rutor.";
const UNPUBLISHED = "Författarna publicerade inte sitt värde.";
const DIRECTION = "Vad den här riktningens medelbelöning multipliceras med.";

/** Nivåerna för båda spelarna som heter ”Stark”. */
const LEVELS = levels("Nivå", {
  lowest: "Lite bättre än slumpdrag.",
  between: "Mellan nivåerna intill.",
  highest: "Så stark som möjligt.",
});

/** @type {import("../catalogue.js").CatalogueWords} */
export const words = {
  groups: {
    "In detail": "I detalj",
    Rules: "Regler",
    Evaluation: "Bedömning",
    Search: "Sökning",
    Weights: "Vikter",
    "Field score": "Brädets värde",
    Reward: "Belöning",
    Multipliers: "Faktorer",
    Solver: "Lösare",
    Breeding: "Avel",
    Level: "Nivå",
  },
  games: {
    2048: {
      params: {
        rows: ["Rader", "Brädets rader."],
        columns: ["Kolumner", "Brädets kolumner."],
        goal: [
          "Mål",
          "Brickan som vinner; man får spela vidare. Små bräden rymmer inga stora brickor: 3x3 rutor ingen över 1024.",
        ],
        start: ["Brickor från början", "Brickor som ligger på brädet när spelet börjar."],
        four: ["Nya 4:or i %", "Hur många av hundra nya brickor som är en 4 och inte en 2."],
        evil: [
          "Ond",
          "Nya brickor kommer inte slumpvis. På nivå 10 hamnar var och en där bedömningen hos spelaren i panelen lider mest, på lägre nivåer inte alltid; 0 är slump.",
        ],
      },
      presets: {
        standard: ["Klassisk 4x4", "Spelet som alla känner."],
        small: ["Liten 3x3", "Snart över: 256 är en bedrift."],
        large: ["Stor 5x5", "Plats att tänka: vidare mot 8192."],
        huge: ["Jättestor 6x6", "Långa spel, med brickor som inget annat bräde rymmer."],
        fours: ["Tvåor och fyror", "Varannan ny bricka är en 4."],
        evil: ["Ond", "Varje ny bricka hamnar där den skadar mest; redan 128 är långt borta."],
      },
    },
    loa: {
      params: {
        mover: [
          "Båda förbundna: den som gjorde draget vinner",
          "Blir båda sidor förbundna i samma drag vinner den som gjorde draget, som på många servrar. Annars är det oavgjort.",
        ],
      },
    },
  },
  players: {
    "2048/expectimax": {
      name: "Expectimax",
      help: "Ser framåt genom varje drag och varje ny bricka, djupare och djupare så länge tiden räcker, och väger brädena den når efter deras egenskaper.",
      params: {
        lost: ["Förlorat spel", "Hur illa det är att förlora, vid sidan av de andra egenskaperna."],
        empty: ["Tomma rutor", "Plats att röra sig, räknad i rader och kolumner."],
        merges: ["Par", "Lika brickor som rör vid varandra och kan slås ihop."],
        monotonicity: ["Monotoni", "Rader och kolumner som bara stiger eller bara faller."],
        "monotonicity-power": ["Monotonins exponent", "Hur mycket mer den räknas bland stora brickor."],
        sum: ["Få stora brickor", "Hellre en stor bricka än många hälften så stora."],
        "sum-power": ["Exponent för få stora", "Hur mycket mer det räknas bland stora brickor."],
        smoothness: ["Jämnhet", "Grannar av nästan samma storlek."],
        edge: ["Kanter", "Stora brickor vid kanten och, dubbelt, i ett hörn."],
        corner: ["Hörn", "Brickor efter hur nära de är ett hörn."],
        snake: ["Orm", "Brickor som faller längs en slingrande väg från ett hörn."],
        "log-empty": ["Tomma rutor, logaritm", "De första tomma rutorna räknas mest (ovolve)."],
        "axis-monotonicity": ["Monotoni per axel", "Alla rader, och alla kolumner, faller åt samma håll (ovolve)."],
        "max-tile": ["Högsta brickan", "Exponenten för den högsta brickan (ovolve)."],
        cutoff: ["Avskärning", "Varianter mindre troliga än 1 på 10 upphöjt till detta följs inte; 9 följer alla."],
        "cutoff-step": ["Avskärning per omgång", "Vad varje djupare omgång ökar exponenten ovan med."],
        table: ["Tabellens storlek", "Minns 2 upphöjt till detta bräden, 16 byte vardera."],
      },
      presets: {
        default: ["Plyground", "Projektets egen, trimmad."],
        nneonneo: ["nneonneo", "Vikterna, avskärningen och egenskaperna hos det mest kända expectimax-programmet."],
        ovolve: ["ovolve", "De fyra egenskaperna hos det första kända 2048-programmet."],
      },
    },
    "2048/learned": {
      name: "Tränad",
      help: AHEAD,
      weights: { large: ["Stor", "Spelar bäst."], small: ["Liten", "En mindre nedladdning som behöver mindre minne."] },
    },
    "2048/learned-3x3": { name: "Tränad 3x3", help: AHEAD, weights: { "3x3": ["3x3", "Bara för det här brädet."] } },
    "2048/learned-3x4": { name: "Tränad 3x4", help: AHEAD, weights: { "3x4": ["3x4", "Bara för det här brädet."] } },
    "2048/ovolve": {
      name: "ovolve",
      help: "Det första kända 2048-programmet: alfa-beta med iterativ fördjupning, där motståndaren bara överväger de mest irriterande nya brickorna. Djupet räknar bara spelarens drag.",
      params: {
        "axis-monotonicity": ["Monotoni per axel", "Alla rader, och alla kolumner, faller åt samma håll."],
        "log-empty": ["Tomma rutor, logaritm", "De första tomma rutorna räknas mest."],
        "max-tile": ["Högsta brickan", "Exponenten för den högsta brickan."],
        clustering: ["Spridning", "Hur mycket brickor skiljer sig från dem runt omkring, hörnen inräknade."],
        annoying: [
          "Bara de mest irriterande",
          "Motståndaren överväger bara de nya brickor som lämnar brädet minst jämnt och mest spritt.",
        ],
      },
    },
    "2048/alpha-beta": {
      name: "Alfa-beta",
      help: "Minimax som hoppar över det som inte kan ändra valet, med en brytare för varje ytterligare optimering.",
      params: {
        depth: [
          "Djup",
          "Så långt fram ser den som mest, hur mycket tid det än finns; drag och nya brickor räknas som ett halvdrag var.",
        ],
        pruning: ["Alfa-beta-beskärning", "Hoppar över det som inte kan ändra valet. Utan den är det ren minimax."],
        deepening: [
          "Iterativ fördjupning",
          "Ser ett halvdrag framåt, sedan två, sedan tre och så vidare medan tiden räcker. Utan den måste ett djup anges.",
        ],
        table: ["Transpositionstabell", "Minns 2 upphöjt till detta ställningar, 16 byte vardera; 0 är ingen tabell."],
        killers: ["Mördardrag", "Prövar först det som vederlade andra drag på samma djup."],
        history: ["Historikheuristik", "Prövar drag i ordning efter vad de vederlagt tidigare, var som helst."],
        sorting: ["Sortering efter bedömning", "Så många halvdrag från roten prövas drag i bedömningens ordning."],
        combined: [
          "Blandad dragordning",
          "Efter bedömning nära roten, efter historik längre ner, efter typ av drag i sista halvdraget.",
        ],
        scout: [
          "Huvudvariantsökning",
          "Frågar bara om andra drag är bättre än det första, och söker igen när ett är det.",
        ],
        unique: ["Utan dubbletter", "Söker drag som leder till samma ställning bara en gång."],
        "open-root": [
          "Ett värde för varje drag",
          "Finner det exakta värdet av varje drag i roten, vilket tar längre tid.",
        ],
      },
      presets: {
        default: ["ovolves vikter", "De fyra egenskaperna hos det första kända 2048-programmet, mot varje ny bricka."],
        vryniotis: [
          "Vryniotis",
          "Spridning, monotoni, jämnhet och tomma rutor, efter V. Vryniotis; hur de väger är valt här.",
        ],
      },
    },
    "2048/minimax": {
      name: "Minimax",
      help: "Ser framåt som om en motståndare lade de nya brickorna, genom alla dennes drag, utan beskärning.",
    },
    "2048/lee": {
      name: "Viktmatris",
      help: "Expectimax över brickor vägda med en fast matris, tyngst uppe till vänster, efter Yiyuan Lee.",
    },
    "2048/frolov": {
      name: "Medelvärde",
      help: "Tar medelvärdet över alla varianter, bra eller dåliga, och bedömer brädena i slutet efter par, brickor och monotona linjer: de sjutton metoderna i S. Frolovs uppsats. Talen i dess matris av hörn och kanter har gått förlorade och är valda här.",
      params: {
        depth: ["Djup", "Drag som ses framåt."],
        directions: [
          "Riktningar",
          "4 för alla; 3 för vänster, höger och upp, och ner bara när inget annat är tillåtet.",
        ],
        "exception-1": [
          "Fyll första raden",
          "Genast upp när en bricka kan flytta in i en tom ruta på första raden, utom den vänstra.",
        ],
        "exception-2": [
          "Fyll hörnet",
          "Genast vänster när rutan uppe till vänster är tom och en bricka står på dess rad.",
        ],
        matrix: ["Matris", "0 faller stegvis från 7 till 1; 1 är Yiyuan Lees; 2 görs av de tre talen nedan."],
        "corner-weight": ["Hörn", "Hörnens vikt i matris 2."],
        "edge-weight": ["Kanter", "De andra kantrutornas vikt i matris 2."],
        "inner-weight": ["Mitten", "De inre rutornas vikt i matris 2."],
        merge: ["Par", "Hur mycket par som kan slås ihop räknas."],
        "merge-value": ["efter bricka", TIMES_TILE],
        "merge-weight": ["efter vikt", "Gånger dess rutas vikt."],
        "merge-cells": ["av vilken ruta", "0 parets övre eller vänstra; 1 den tyngre; 2 båda tillsammans."],
        "merge-free": ["efter tomma rutor", TIMES_EMPTY],
        "merge-distance": ["efter avstånd", "Delat med avståndet till övre vänstra hörnet."],
        board: ["Rutor", "Hur mycket alla rutor räknas."],
        "board-value": ["efter bricka", TIMES_TILE],
        "board-weight": ["efter vikt", TIMES_WEIGHT],
        "board-free": ["efter tomma rutor", TIMES_EMPTY],
        monotone: [
          "Monotona linjer",
          "Hur mycket rutor på monotona linjer räknas; under 0, hur mycket de andra linjernas räknas emot.",
        ],
        "monotone-value": ["efter bricka", TIMES_TILE],
        "monotone-weight": ["efter vikt", TIMES_WEIGHT],
        "monotone-free": ["efter tomma rutor", TIMES_EMPTY],
      },
      presets: {
        "method-1": ["Metod 1", "Par nära hörnet; avdrag för linjer som inte är monotona."],
        "method-1-1": ["Metod 1.1", "Metod 1 utan avdraget."],
        "method-2": ["Metod 2", "Tillägg för monotona linjer, Lees matris, inga undantag."],
        "method-3": ["Metod 3", "Metod 2, monotona linjer räknas med de tomma rutorna."],
        "method-3-8": ["Metod 3.8", "Bara matrisen."],
        "method-4": ["Metod 4", "Metod 2 utan de tomma rutorna."],
        "method-5": ["Metod 5", "Brickornas värden räknas bara över brädet."],
        "method-6": ["Metod 6", "Bara vikter."],
        "method-7": ["Metod 7", "Metod 3 utan brädet."],
        "method-7-5": ["Metod 7.5", "Par var de än är."],
        "method-7-7": ["Metod 7.7", "Metod 7.5 med summan av alla brickor."],
        "method-8": ["Metod 8", "Utan de tomma rutorna."],
        "method-9": ["Metod 9", "Fyra riktningar, tunga hörn och kanter."],
        "method-10": ["Metod 10", "Båda rutorna i ett par räknas."],
        "method-11": ["Metod 11", "Metod 10 efter vikter."],
        "method-12": ["Metod 12", "Metod 10 utan brädet, bara tunga hörn."],
        "method-13": ["Metod 13", "Bara brädet och de tomma rutorna."],
      },
    },
    "2048/mcts": {
      name: "Monte Carlo-trädsökning",
      help: "Spelar slumppartier från ett träd av drag som växer där de gick bra (UCB1), och tar draget med bäst medelbelöning.",
      params: {
        simulations: ["Simuleringar", "Slumppartier per drag; vart och ett lägger också ett drag till trädet."],
        exploration: ["Utforskning", "c i UCB1, i belöningens enhet: hur mycket ett mindre prövat drag gynnas."],
        "corner-ties": [
          "Lika mot hörnet",
          "Av drag med samma medelvärde tas det första av upp, höger, ner och vänster; annars det första av upp, ner, vänster och höger.",
        ],
        threshold: [
          "Belöning från",
          "Ett slumpparti är värt sin högsta bricka om den är minst så hög, annars inget; under 2 sina poäng.",
        ],
        goal: ["Målet avslutar", "Slumppartier slutar vid brickan som vinner, om den inte redan ligger på brädet."],
      },
    },
    "2048/mcts-corner": {
      name: "Monte Carlo-trädsökning mot hörnet",
      help: "Monte Carlo-trädsökning; till slut multipliceras varje riktnings medelbelöning med ett eget tal.",
      params: {
        up: ["Upp", DIRECTION],
        right: ["Höger", DIRECTION],
        down: ["Ner", DIRECTION],
        left: ["Vänster", DIRECTION],
      },
    },
    "2048/monte-carlo": {
      name: "Platt Monte Carlo",
      help: "Spelar lika många slumppartier efter varje tillåtet drag och tar draget med bäst medelbelöning.",
      params: {
        simulations: ["Simuleringar", "Slumppartier för varje tillåtet drag."],
        cap: ["Längsta parti", "Drag efter vilka ett slumpparti lämnas; 0 spelar alla till slutet."],
      },
      presets: {
        default: ["Plyground", "50 slumppartier för varje tillåtet drag till slutet, efter poäng."],
        neller: [
          "Neller",
          "1000 slumppartier för varje tillåtet drag, lämnade efter 3 drag (T. W. Neller 2015). Vad som räknades är inte känt här: efter poäng.",
        ],
      },
    },
    "2048/greedy": { name: "Girig", help: "Ser ett drag framåt: den minsta summan av skillnader mellan grannbrickor." },
    "2048/corner": {
      name: "Hörn",
      help: "Spelar upp eller höger, genom slantsingling när båda är tillåtna; annars vänster; annars ner.",
    },
    "2048/random": { name: "Slump", help: RANDOM },
    "pentago/strong": {
      name: "Stark",
      help: "Inlärda öppningar, sedan alfa-beta medan många hål är tomma, sedan en lösare som finner det exakta värdet.",
      params: {
        solve: [
          "Lös från",
          "Lösaren prövas när högst så många hål är tomma; från 18 kan den behöva mer tid än den har.",
        ],
        "solver-table": ["Lösarens tabell", "Lösaren minns högst 2 upphöjt till detta noder, 40 byte vardera."],
        openings: [
          "Inlärda öppningar",
          "Med högst fem kulor på brädet spelas genast det som lärts av de exakta värdena där.",
        ],
        noise: [
          "Brus",
          "Ett drag som är så mycket sämre än ett annat väljs 2,7 gånger mer sällan; 0 tar alltid det bästa.",
        ],
        "level-nodes": [
          "Ställningar, högst",
          "Så många ställningar granskas högst för ett drag, vad gränserna än tillåter; 0 sätter ingen sådan gräns.",
        ],
        average: [
          "Medelvärde av djup",
          "Med högst så många kulor på brädet räknas medelvärdet av ett drags värden på alla djup: det som är fel på udda och jämna djup jämnar ut sig.",
        ],
        one: ["Öppen etta", OPEN],
        two: ["Öppen tvåa", OPEN],
        three: ["Öppen trea", OPEN],
        four: ["Öppen fyra", OPEN],
        "turned-one": ["Öppen etta efter vridning", TURNED],
        "turned-two": ["Öppen tvåa efter vridning", TURNED],
        "turned-three": ["Öppen trea efter vridning", TURNED],
        "turned-four": ["Öppen fyra efter vridning", TURNED],
        middle: ["Kvadranternas mitt", "En kula mitt i en kvadrant, där ingen vridning flyttar den."],
        reach: ["Räckvidd", "Öppna linjer i alla 256 vridningar av kvadranterna, ju närmare desto mer."],
        learned: [
          "Inlärt",
          "Öppna linjer i alla 256 vridningar, värda vad som lärts baklänges från lösta ställningar.",
        ],
        tempo: ["Tempo", "Att vara vid draget."],
        growth: ["Räckviddens tillväxt", "Hur många gånger mer en linje är värd med varje kula på den."],
        quarter: [
          "Räckvidd efter en vridning",
          "Vad som är kvar av en linjes värde när en kvadrant måste vridas en gång.",
        ],
        half: [
          "Räckvidd efter två vridningar",
          "Vad som är kvar av en linjes värde när en kvadrant måste vridas två gånger.",
        ],
      },
      presets: LEVELS,
    },
    "pentago/alpha-beta": {
      name: "Alfa-beta",
      help: "Ser framåt genom alla drag av båda sidor och väger brädena den når efter deras öppna linjer. Varje optimering kan stängas av, ner till ren minimax.",
    },
    "pentago/genetic": {
      name: "Genetisk minimax",
      help: "Avlar följder av drag: ju närmare roten en följds värde kommer genom minimax, desto fler barn får den (Hong, Huang och Lin 2001).",
      params: {
        depth: ["Djup", "Drag i en följd, där gränserna inte ger något djup."],
        population: ["Population", `Hur många följder som lever samtidigt. ${UNPUBLISHED}`],
        generations: ["Generationer", `Högst så många generationer per drag, om tiden räcker. ${UNPUBLISHED}`],
        crossover: [
          "Korsning",
          `Hur ofta en följd börjar som den ena föräldern och slutar som den andra. ${UNPUBLISHED}`,
        ],
        mutation: ["Mutation", `Hur ofta ett drag byts mot ett slumpat. ${UNPUBLISHED}`],
      },
    },
    "pentago/mcts": {
      name: "Monte Carlo-trädsökning",
      help: MCTS,
      params: {
        simulations: ["Simuleringar", "Högst så många slumppartier per drag."],
        exploration: ["Utforskning", "Hur mycket lite prövade drag ska prövas: c i UCB1."],
      },
    },
    "pentago/random": { name: "Slump", help: RANDOM },
    "loa/strong": {
      name: "Stark",
      help: "Alfa-beta med de nio egenskaperna hos turneringsprogrammet MIA och ett inlärt nät, och en lösare som bevisar vinster nära slutet. Varje optimering har en brytare, varje egenskap en vikt.",
      params: {
        solver: [
          "Bevistalssökning",
          "Söker forcerade vinster där en sida nästan är förbunden och besöker så många ställningar för var och en av alfa-betas; 0 för aldrig.",
        ],
        "solver-from": [
          "Lösarens start",
          "Börjar när alfa-beta har granskat så många ställningar: i en kort sökning kostar bevis mer än de ger.",
        ],
        "solver-table": ["Lösarens tabell", "Minns 2 upphöjt till detta ställningar för varje sida, 16 byte vardera."],
        network: ["Nätverk", "Ett litet nätverk, lärt av partier, rättar de nio egenskaperna."],
        "two-deep": ["Tvåstegstabell", "Av ställningar som delar plats behåller tabellen den djupaste och den nyaste."],
        "static-margin": [
          "Statisk beskärning",
          "Hoppar i de tre sista halvdragen över en ställning vars statiska värde är så mycket bättre än begärt per halvdrag; 0 för aldrig.",
        ],
        "null-move": [
          "Nolldrag",
          "Hoppar över en ställning där det redan är för bra att inte göra något, sökt så många halvdrag grundare; 0 för aldrig.",
        ],
        "multi-cut": [
          "Multi-cut",
          "Hoppar över en ställning där flera av de första dragen är för bra, sökt tre halvdrag grundare.",
        ],
        "late-moves": [
          "Sena drag grundare",
          "Söker först drag långt ner i listan grundare, med högst så många halvdrag; 0 för aldrig.",
        ],
        quiescence: ["Vilosökning", "Under djupet spelas slag som ändrar förbindelser ut i så många halvdrag."],
        concentration: ["Koncentration", "Hur nära pjäserna är sin tyngdpunkt: 1 där de inte kan vara närmare."],
        centralisation: ["Centralisering", "Pjäser i brädets mitt, inga vid kanten."],
        mass: [
          "Tyngdpunkt utanför mitten",
          "Rutor mellan tyngdpunkten och brädets mitt: nära kanten är pjäser svårare att sprida.",
        ],
        quads: ["Fyrkanter", "Fyrkanter på 2x2 med tre eller fyra pjäser nära tyngdpunkten."],
        connectedness: ["Förbundenhet", "Grannar till en pjäs, i medeltal."],
        uniformity: ["Likformighet", "Hur liten den minsta rektangeln runt alla pjäser är, 1 för hela brädet."],
        mobility: ["Rörlighet", "Drag, ett slag dubbelt, till och längs en kant hälften."],
        walls: ["Murar", "Motståndarens pjäser som är instängda vid kanten."],
      },
      presets: LEVELS,
    },
    "loa/alpha-beta": {
      name: "Alfa-beta (Georgara)",
      help: "Detsamma 6 till 8 halvdrag framåt: det som inte kan ändra valet hoppas över.",
      params: {
        concentration: ["Koncentration", "1 / det som avstånden till tyngdpunkten överstiger det minsta möjliga med."],
        centralisation: ["Centralisering", "Pjäser nära brädets mitt, inga i hörnen."],
        quads: ["Fyrkanter", "Fyrkanter på 2x2 med tre eller fyra pjäser runt tyngdpunkten."],
        opponent: ["Motståndare", "Hur mycket av motståndarens värde som dras av."],
      },
    },
    "loa/minimax": {
      name: "Minimax (Georgara)",
      help: "Ser allt 4 halvdrag framåt, med få pjäser på brädet upp till 6, och väger koncentration, centralisering och fyrkanter.",
    },
    "loa/mcts": { name: "Monte Carlo-trädsökning", help: MCTS },
    "loa/random": { name: "Slump", help: RANDOM },
  },
};
