// Guidens ord, på svenska.

/** @type {import("../language.js").Sparse<import("../en/guide.js").Words>} */
export const words = {
  title: "Plyground: så fungerar det",
  heading: "Så fungerar det",
  contents: "På den här sidan",
  who: "Vem som spelar det",
  play: "Spela på sidan",

  thinking: {
    title: "Att tänka framåt",
    three:
      "En dator som spelar bra gör tre saker. Den ser framåt: om jag går dit, vad kan komma då, och vad kan jag göra åt det? Den bedömer ställningarna i slutet av det den ser: hur bra ser det här ut? Och den för bedömningen bakåt, från de sista ställningarna till dragen som leder dit.",
    less: "Att se ett drag längre kostar många gånger mer, så bra program tittar på mindre: de utelämnar varianter som inte kan ändra valet (alfa-beta), minns ställningar som de redan har mött (en transpositionstabell) och prövar lovande drag först. De går djupare steg för steg, ett halvdrag i taget, så att det alltid finns ett hittills bästa drag när tiden är ute.",
    chance:
      "Där slumpen råder, som i 2048, finns ingen motståndare att frukta utan tur att väga: expectimax tar det bästa av sina egna drag och medelvärdet av vad slumpen kan göra. En tredje väg bedömer ingenting: den spelar spelet slumpvis till slutet, tusentals gånger, och ser vilket drag som gick bäst (Monte Carlo).",
  },

  tiles: {
    rules:
      "Alla brickor glider tillsammans i en av fyra riktningar, och två lika som möts blir en av dubbla värdet. Sedan kommer en ny bricka på en ledig ruta, nio gånger av tio en 2, annars en 4. Spelet är slut när inget rör sig.",
    play: "Den som spelar bra håller de stora brickorna i ett hörn, i fallande ordning längs kanterna, och rutor lediga. Det är vad bedömningens egenskaper mäter; var och en har ett reglage på sidan. Tryck på Autospel och se på.",
    tryPairs: "Prova: skjut ihop fyra par",
    tryCorner: "Se ett ordnat hörn",
  },

  pentago: {
    rules:
      "Två spelare lägger kulor i hål i tur och ordning; efter varje kula vrider spelaren en av de fyra kvadranterna ett kvarts varv. Fem i rad vinner. Båda på en gång, eller ett fullt bräde utan fem i rad, är oavgjort.",
    play: "Varje drag kan spelas på upp till 288 sätt, så det är dyrt att se framåt; men en vunnen rad syns snart. Om båda sidorna spelar perfekt vinner den första; det har en beräkning över alla tre biljarder ställningar visat (Irving 2014). Från 18 kulor vet den starka spelaren här också varje ställnings sanna värde.",
    tryWin: "Prova: vinn med ett drag",
    trySolved: "Bara ett drag vinner här: hitta det, eller tryck på Tips",
  },

  loa: {
    rules:
      "En pjäs går i rak linje exakt så många rutor som det står pjäser av båda färgerna på den linjen. Den hoppar över sina egna, aldrig över motståndarens; hamnar den på en av dem slår den pjäsen. Den som har alla pjäser i en förbunden grupp, även över hörn, vinner. Välj en pjäs: brädet visar linjerna med deras antal och vart den får gå.",
    play: "Att slå är ingen vinst i sig: färre pjäser blir fortare förbundna. Den starka spelaren väger hur nära pjäserna står sin mitt, hur fritt de rör sig, om motståndarens är instängda vid kanten och sex egenskaper till (efter Winands); var och en har ett reglage på sidan.",
    tryConnect: "Prova: förbind pjäserna i ett drag",
    tryMiddle: "Ett mittspel: tryck på Tips för det bästa draget",
  },

  embed: {
    title: "Ett bräde på din sida",
    how: "Kopiera den här webbplatsens filer till en mapp hos ditt webbhotell och klistra in de här raderna på vilken sida som helst. Välj hur brädet ska vara:",
    copy: "Kopiera",
    copied: "Kopierat.",
    notCopied: "Det gick inte att kopiera; markera raderna och kopiera dem.",
    preview: "Så här blir det:",
    frame: "Samma bräde i en ram, var de här filerna än ligger:",
    more: "Metoder, händelser, utseende, ramar med meddelanden, paketet för bundlare och Node.js och Rust-biblioteket beskrivs i projektets docs/embedding.md och docs/library.md (på engelska).",
  },

  form: {
    game: "Spel",
    player: "Vem tänker",
    usual: "den som spelar det bäst",
    side: "Datorn spelar",
    sides: { none: "ingen sida", "human,ai": "sist", "ai,human": "först", "ai,ai": "båda sidorna" },
    budget: "Tid för ett drag, i millisekunder",
    theme: "Ljust eller mörkt",
    themes: { none: "som sidan", auto: "som systemet", light: "ljust", dark: "mörkt" },
    controls: "Knappar under brädet",
    autoplay: "Spelar av sig själv",
    keep: "Sparar spelet till nästa besök",
  },
};
