// Plygroundi tutvustava lehe sõnad eesti keeles.

/** @type {import("../about.js").OwnWords} */
export const words = {
  title: "Plyground: mis see on",
  heading: "Mis see on",
  lead: "Lauamängud, mis mõtlevad, ühel veebilehel. Sa mängid neid, küsid parimat käiku ja näed, miks see on parim; sa muudad, kuidas arvuti hindab, ja mõõdad, mida see annab. Serverit pole: kõik töötab brauseris.",

  boards: {
    title: "Lauad sinu oma lehele",
    about: "Enne klõpsu ei laadita mootorist midagi. Laua all olevad read on kõik, mida leht vajab.",
    copy: "Kopeeri",
    copied: "Kopeeritud.",
    notCopied: "Kopeerida ei lubatud; vali read ja kopeeri need.",
  },

  teachers: {
    title: "Õpetajatele",
    lessons:
      "Õppetunnid käivad algoritmid väikestel puudel samm-sammult läbi. Iga otsingu saab joonistada puuna ja iga mängu käik-käigult analüüsida.",
    weights: "Hinnangu igal kaalul on liugur ja muudatus mõjub järgmisest käigust.",
    lab: "Katse mängib tuhandeid mänge, tabelite, diagrammide ja usaldusvahemikega. Selle link sisaldab kõiki seadeid, nii et kogu klass saab seda korrata.",
    puzzles: "Rohkem kui 1000 seisus on üks õige käik, mille on tõestanud lõpuni viidud otsing.",
  },

  owners: {
    title: "Veebilehtede omanikele",
    static: "See on failide kaust, mis sobib igasse staatilisse serverisse. Päiseid ega kompileerimist pole vaja.",
    privacy:
      "Ei kontot, ei küpsiseid, ei päringuid teistesse serveritesse. Mis alles hoitakse, jääb külastaja brauserisse.",
    languages:
      "Lauad räägivad kaheksat keelt, töötavad klaviatuuri, puute ja ekraanilugejaga ning kasutavad sinu värve.",
    form: "Vajalikud read koostab vorm, ka raami jaoks.",
  },

  weight: {
    title: "Kui palju laud kaalub",
    about:
      "Mõõdetud siin, sinu brauseris, kui mõni ülalolev laud käivitatakse; ühised failid lähevad esimese laua arvele.",
    board: "Laud",
    size: "Laaditud",
    time: "Aeg mängimiseni",
    before: "See leht ilma lauata",
    waiting: "käivitamata",
    kilobytes: "{n} kB",
    milliseconds: "{n} ms",
  },

  ladder: {
    title: "Kui tugev see on",
    about:
      "Tasemete Elo reitingud pärast sadu omavahelisi mänge; juhuslikel käikudel on 0. Üksi mängitavas mängus on siin parimate mängijate keskmised punktid.",
    level: "Tase",
    elo: "Elo",
    player: "Mängija",
    mean: "Keskmine",
  },
};
