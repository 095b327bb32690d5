// Abi ja õpitud kaalude laadimise sõnad, eesti keeles.

/** @type {import("../page.js").OwnDialogs} */
export const words = {
  guide: "Kuidas mängud ja mängijad töötavad ning kuidas panna laud oma lehele",
  statistics: "Sinu mängud: mis neist sai, ja fail kõige alleshoituga",
  about: "Mis on Plyground, õpetajatele ja veebilehtede omanikele",
  picture: "Pilt lauast",
  single: "Ühetähelised kiirklahvid",
  sounds: "Käikude helid",
  vibration: "Värin käikudel",
  language: "Keel",
  keys: {
    undo: "Võta tagasi",
    redo: "Tee uuesti",
    hint: "Vihje",
    autoplay: "Automäng: käivita või peata",
    step: "Üks arvuti käik",
    stop: "Lõpeta mõtlemine",
    read: "Loe laud ette (ekraanilugejale)",
    newGame: "Uus mäng",
    help: "See loend",
  },
  confirm: {
    newGame: {
      title: "Alustada uut mängu?",
      message: "Laual olev mäng läheb kaduma.",
      yes: "Uus mäng",
      no: "Mängi edasi",
    },
    link: {
      title: "Avada see mäng?",
      message: "See astub praeguse mängu asemele.",
      yes: "Ava",
      no: "Hoia minu oma",
      other: "Ainult vaata",
    },
    match: {
      title: "Kas avada see mäng?",
      message: "See asendab mängu, mida sa praegu mängid. Lingiga mängud jäävad alles.",
      yes: "Ava",
      no: "Mitte praegu",
    },
    resign: {
      title: "Kas alistuda?",
      message: "Siis võidab teine pool.",
      yes: "Alistu",
      no: "Mängi edasi",
    },
    agree: {
      title: "Viik?",
      message: "Kas mõlemad pooled on viigiga nõus?",
      yes: "Viik",
      no: "Mängi edasi",
    },
    position: {
      title: "Mängida sellest seisust?",
      message: "See astub praeguse mängu asemele.",
      yes: "Mängi siit",
      no: "Hoia minu oma",
    },
    replace: {
      title: "Panna see fail kõige asemele?",
      message: "Mängud, sätted ja statistika, mida see brauser praegu hoiab, kaovad.",
      yes: "Pane",
      no: "Jäta minu omad",
    },
    erase: {
      title: "Kustutada kõik?",
      message:
        "Mängud, sätted, eelseaded, statistika ja labori katsed kaovad. Salvesta enne fail, kui neid ehk veel vaja läheb.",
      yes: "Kustuta",
      no: "Jäta alles",
    },
    branch: {
      title: "Mängida siit edasi?",
      message: { one: "{n} järgnev käik läheb kaduma.", other: "{n} järgnevat käiku läheb kaduma." },
      yes: "Mängi edasi",
      no: "Hoia alles",
    },
  },
  settings: {
    title: "Seaded tekstina",
    help: "Igal real üks nimi=väärtus. Kopeeri need alles hoidmiseks või kleebi ja rakenda.",
    copy: "Kopeeri",
    apply: "Rakenda",
    close: "Sulge",
    copied: "Seaded kopeeritud.",
    applied: "Seaded rakendatud.",
    notPair: "„{line}“: peaks olema nimi=väärtus.",
  },
  editor: {
    cell: "Rida {row}, veerg {column}: {value}",
    thinking: "Mõtleb …",
    over: "Siin pole ühtki võimalikku käiku.",
    answer: "Parim käik: {name} (sügavus {depth})",
  },
  level: {
    title: "Arvuti tase",
    value: "{level} / {most}",
    own: "sinu oma",
    ownHelp: "Arvuti mängib sinu enda seadetega.",
    rated: "Reiting {elo}; juhuslikel käikudel on 0.",
    ratedMost: "Reiting {elo} või rohkem; juhuslikel käikudel on 0.",
    ruleTitle: "„{rule}“: tase",
    ruleRated: "Lihtne mängija saab {share} % punktidest, mille ta saab siis, kui klotsid asetab juhus.",
    harder: "Võitsid taseme {level}. Tase {other} mängib veidi paremini.",
    easier: "Tase {level} võitis. Tase {other} on kergem.",
    play: "Mängi tasemega {level}",
    more: "Kõik seaded",
  },
  ponder: {
    label: "Mõtle ka minu ajal",
    help: "Ainult täie jõuga mängides, kõige rohkem minut käigu kohta. See kulutab akut.",
  },
  trouble: {
    game: {
      aside: "Salvestatud mängu ei saanud lugeda. See pandi kõrvale; siin on uus.",
      held: "Salvestatud mängu ei saanud lugeda ja selle kõrvalepanekuks pole ruumi. See jääb, nagu on; praegust mängu alles ei hoita.",
      full: "See veebilehitseja ei saa sinu mängu alles hoida: salvestamine pole lubatud või ruum on otsas. Lehe sulgemisel sinu käigud kaovad.",
      second:
        "Plyground on avatud ka teisel vahekaardil. Siin on teine mäng; alles hoitakse mõlemad ja need tulevad tagasi, kui avad jälle kaks vahekaarti.",
    },
    settings: {
      aside: "Salvestatud seadeid ei saanud lugeda. Need pandi kõrvale ja kehtivad vaikeseaded.",
      held: "Salvestatud seadeid ei saanud lugeda ja nende kõrvalepanekuks pole ruumi. Need jäävad, nagu on; muudatusi alles ei hoita.",
    },
    any: {
      aside: "Ei saanud lugeda ja pandi kõrvale: {what}.",
      held: "Ei saanud lugeda ja kõrvale panemiseks pole ruumi: {what}. Kõik jääb nii, nagu on, ja muudatusi alles ei hoita.",
      full: "Alles ei hoita: {what}. See veebilehitseja ei luba salvestada või on ruum otsas.",
    },
    what: {
      best: "parimad tulemused",
      match: "mängud lingiga",
      mistakes: "sinu alles hoitud vead",
      presets: "sinu eelseaded",
      puzzles: "sinu ülesanded ja nende reiting",
      settings: "seaded",
      statistics: "sinu mängude statistika",
      table: "ühe laua mängude kellad ja lõpud",
    },
    overwrite: "Kirjuta üle",
  },
  weights: {
    loading: "Laadib seda, mida {player} on õppinud",
    size: "{loaded} / {total} MB",
    sizeAlone: "{loaded} MB",
    unpacking: "Pakib lahti …",
    cancel: "Katkesta",
    failed: "Seda, mida {player} on õppinud, ei saanud laadida. Selle asemel mängib {substitute}.",
    retry: "Proovi uuesti",
    which: "Õpitud kaalud",
    auto: "Nagu seadmele sobib",
    file: "{label}, {size} MB",
    when: "Laaditakse esimesel mõtlemisel ja hoitakse järgmiseks korraks alles.",
  },
  games: {
    2048: {
      lessons: {
        goal: "Tee klots väärtusega 2048.",
        move: "Nooleklahv või viibe libistab kõiki klotse.",
        win: "Kaks võrdset, mis kohtuvad, saavad üheks kahekordse väärtusega.",
      },
      tips: ["Alusta mis tahes suunas; pärast tuleb uus klots.", "Hoia suurimat klotsi nurgas ja ehita selle kõrvale."],
      how: "Lükka kõiki klotse korraga. Kaks võrdset saavad üheks. Jõua 2048-ni ja vaata, kui kaugele edasi saab.",
      keys: {
        move: "Käi (või libista)",
      },
      editor:
        "Klõpsa ruudul, et selle klotsi suurendada; tõstuklahviga või parema nupuga vähendad. Klahvidega: nooltega liigud, + ja − muudavad.",
    },
    pentago: {
      lessons: {
        goal: "Viis sinu kuuli reas võidavad.",
        move: "Pane kuul, siis pööra veerandit.",
        win: "Pööre võib rea valmis teha või lõhkuda.",
      },
      tips: [
        "Veerandi keskpaik jääb pöördel paigale: hea koht alustamiseks.",
        "Teisel poolel kolm reas? Pane kuul vahele või pööra need lahku.",
      ],
      how: "Pane kuul auku ja pööra siis üht neljast veerandist: vajuta noolt selle kõrval või lohista seda ringi. Viis reas võidab, enne pööret või pärast seda.",
      keys: {
        hole: "Vali auk; siis veerand",
        marble: "Pane sinna kuul",
        quadrant: "Vali veerand",
        turn: "Pööra seda vasakule või paremale",
      },
      editor:
        "Klõpsa augul, et vahetada selle kuuli: pole, X, O. X alustab, seega on X-e sama palju kui O-sid või üks rohkem. Klahvidega: nooltega liigud, + ja − muudavad.",
    },
    loa: {
      lessons: {
        goal: "Too kõik oma nupud kokku.",
        move: "Nupp käib nii mitu ruutu, kui mitu nuppu on tema joonel.",
        win: "Kõik ühes rühmas, ka nurkapidi: võit.",
      },
      tips: [
        "Vajuta nupule: täpid näitavad, kuhu ta võib minna, arvud, kui kaugele.",
        "Vastase nupule astudes lööd selle; aga vähem nuppe saab kiiremini kokku.",
      ],
      how: "Vii kõik oma nupud kokku, igaüks teise kõrvale. Nupp käib täpselt nii mitu ruutu, kui on nuppe kogu joonel, mida mööda ta liigub. Oma nuppudest tohib ta üle hüpata, teise poole omadest mitte; kui ta satub sellise peale, lööb ta selle.",
      keys: {
        square: "Vali ruut",
        man: "Võta nupp; pane see, kuhu tohib",
        letGo: "Lase lahti",
        groups: "Tõsta ühendatud rühmad esile",
      },
      editor:
        "Klõpsa ruudul, et muuta, kes seal seisab: mitte keegi, X, O; kummalgi poolel on 1 kuni 12 nuppu. Tekst ütleb laua järel, kes on käigul. Klahvidega: nooltega liigud, + ja − muudavad.",
    },
  },
};
