import { plain } from "./foldName.ts";

/** Fewer frequent words don't tell a language. */
const minWords = 20;

/** In any language that has its words here, at least this part of a text is such words. */
const minShare = 0.15;

/** How many words two close languages must not share, such as Danish `af` and Norwegian `av`. */
const minOwnWords = 5;

/** How many times as many own words a text must have as words of any other language. */
const minTimesAsMany = 2;

/**
 * The most frequent words on stage, without accents, of the languages in Latin script that a play can be in. Words that a
 * close language has, too, are in the lists of both, so that they don't tell them apart.
 */
const frequentWords: Readonly<Record<string, string>> = {
  en: "the and of to is his her with you that it i what this not have my for be are was a me in on your",
  de: "der die und das ich nicht ist ein zu mit sie den du wir mir mich auch auf was wie es er so dir von",
  nl: "de het een en van niet ik dat je is met zijn op wat te er hij ze voor maar in mijn nog die u",
  sv: "och att det jag ar en som pa inte med for du har den vi mig till ett han vad av nu de hon sa inte",
  da: "og at det jeg er en som pa ikke med til af du har den vi mig et han hvad nu de hun sa for dig",
  nb: "og at det jeg er en som pa ikke med til av du har den vi meg et han hva na de hun sa for deg",
  nn: "og at det eg er ein som pa ikkje med til av du har den vi meg eit han kva no dei ho sa for deg",
  is: "og að það eg er sem a ekki með til af þu hann við mig en var um þetta i hun þer svo min",
  fr: "le la les et de un une que il est a vous je pas des ne qui dans pour ce tu en c'est mais elle moi on",
  es: "el la los y que de un una no es por con se en lo mi te las pero como a me para del si tu al ese esta",
  pt: "o a que de um uma nao e os do da em se por com para eu me voce isso na no mas as meu como te tu esta",
  gl: "o a que de un unha non e os do da en se por con para eu me ti isto na no mais as meu como te esta",
  ca: "el la els i que de un una no es per amb se en les ho jo a me del si al em et aixo tu els pero",
  it: "il la che e di un una non per con si gli i ma mi sono le lo ti in a da del io questo tu come",
  ro: "si de la nu in ca sa un o pe cu este ce eu mai ma a am te e din ai asta va",
  pl: "i w nie na to sie ze z jest do co ja jak ty mi tak po ale go ma a o mnie tu",
  cs: "a je to se v na ze ne jsem co ja jak si ale s do tak by ty ten mi i neni jsi",
  sk: "a je to sa v na ze nie som co ja ako si ale s do tak by ty ten mi i nieje",
  sl: "in je da se na v ne sem to za pa ki ti kaj mi s si bi ni tako a ali",
  hr: "i je da se na u ne sam to za a koji ti sto mi s si bi nije kako ali od",
  lt: "ir as ne i tai kad yra su tu jis ar kaip ka mano is bet tik o per jau man cia",
  lv: "un es ne ir tas ka ar no uz tu vins par ko man ta bet kas vai tikai jau nav mes",
  fi: "ja on ei se en etta han mina sina mita oli niin kun mutta ole nyt han sen tama minun mina te",
  et: "ja on ei see et ma sa ta mis oli nii kui aga ole nuud seda ka mind siis mu meie ning",
  hu: "a az es nem hogy egy van is ez de meg ki mi en te ha csak mit be volt maga mar",
  tr: "bir ve bu ne da de ben sen o icin cok var mi gibi daha ama degil yok ki ile beni bana sana",
  cy: "y yr a i yn mae ar o ei ac wedi dw fi ti mi ddim hi beth am eich dim fy oedd",
  ga: "an agus ar na is ta se a i go ni mo me tu leis le do mar bhi sin nach cad",
  eu: "eta da ez bat du ni zer hau zu nire baina hori zuen ere bai dut naiz dira izan nik zure dago",
};

const languages = Object.entries(frequentWords).map(([tag, words]) => ({ tag, words: new Set(words.split(" ")) }));

const without = (words: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
  [...words].filter((word) => !others.has(word));

/**
 * Returns the tag of the language in Latin script whose frequent words a text has. Undefined if it's short, if it could as
 * well be in another language, or if it's in none of those that a play can be in.
 */
export function languageOfWords(text: string): string | undefined {
  const counts = new Map<string, number>();
  let all = 0;
  for (const [word] of plain(text)
    .toLowerCase()
    .matchAll(/[\p{L}\p{M}']+/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    all += 1;
  }
  const countOf = (words: Iterable<string>): number =>
    [...words].reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
  const [best] = languages
    .map((language) => ({ ...language, count: countOf(language.words) }))
    .sort((a, b) => b.count - a.count);
  if (!best || best.count < Math.max(minWords, minShare * all)) return undefined;
  const isClear = languages.every(({ tag, words }) => {
    if (tag === best.tag) return true;
    const own = countOf(without(best.words, words));
    return own >= minOwnWords && own >= minTimesAsMany * countOf(without(words, best.words));
  });
  return isClear ? best.tag : undefined;
}
