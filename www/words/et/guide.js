// Juhendi sõnad, eesti keeles.

/** @type {import("../language.js").Sparse<import("../en/guide.js").Words>} */
export const words = {
  title: "Plyground: kuidas see töötab",
  heading: "Kuidas see töötab",
  contents: "Sellel lehel",
  who: "Kes seda mängib",
  play: "Mängi lehel",

  thinking: {
    title: "Ettemõtlemine",
    three:
      "Arvuti, mis mängib hästi, teeb kolme asja. Ta vaatab ette: kui ma sinna käin, mis võib siis tulla ja mida saan ma selle vastu teha? Ta hindab seise selle lõpus, mida ta näeb: kui hea see paistab? Ja ta viib hinnangu tagasi, viimastest seisudest käikudeni, mis nendeni viivad.",
    less: "Käigu võrra kaugemale vaatamine maksab mitu korda rohkem, seepärast vaatavad head programmid vähem: nad jätavad välja variandid, mis valikut muuta ei saa (alfa-beeta), mäletavad seise, mida nad on juba kohanud (transpositsioonitabel), ja proovivad esmalt paljulubavaid käike. Nad lähevad samm-sammult sügavamale, üks poolkäik teise järel, nii et aja lõppedes on alati olemas seni parim käik.",
    chance:
      "Seal, kus mängib juhus, nagu 2048-s, pole vastast, keda karta, vaid õnn, mida kaaluda: expectimax võtab oma käikudest parima ja keskmise üle kõige, mida juhus teha võib. Kolmas tee ei hinda midagi: see mängib mängu tuhandeid kordi juhuslikult lõpuni ja vaatab, milline käik läks kõige paremini (Monte Carlo).",
  },

  tiles: {
    rules:
      "Kõik klotsid libisevad koos ühes neljast suunast ja kaks võrdset, mis kohtuvad, saavad üheks, kaks korda suuremaks. Siis ilmub vabale ruudule uus klots, üheksal korral kümnest 2, muidu 4. Mäng on läbi, kui miski ei liigu.",
    play: "Hea mängija hoiab suured klotsid nurgas, kahanevas järjekorras piki servi, ja ruudud vabad. Just seda mõõdavad hinnangu tunnused; igaühel on lehel liugur. Vajuta Automäng ja vaata.",
    tryPairs: "Proovi: lükka neli paari kokku",
    tryCorner: "Vaata korras nurka",
  },

  pentago: {
    rules:
      "Kaks mängijat panevad kordamööda kuule aukudesse; pärast iga kuuli pöörab selle mängija üht neljast veerandist veerandpöörde võrra. Viis reas võidab. Kui viis on reas mõlemal korraga või laud saab täis ja kellelgi pole viit, on viik.",
    play: "Igal käigul on kuni 288 võimalust, seega on kallis kaugele ette vaadata; kuid võidetud rida on ruttu näha. Kui mõlemad pooled mängivad täiuslikult, võidab esimene, nagu on näidanud arvutus üle kõigi kolme tuhande triljoni seisu (Irving 2014). Alates 18 kuulist teab siinne tugev mängija samuti iga seisu tõelist väärtust.",
    tryWin: "Proovi: võida ühe käiguga",
    trySolved: "Siin võidab vaid üks käik: leia see või vajuta Vihje",
  },

  loa: {
    rules:
      "Nupp käib sirgjooneliselt täpselt nii mitu ruutu, kui sellel joonel on mõlemat värvi nuppe. Ta hüppab üle omade, mitte kunagi üle teise poole nuppude; kui ta satub sellise peale, on see löödud. Kelle kõik nupud on ühes ühendatud rühmas, ka nurkapidi, see võidab. Vali nupp: laud näitab jooni koos arvudega ja seda, kuhu ta tohib minna.",
    play: "Löömine pole iseenesest kasu: vähem nuppe saab kiiremini ühendatud. Tugev mängija kaalub, kui lähedal nupud oma keskmele seisavad, kui vabalt nad liiguvad, kas teised on serva äärde kinni müüritud, ja veel kuut tunnust (Winandsi järgi); igaühel on lehel liugur.",
    tryConnect: "Proovi: ühenda ühe käiguga",
    tryMiddle: "Keskmäng: Vihje näitab parimat käiku",
  },

  embed: {
    title: "Laud sinu lehel",
    how: "Kopeeri selle saidi failid oma serveri kausta ja kleebi need read mis tahes lehele. Vali, milline laud olgu:",
    copy: "Kopeeri",
    copied: "Kopeeritud.",
    notCopied: "Kopeerida ei lubatud; vali read ja kopeeri need.",
    preview: "See ongi:",
    frame: "Sama laud raamis, sealt, kus need failid asuvad:",
    more: "Meetodeid, sündmusi, kujundust, sõnumitega raame, paketti bundler’itele ja Node.js-ile ning Rusti teeki kirjeldavad projekti docs/embedding.md ja docs/library.md (inglise keeles).",
  },

  form: {
    game: "Mäng",
    player: "Kes mõtleb",
    usual: "kes seda kõige paremini mängib",
    side: "Arvuti mängib",
    sides: { none: "mitte kummagi eest", "human,ai": "teisena", "ai,human": "esimesena", "ai,ai": "mõlema eest" },
    budget: "Aeg käigu kohta, millisekundites",
    theme: "Hele või tume",
    themes: { none: "nagu leht", auto: "nagu süsteem", light: "hele", dark: "tume" },
    controls: "Juhtnupud laua all",
    autoplay: "Mängib ise",
    keep: "Hoiab mängu järgmise korrani",
  },
};
