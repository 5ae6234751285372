import { expect, test } from "vitest";
import { languageOfWords } from "./languageOfWords.ts";

const spoken = {
  en: "I don't know what you mean, and it is all the same to me. This is the house that your father left us.",
  de: "Ich weiß nicht, was du meinst, und es ist mir auch egal. Das ist nicht mein Haus, sondern deins.",
  nl: "Ik weet niet wat je bedoelt, en het kan me niet schelen. Dit is het huis dat je vader ons heeft nagelaten.",
  sv: "Jag vet inte vad du menar, och det är mig också likgiltigt. Det är inte mitt hus, utan ditt.",
  da: "Jeg ved ikke, hvad du mener, og det er mig også lige meget. Det er ikke mit hus, men dit.",
  nb: "Jeg vet ikke hva du mener, og det er meg også likegyldig. Det er ikke mitt hus, men ditt av arv.",
  nn: "Eg veit ikkje kva du meiner, og det er det same for meg. Det er ikkje mitt hus, men ditt.",
  is: "Ég veit ekki hvað þú átt við, og mér er alveg sama. Þetta er húsið sem faðir þinn skildi eftir handa okkur.",
  fr: "Je ne sais pas ce que tu veux dire, et cela m'est égal. C'est la maison que ton père nous a laissée.",
  es: "No sé lo que quieres decir, y la verdad es que no me importa. Esta es la casa que tu padre nos dejó.",
  pt: "Não sei o que você quer dizer, e a verdade é que não me importa. Esta é a casa que o seu pai nos deixou.",
  gl: "Non sei o que queres dicir, e a verdade é que non me importa. Esta é unha casa que o teu pai nos deixou.",
  ca: "No sé què vols dir, i la veritat és que no m'importa. Aquesta és la casa que el teu pare ens va deixar amb els mobles.",
  it: "Non so che cosa vuoi dire, e la verità è che non mi importa. Questa è la casa che tuo padre ci ha lasciato.",
  ro: "Nu știu ce vrei să spui și nu mă interesează. Asta este casa pe care ne-a lăsat-o tatăl tău.",
  pl: "Nie wiem, co masz na myśli, i jest mi to obojętne. To jest dom, który zostawił nam twój ojciec.",
  cs: "Nevím, co tím myslíš, a je mi to jedno. Tohle není můj dům, ale ten, který nám nechal tvůj otec, když jsem byl malý.",
  sk: "Neviem, čo tým myslíš, a je mi to jedno. Toto nie je môj dom, ale ten, ktorý nám nechal tvoj otec, keď som bol malý.",
  sl: "Ne vem, kaj misliš, in mi je vseeno. To je hiša, ki nam jo je pustil tvoj oče, in jaz sem jo pospravil.",
  hr: "Ne znam što misliš i svejedno mi je. To je kuća koju nam je ostavio tvoj otac, a ja sam je uredio. Nije tako, ali što ti znaš.",
  lt: "Nežinau, ką tu nori pasakyti, ir man vis tiek. Tai yra namas, kurį mums paliko tavo tėvas, bet jis ne mano.",
  lv: "Es nezinu, ko tu gribi teikt, un man ir vienalga. Tas ir nams, ko mums atstāja tavs tēvs, bet tas nav mans.",
  fi: "En tiedä, mitä sinä tarkoitat, ja se on minulle samantekevää. Tämä on talo, jonka isäsi jätti meille, mutta se ei ole minun.",
  et: "Ma ei tea, mida sa mõtled, ja mul on see ükskõik. See on maja, mille su isa meile jättis, aga see ei ole minu.",
  hu: "Nem tudom, mit akarsz mondani, és nekem mindegy. Ez az a ház, amit apád hagyott ránk, de nem az enyém.",
  tr: "Ne demek istediğini bilmiyorum ve benim için fark etmez. Bu, babanın bize bıraktığı ev, ama benim değil, çok eski bir ev.",
  cy: "Dw i ddim yn gwybod beth wyt ti'n ei feddwl, ac mae o i gyd yr un fath i mi. Dyma'r tŷ a adawodd dy dad i ni.",
  ga: "Níl a fhios agam cad atá i gceist agat, agus is cuma liom. Seo é an teach a d'fhág d'athair againn, agus ní liom é.",
  eu: "Ez dakit zer esan nahi duzun, eta niri berdin zait. Hau da zure aitak utzi zigun etxea, baina ez da nirea.",
};

test.each(Object.entries(spoken))("%s is recognized by its most frequent words", (language, text) => {
  expect(languageOfWords(Array.from({ length: 10 }, () => text).join(" "))).toBe(language);
});

test.each(Object.entries(spoken))("one sentence in %s is too short to tell", (_, text) => {
  expect(languageOfWords(text)).toBeUndefined();
});

const times = (text: string, count: number) => Array.from({ length: count }, () => text).join(" ");

test.each([
  ["half in English, half in Spanish", times(`${spoken.en} ${spoken.es}`, 10)],
  ["in Danish and Norwegian", times(`${spoken.da} ${spoken.nb}`, 10)],
  ["in Latin", times("Arma virumque cano, Troiae qui primus ab oris Italiam fato profugus Laviniaque venit.", 20)],
  ["of names only", times("NORA HELMER TORVALD KROGSTAD", 50)],
])("no language is recognized in a text %s", (_, text) => {
  expect(languageOfWords(text)).toBeUndefined();
});
