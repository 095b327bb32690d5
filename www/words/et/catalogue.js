// Mängud, mängijad ja nende seaded, eesti keeles.

import { levels } from "../catalogue.js";

const AHEAD = "Vaatab ette nagu Expectimax, aga teab miljonitest mängudest iseendaga, mida lauad väärt on.";
const RANDOM = "Teeb suvalise lubatud käigu, kõik võrdselt tõenäolised. Temaga võrreldakse kõiki teisi mängijaid.";
const MCTS =
  "Mängib palju partiisid juhuslikult lõpuni, enamasti alustades seni hästi läinud käikudest, ja valib käigu, mida ta kõige rohkem proovis.";
const OPEN = "Avatud jooned on viie augu jooned, kus on ainult ühe poole kuulid.";
const TURNED = "Sama, summeeritud üle kaheksa laua, mis ühest pöördest tekivad.";
const TIMES_TILE = "Korda klotsi väärtus.";
const TIMES_WEIGHT = "Korda ruudu kaal.";
const TIMES_EMPTY = "Korda tühjade ruutude arv.";
const UNPUBLISHED = "Autorid oma väärtust ei avaldanud.";
const DIRECTION = "Millega selle suuna keskmine tasu korrutatakse.";

/** Mõlema „Tugeva“ mängija tasemed. */
const LEVELS = levels("Tase", {
  lowest: "Veidi parem kui juhuslikud käigud.",
  between: "Naabertasemete vahel.",
  highest: "Nii tugev kui võimalik.",
});

/** @type {import("../catalogue.js").CatalogueWords} */
export const words = {
  groups: {
    "In detail": "Üksikasjad",
    Rules: "Reeglid",
    Evaluation: "Hinnang",
    Search: "Otsing",
    Weights: "Kaalud",
    "Field score": "Laua väärtus",
    Reward: "Tasu",
    Multipliers: "Kordajad",
    Solver: "Lahendaja",
    Breeding: "Aretus",
    Level: "Tase",
  },
  games: {
    2048: {
      params: {
        rows: ["Read", "Laua read."],
        columns: ["Veerud", "Laua veerud."],
        goal: [
          "Eesmärk",
          "Klots, mis võidab; edasi tohib mängida. Väikesele lauale suured klotsid ei mahu: 3x3 lauale mitte ükski üle 1024.",
        ],
        start: ["Klotse alguses", "Klotsid, mis on mängu alguses laual."],
        four: ["Uusi 4-sid, %", "Mitu sajast uuest klotsist on 4, mitte 2."],
        evil: [
          "Kuri",
          "Uued klotsid ei tule juhuslikult. Tasemel 10 läheb igaüks sinna, kus paneelis oleva mängija hinnang kõige rohkem kannatab, madalamatel tasemetel mitte alati; 0 on juhus.",
        ],
      },
      presets: {
        standard: ["Klassikaline 4x4", "Mäng, mida kõik tunnevad."],
        small: ["Väike 3x3", "Kiiresti läbi: 256 on juba saavutus."],
        large: ["Suur 5x5", "Ruumi mõelda: edasi 8192-ni."],
        huge: ["Hiiglaslik 6x6", "Pikad mängud klotsidega, mis ühelegi teisele lauale ei mahu."],
        fours: ["Kahed ja neljad", "Iga teine uus klots on 4."],
        evil: ["Kuri", "Iga uus klots läheb sinna, kus see kõige rohkem segab; isegi 128 on kaugel."],
      },
    },
    loa: {
      params: {
        mover: [
          "Mõlemad ühendatud: käija võidab",
          "Kes ühendab ühe käiguga mõlemad pooled, on võitnud, nagu paljudes serverites. Muidu on viik.",
        ],
      },
    },
  },
  players: {
    "2048/expectimax": {
      name: "Expectimax",
      help: "Vaatab ette läbi kõigi käikude ja uute klotside, aina sügavamale, kuni aega on, ja kaalub saadud laudu nende tunnuste järgi.",
      params: {
        lost: ["Kaotatud mäng", "Kui halb on kaotada, muude tunnuste kõrval."],
        empty: ["Tühjad ruudud", "Ruum liikumiseks, loetud ridades ja veergudes."],
        merges: ["Paarid", "Võrdsed klotsid, mis puutuvad kokku ja saavad ühineda."],
        monotonicity: ["Monotoonsus", "Read ja veerud, mis ainult kasvavad või ainult kahanevad."],
        "monotonicity-power": ["Monotoonsuse astendaja", "Kui palju rohkem see suurte klotside seas loeb."],
        sum: ["Vähe suuri klotse", "Pigem üks suur klots kui palju poole väiksemaid."],
        "sum-power": ["Väheste suurte astendaja", "Kui palju rohkem see suurte klotside seas loeb."],
        smoothness: ["Sujuvus", "Peaaegu ühesuurused naabrid."],
        edge: ["Servad", "Suured klotsid servas ja, kahekordselt, nurgas."],
        corner: ["Nurk", "Klotsid selle järgi, kui lähedal nad ühele nurgale on."],
        snake: ["Madu", "Klotsid, mis kahanevad mööda looklevat teed ühest nurgast."],
        "log-empty": ["Tühjad ruudud, logaritm", "Esimesed tühjad ruudud loevad kõige rohkem (ovolve)."],
        "axis-monotonicity": ["Monotoonsus telgede kaupa", "Kõik read ja kõik veerud kahanevad samas suunas (ovolve)."],
        "max-tile": ["Suurim klots", "Suurima klotsi astendaja (ovolve)."],
        cutoff: [
          "Lõikepiir",
          "Variante, mis on vähem tõenäolised kui 1 / 10 selles astmes, ei jälgita; 9 jälgib kõiki.",
        ],
        "cutoff-step": ["Lõikepiir ringi kohta", "Mida iga sügavam ring ülalolevale astendajale lisab."],
        table: ["Tabeli suurus", "Jätab meelde 2 selles astmes lauda, igaüks 16 baiti."],
      },
      presets: {
        default: ["Plyground", "Projekti enda häälestus."],
        nneonneo: ["nneonneo", "Kõige tuntuma expectimax-programmi kaalud, lõikepiir ja tunnused."],
        ovolve: ["ovolve", "Esimese tuntud 2048-programmi neli tunnust."],
      },
    },
    "2048/learned": {
      name: "Õppinud",
      help: AHEAD,
      weights: {
        large: ["Suur", "Mängib kõige paremini."],
        small: ["Väike", "Väiksem allalaadimine, mis vajab vähem mälu."],
      },
    },
    "2048/learned-3x3": { name: "Õppinud 3x3", help: AHEAD, weights: { "3x3": ["3x3", "Ainult selle laua jaoks."] } },
    "2048/learned-3x4": { name: "Õppinud 3x4", help: AHEAD, weights: { "3x4": ["3x4", "Ainult selle laua jaoks."] } },
    "2048/ovolve": {
      name: "ovolve",
      help: "Esimene tuntud 2048-programm: alfa-beeta järkjärgulise süvendamisega, kus vastane kaalub ainult kõige tülikamaid uusi klotse. Sügavuseks loetakse ainult mängija käike.",
      params: {
        "axis-monotonicity": ["Monotoonsus telgede kaupa", "Kõik read ja kõik veerud kahanevad samas suunas."],
        "log-empty": ["Tühjad ruudud, logaritm", "Esimesed tühjad ruudud loevad kõige rohkem."],
        "max-tile": ["Suurim klots", "Suurima klotsi astendaja."],
        clustering: ["Hajuvus", "Kui palju klotsid ümbritsevatest erinevad, ka nurkade kaudu."],
        annoying: [
          "Ainult kõige tülikamad",
          "Vastane kaalub ainult uusi klotse, mis jätavad laua kõige vähem sujuvaks ja kõige hajusamaks.",
        ],
      },
    },
    "2048/alpha-beta": {
      name: "Alfa-beeta",
      help: "Minimaks, mis jätab vahele selle, mis valikut muuta ei saa; igal lisaoptimeeringul on lüliti.",
      params: {
        depth: [
          "Sügavus",
          "Nii kaugele vaadatakse kõige rohkem, ka kui aega jääb; käik ja uus klots on kumbki üks poolkäik.",
        ],
        pruning: [
          "Alfa-beeta kärpimine",
          "Jätab vahele, mis valikut muuta ei saa. Ilma selleta on see lihtne minimaks.",
        ],
        deepening: [
          "Järkjärguline süvendamine",
          "Vaatab ühe poolkäigu ette, siis kaks, siis kolm ja nii edasi, kuni aega on. Ilma selleta tuleb anda sügavus.",
        ],
        table: [
          "Transpositsioonitabel",
          "Jätab meelde 2 selles astmes seisu, igaüks 16 baiti; 0 tähendab, et tabelit pole.",
        ],
        killers: ["Tapjakäigud", "Proovib esmalt seda, mis samas poolkäigus teisi käike ümber lükkas."],
        history: ["Ajaloo heuristika", "Järjestab käigud selle järgi, mida nad on varem ükskõik kus ümber lükanud."],
        sorting: [
          "Järjestus hinnangu järgi",
          "Juurest nii mitme poolkäigu kauguseni proovitakse käike hinnangu järjekorras.",
        ],
        combined: [
          "Liidetud järjestus",
          "Juure lähedal hinnangu, sügavamal ajaloo, viimases poolkäigus käigu liigi järgi.",
        ],
        scout: [
          "Peavariandi otsing",
          "Küsib ainult, kas teised käigud on esimesest paremad, ja otsib uuesti, kui mõni on.",
        ],
        unique: ["Ilma kordusteta", "Otsib samasse seisu viivaid käike ainult üks kord."],
        "open-root": ["Väärtus igale käigule", "Leiab juures iga käigu täpse väärtuse, mis võtab kauem aega."],
      },
      presets: {
        default: ["ovolve kaalud", "Esimese tuntud 2048-programmi neli tunnust, iga uue klotsi vastu."],
        vryniotis: [
          "Vryniotis",
          "Hajuvus, monotoonsus, sujuvus ja tühjad ruudud V. Vryniotise järgi; nende kaalud on valitud siin.",
        ],
      },
    },
    "2048/minimax": {
      name: "Minimaks",
      help: "Vaatab ette, nagu paneks uusi klotse vastane, läbi kõigi tema käikude, midagi kärpimata.",
    },
    "2048/lee": {
      name: "Kaalumaatriks",
      help: "Expectimax klotsidega, mida kaalub kindel maatriks, kõige raskem üleval vasakul, Yiyuan Lee järgi.",
    },
    "2048/frolov": {
      name: "Keskmistav",
      help: "Võtab keskmise üle kõigi variantide, heade ja halbade, ja hindab lõpus olevaid laudu paaride, klotside ja monotoonsete joonte järgi: S. Frolovi lõputöö seitseteist meetodit. Selle nurkade ja servade maatriksi arvud on kadunud ja valitud siin.",
      params: {
        depth: ["Sügavus", "Käigud, mida ette vaadatakse."],
        directions: [
          "Suunad",
          "4 tähendab kõiki; 3 vasakule, paremale ja üles, alla ainult siis, kui muud pole lubatud.",
        ],
        "exception-1": [
          "Täida esimene rida",
          "Kohe üles, kui klots saab liikuda esimese rea tühjale ruudule, mis pole vasakpoolseim.",
        ],
        "exception-2": ["Täida nurk", "Kohe vasakule, kui vasak ülemine ruut on tühi ja selle reas on klots."],
        matrix: ["Maatriks", "0 kahaneb astmeti 7-lt 1-le; 1 on Yiyuan Lee oma; 2 tehakse kolmest allolevast arvust."],
        "corner-weight": ["Nurgad", "Nurkade kaal maatriksis 2."],
        "edge-weight": ["Servad", "Ülejäänud servaruutude kaal maatriksis 2."],
        "inner-weight": ["Keskosa", "Sisemiste ruutude kaal maatriksis 2."],
        merge: ["Paarid", "Kui palju loevad paarid, mis saavad ühineda."],
        "merge-value": ["klotsi järgi", TIMES_TILE],
        "merge-weight": ["kaalu järgi", "Korda selle ruudu kaal."],
        "merge-cells": ["mis ruudu", "0 paari ülemise või vasaku; 1 raskema; 2 mõlema summa."],
        "merge-free": ["tühjade ruutude järgi", TIMES_EMPTY],
        "merge-distance": ["kauguse järgi", "Jagatud kaugusega vasakust ülemisest nurgast."],
        board: ["Ruudud", "Kui palju loevad kõik ruudud."],
        "board-value": ["klotsi järgi", TIMES_TILE],
        "board-weight": ["kaalu järgi", TIMES_WEIGHT],
        "board-free": ["tühjade ruutude järgi", TIMES_EMPTY],
        monotone: [
          "Monotoonsed jooned",
          "Kui palju loevad monotoonsete joonte ruudud; alla 0, kui palju teiste joonte omad vastu loevad.",
        ],
        "monotone-value": ["klotsi järgi", TIMES_TILE],
        "monotone-weight": ["kaalu järgi", TIMES_WEIGHT],
        "monotone-free": ["tühjade ruutude järgi", TIMES_EMPTY],
      },
      presets: {
        "method-1": ["Meetod 1", "Paarid nurga lähedal; trahv joontele, mis pole monotoonsed."],
        "method-1-1": ["Meetod 1.1", "Meetod 1 ilma trahvita."],
        "method-2": ["Meetod 2", "Boonus monotoonsetele joontele, Lee maatriks, eranditeta."],
        "method-3": ["Meetod 3", "Meetod 2, monotoonsed jooned loevad koos tühjade ruutudega."],
        "method-3-8": ["Meetod 3.8", "Ainult maatriks."],
        "method-4": ["Meetod 4", "Meetod 2 ilma tühjade ruutudeta."],
        "method-5": ["Meetod 5", "Klotside väärtused loevad ainult laua juures."],
        "method-6": ["Meetod 6", "Ainult kaalud."],
        "method-7": ["Meetod 7", "Meetod 3 ilma lauata."],
        "method-7-5": ["Meetod 7.5", "Paarid, kus iganes nad on."],
        "method-7-7": ["Meetod 7.7", "Meetod 7.5 kõigi klotside summaga."],
        "method-8": ["Meetod 8", "Ilma tühjade ruutudeta."],
        "method-9": ["Meetod 9", "Neli suunda, rasked nurgad ja servad."],
        "method-10": ["Meetod 10", "Loevad paari mõlemad ruudud."],
        "method-11": ["Meetod 11", "Meetod 10 kaalude järgi."],
        "method-12": ["Meetod 12", "Meetod 10 ilma lauata, ainult rasked nurgad."],
        "method-13": ["Meetod 13", "Ainult laud ja tühjad ruudud."],
      },
    },
    "2048/mcts": {
      name: "Monte Carlo puuotsing",
      help: "Mängib juhuslikke partiisid käikude puust, mis kasvab seal, kus läks hästi (UCB1), ja valib parima keskmise tasuga käigu.",
      params: {
        simulations: ["Simulatsioone", "Juhuslikke partiisid käigu kohta; igaüks lisab puusse ka ühe käigu."],
        exploration: ["Uurimine", "UCB1 c, tasu ühikutes: kui palju eelistatakse vähem proovitud käiku."],
        "corner-ties": [
          "Võrdsed nurka",
          "Võrdse keskmisega käikudest võetakse esimene järjekorras üles, paremale, alla, vasakule; muidu järjekorras üles, alla, vasakule, paremale.",
        ],
        threshold: [
          "Tasu alates",
          "Juhuslik partii on väärt oma suurimat klotsi, kui see on vähemalt nii suur, muidu mitte midagi; alla 2 oma punkte.",
        ],
        goal: ["Eesmärk lõpetab", "Juhuslikud partiid lõpevad võitva klotsiga, kui see pole juba laual."],
      },
    },
    "2048/mcts-corner": {
      name: "Monte Carlo puuotsing nurka",
      help: "Monte Carlo puuotsing; lõpuks korrutatakse iga suuna keskmine tasu oma arvuga.",
      params: {
        up: ["Üles", DIRECTION],
        right: ["Paremale", DIRECTION],
        down: ["Alla", DIRECTION],
        left: ["Vasakule", DIRECTION],
      },
    },
    "2048/monte-carlo": {
      name: "Lame Monte Carlo",
      help: "Mängib pärast iga lubatud käiku võrdse arvu juhuslikke partiisid ja valib parima keskmise tasuga käigu.",
      params: {
        simulations: ["Simulatsioone", "Juhuslikke partiisid iga lubatud käigu kohta."],
        cap: ["Pikim partii", "Käigud, mille järel juhuslik partii pooleli jäetakse; 0 mängib kõik lõpuni."],
      },
      presets: {
        default: ["Plyground", "50 juhuslikku partiid iga lubatud käigu kohta lõpuni, punktide järgi."],
        neller: [
          "Neller",
          "1000 juhuslikku partiid iga lubatud käigu kohta, pooleli pärast 3 käiku (T. W. Neller 2015). Mis seal luges, pole siin teada: punktide järgi.",
        ],
      },
    },
    "2048/greedy": { name: "Ahne", help: "Vaatab ühe käigu ette: naaberklotside erinevuste väikseim summa." },
    "2048/corner": {
      name: "Nurk",
      help: "Käib üles või paremale, kulli ja kirja visates, kui mõlemad on lubatud; muidu vasakule; muidu alla.",
    },
    "2048/random": { name: "Juhuslik", help: RANDOM },
    "pentago/strong": {
      name: "Tugev",
      help: "Õpitud avangud, siis alfa-beeta, kuni tühje auke on palju, siis lahendaja, mis leiab täpse väärtuse.",
      params: {
        solve: [
          "Lahenda alates",
          "Lahendajat proovitakse, kui tühje auke on kõige rohkem nii palju; alates 18-st võib tal aega puudu jääda.",
        ],
        "solver-table": [
          "Lahendaja tabel",
          "Lahendaja jätab meelde kõige rohkem 2 selles astmes sõlme, igaüks 40 baiti.",
        ],
        openings: [
          "Õpitud avangud",
          "Kui laual on kõige rohkem viis kuuli, mängib kohe seda, mis on sealsetest täpsetest väärtustest õpitud.",
        ],
        average: [
          "Sügavuste keskmine",
          "Kui laual on kõige rohkem nii palju kuule, loeb käigu väärtuste keskmine kõigil sügavustel: mis on paaritutel ja paarissügavustel vale, tasandub.",
        ],
        one: ["Avatud üks", OPEN],
        two: ["Avatud kaks", OPEN],
        three: ["Avatud kolm", OPEN],
        four: ["Avatud neli", OPEN],
        "turned-one": ["Avatud üks pärast pööret", TURNED],
        "turned-two": ["Avatud kaks pärast pööret", TURNED],
        "turned-three": ["Avatud kolm pärast pööret", TURNED],
        "turned-four": ["Avatud neli pärast pööret", TURNED],
        middle: ["Veerandite keskkohad", "Kuul veerandi keskel, kust ükski pööre seda ei liiguta."],
        reach: ["Ulatus", "Avatud jooned veerandite kõigis 256 pöördes, mida lähemal, seda rohkem."],
        learned: [
          "Õpitud",
          "Avatud jooned kõigis 256 pöördes, väärtusega, mis on õpitud lahendatud seisudest tagasi minnes.",
        ],
        tempo: ["Tempo", "Olla käigul."],
        growth: ["Ulatuse kasv", "Mitu korda rohkem on joon iga kuuliga väärt."],
        quarter: ["Ulatus pärast üht pööret", "Mis jääb joone väärtusest, kui veerandit tuleb pöörata üks kord."],
        half: ["Ulatus pärast kaht pööret", "Mis jääb joone väärtusest, kui veerandit tuleb pöörata kaks korda."],
        noise: ["Müra", "Teisest nii palju halvemat käiku valitakse 2,7 korda harvem; 0 valib alati parima."],
        "level-nodes": [
          "Seise kuni",
          "Nii palju seise vaadatakse käigu kohta kõige rohkem, ükskõik mida piirangud lubavad; 0 sellist piiri ei sea.",
        ],
      },
      presets: LEVELS,
    },
    "pentago/alpha-beta": {
      name: "Alfa-beeta",
      help: "Vaatab ette läbi mõlema poole kõigi käikude ja kaalub saadud laudu nende avatud joonte järgi. Iga optimeeringu saab välja lülitada, kuni lihtsa minimaksini.",
    },
    "pentago/genetic": {
      name: "Geneetiline minimaks",
      help: "Aretab käigujadasid: mida juurele lähemale jada väärtus minimaksiga jõuab, seda rohkem on tal lapsi (Hong, Huang ja Lin 2001).",
      params: {
        depth: ["Sügavus", "Jada käigud, kui piirangud sügavust ei anna."],
        population: ["Populatsioon", `Mitu jada korraga elab. ${UNPUBLISHED}`],
        generations: ["Põlvkondi", `Kõige rohkem põlvkondi käigu kohta, kui aega jätkub. ${UNPUBLISHED}`],
        crossover: ["Ristamine", `Kui sageli jada algab ühe vanemana ja lõpeb teisena. ${UNPUBLISHED}`],
        mutation: ["Mutatsioon", `Kui sageli asendatakse käik juhuslikuga. ${UNPUBLISHED}`],
      },
    },
    "pentago/mcts": {
      name: "Monte Carlo puuotsing",
      help: MCTS,
      params: {
        simulations: ["Simulatsioone", "Kõige rohkem juhuslikke partiisid käigu kohta."],
        exploration: ["Uurimine", "Kui palju vähe proovitud käike proovida: UCB1 c."],
      },
    },
    "pentago/random": { name: "Juhuslik", help: RANDOM },
    "loa/strong": {
      name: "Tugev",
      help: "Alfa-beeta turniiriprogrammi MIA üheksa tunnuse ja õpitud võrguga ning lahendaja, mis tõestab lõpu lähedal võite. Igal optimeeringul on lüliti, igal tunnusel kaal.",
      params: {
        solver: [
          "Tõestusarvude otsing",
          "Otsib sundvõite seal, kus üks pool on peaaegu ühendatud: nii mitu seisu alfa-beeta iga seisu kohta; 0: mitte kunagi.",
        ],
        "solver-from": [
          "Lahendaja algus",
          "Alustab, kui alfa-beeta on vaadanud nii palju seise: lühikeses otsingus maksavad tõestused rohkem, kui annavad.",
        ],
        "solver-table": ["Lahendaja tabel", "Kummagi poole kohta jätab meelde 2 selles astmes seisu, igaüks 16 baiti."],
        network: ["Võrk", "Väike partiidest õppinud võrk parandab üheksat tunnust."],
        "two-deep": ["Kahetasemeline tabel", "Kohta jagavatest seisudest hoiab tabel sügavaimat ja uusimat."],
        "static-margin": [
          "Staatiline kärpimine",
          "Jätab viimasel kolmel poolkäigul vahele seisu, mille staatiline väärtus on iga poolkäigu kohta nii palju nõutust parem; 0: mitte kunagi.",
        ],
        "null-move": [
          "Nullkäik",
          "Jätab vahele seisu, mis on liiga hea ka pärast käigu vahelejätmist; seda otsitakse nii mitu poolkäiku madalamalt; 0: mitte kunagi.",
        ],
        "multi-cut": [
          "Multi-cut",
          "Jätab vahele seisu, kus mitu esimest käiku on liiga head, otsides kolm poolkäiku madalamalt.",
        ],
        "late-moves": [
          "Hilised käigud madalamalt",
          "Otsib loendi lõpus olevaid käike esmalt madalamalt, kõige rohkem nii mitu poolkäiku; 0: mitte kunagi.",
        ],
        quiescence: ["Rahuotsing", "Sügavusest allpool mängib nii mitu poolkäiku läbi löömisi, mis ühendusi muudavad."],
        concentration: ["Koondatus", "Kui lähedal nupud oma raskuskeskmele on: 1, kui lähemal olla ei saa."],
        centralisation: ["Kesksus", "Nupud laua keskel, servas mitte ühtki."],
        mass: [
          "Raskuskese keskelt väljas",
          "Ruute raskuskeskme ja laua keskme vahel: serva lähedal on nuppe raskem laiali ajada.",
        ],
        quads: ["Nelikud", "2x2 ruudud kolme või nelja nupuga raskuskeskme lähedal."],
        connectedness: ["Seotus", "Nupu naabreid keskmiselt."],
        uniformity: ["Ühtlus", "Kui väike on vähim ristkülik kõigi nuppude ümber, 1 on kogu laud."],
        mobility: ["Liikuvus", "Käigud, löömine kahekordselt, servale ja mööda serva poole võrra."],
        walls: ["Müürid", "Vastase nupud, mis on servas lõksus."],
      },
      presets: LEVELS,
    },
    "loa/alpha-beta": {
      name: "Alfa-beeta (Georgara)",
      help: "Sama 6 kuni 8 poolkäiku ette: mis valikut muuta ei saa, jäetakse vahele.",
      params: {
        concentration: ["Koondatus", "1 / see, mille võrra kaugused raskuskeskmest ületavad vähimat võimalikku."],
        centralisation: ["Kesksus", "Nupud laua keskme lähedal, nurkades mitte ühtki."],
        quads: ["Nelikud", "2x2 ruudud kolme või nelja nupuga raskuskeskme ümber."],
        opponent: ["Vastane", "Kui palju vastase väärtusest maha võetakse."],
      },
    },
    "loa/minimax": {
      name: "Minimaks (Georgara)",
      help: "Vaatab kõike 4 poolkäiku ette, väheste nuppudega laual kuni 6, ja kaalub koondatust, kesksust ja nelikuid.",
    },
    "loa/mcts": { name: "Monte Carlo puuotsing", help: MCTS },
    "loa/random": { name: "Juhuslik", help: RANDOM },
  },
};
