/** A row of words for 1, 2, 3 and so on, in one language and form. */
export interface NumberRow {
  readonly words: readonly string[];
  /** `one`, not `first`. Headings have those after the word for an act or scene only. */
  readonly isCardinal: boolean;
  /** Where its words are next to the word for an act or scene, if another row has the same ones: "Tercer acto". */
  readonly place?: "before" | "after";
  /** Of rows with the words that Word writes before numbered paragraphs. */
  readonly language?: string;
}

type Details = Pick<NumberRow, "place" | "language">;

const list = (words: string): readonly string[] => words.split(" ").map((word) => word.replaceAll("_", " "));
const ordinals = (words: readonly string[], details: Details = {}): NumberRow => ({
  words,
  isCardinal: false,
  ...details,
});
const cardinals = (words: readonly string[], details: Details = {}): NumberRow => ({
  words,
  isCardinal: true,
  ...details,
});

const withEnding = (stems: readonly string[], ending: string): readonly string[] => stems.map((stem) => stem + ending);
const withEndings = (stems: readonly string[], ...endings: readonly string[]): readonly NumberRow[] =>
  endings.map((ending) => ordinals(withEnding(stems, ending)));

/** Words up to 19 or 20, those from 21 to 29 made of nine, and one for 30. */
const upTo30 = (words: string, units: string, wordOf: (unit: string) => string, last: string): readonly string[] => [
  ...list(words),
  ...list(units).map(wordOf),
  last,
];

const after = (prefix: string) => (unit: string) => prefix + unit;

const english = {
  cardinals: upTo30(
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
    "one two three four five six seven eight nine",
    after("twenty-"),
    "thirty",
  ),
  ordinals: upTo30(
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
    "first second third fourth fifth sixth seventh eighth ninth",
    after("twenty-"),
    "thirtieth",
  ),
};

const spanishCardinals = upTo30(
  "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte",
  "uno dós trés cuatro cinco séis siete ocho nueve",
  after("veinti"),
  "treinta",
);
/** From 13 on, they're made of the stems of 3 to 9. */
const spanishStems = upTo30(
  "primer segund tercer cuart quint sext séptim octav noven décim undécim duodécim decimotercer decimocuart decimoquint decimosext decimoséptim decimoctav decimonoven vigésim",
  "primer segund tercer cuart quint sext séptim octav noven",
  after("vigesimo"),
  "trigésim",
);
/** "Primer" and "tercer" are short before a noun. */
const shortSpanish = withEnding(spanishStems, "o").map((word) => word.replace(/(primer|tercer)o$/, "$1"));

const frenchUnits = "deux trois quatre cinq six sept huit neuf";
const frenchCardinals = upTo30(
  `un ${frenchUnits} dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt_et_un`,
  frenchUnits,
  after("vingt-"),
  "trente",
);
const frenchOrdinals = "deuxième troisième quatrième cinquième sixième septième huitième neuvième";
const frenchAfter = (first: string): readonly string[] =>
  upTo30(
    `${first} ${frenchOrdinals} dixième onzième douzième treizième quatorzième quinzième seizième dix-septième dix-huitième dix-neuvième vingtième vingt_et_unième`,
    frenchOrdinals,
    after("vingt-"),
    "trentième",
  );

const germanCardinals = upTo30(
  "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
  "ein zwei drei vier fünf sechs sieben acht neun",
  (unit) => `${unit}undzwanzig`,
  "dreißig",
);
const germanStems = upTo30(
  "erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst",
  "ein zwei drei vier fünf sechs sieben acht neun",
  (unit) => `${unit}undzwanzigst`,
  "dreißigst",
);

const italianStems = list(
  "prim second terz quart quint sest settim ottav non decim undicesim dodicesim tredicesim quattordicesim quindicesim sedicesim diciassettesim diciottesim diciannovesim ventesim ventunesim ventiduesim ventitreesim ventiquattresim venticinquesim ventiseiesim ventisettesim ventottesim ventinovesim trentesim",
);

const swedish = upTo30(
  "första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte trettonde fjortonde femtonde sextonde sjuttonde artonde nittonde tjugonde",
  "första andra tredje fjärde femte sjätte sjunde åttonde nionde",
  after("tjugo"),
  "trettionde",
);

const russianStems =
  "одиннадцат двенадцат тринадцат четырнадцат пятнадцат шестнадцат семнадцат восемнадцат девятнадцат двадцат";
/** `units` are the words up to ten, and `ending` is that of most of them. */
const russian = (units: string, ending: string): NumberRow => {
  const words = list(units);
  const twenties = words.slice(0, 9).map((unit) => `двадцать ${unit}`);
  return ordinals([...words, ...withEnding(list(russianStems), ending), ...twenties, `тридцат${ending}`]);
};

/** The numbers in words that headings of plays have, by language: the only table of them. */
export const numberRows: readonly NumberRow[] = [
  cardinals(english.cardinals, { language: "en" }),
  ordinals(english.ordinals, { language: "en" }),
  cardinals(spanishCardinals, { language: "es" }),
  ordinals(shortSpanish, { place: "before" }),
  ordinals(withEnding(spanishStems, "o"), { place: "after", language: "es" }),
  ordinals(withEnding(spanishStems, "a")),
  cardinals(frenchCardinals, { language: "fr" }),
  ordinals(frenchAfter("premier"), { language: "fr" }),
  ordinals(frenchAfter("première")),
  ordinals(list("premier second troisième quatrième cinquième sixième")),
  ordinals(list("première seconde troisième quatrième cinquième sixième")),
  cardinals(germanCardinals, { language: "de" }),
  ordinals(withEnding(germanStems, "er"), { language: "de" }),
  ...withEndings(germanStems, "e", "es"),
  ...withEndings(italianStems, "o", "a"),
  cardinals(list("uno due tre quattro cinque sei sette otto nove dieci undici dodici")),
  ...withEndings(list("primeir segund terceir quart quint sext sétim oitav non décim"), "o", "a"),
  ordinals(swedish),
  cardinals(list("ett två tre fyra fem sex sju åtta nio tio elva tolv")),
  ordinals(list("første anden tredje fjerde femte sjette syvende ottende niende tiende")),
  ordinals(list("første andre tredje fjerde femte sjette sjuende åttende niende tiende")),
  cardinals(list("en to tre fire fem seks sju åtte ni ti")),
  ordinals(
    list(
      "eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende twintigste",
    ),
  ),
  cardinals(list("een twee drie vier vijf zes zeven acht negen tien elf twaalf")),
  russian("первое второе третье четвертое пятое шестое седьмое восьмое девятое десятое", "ое"),
  russian("первый второй третий четвертый пятый шестой седьмой восьмой девятый десятый", "ый"),
  russian("первая вторая третья четвертая пятая шестая седьмая восьмая девятая десятая", "ая"),
  cardinals(list("一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十")),
];

/** The beginnings of numbers in two words: `twenty-first`, `vingt et unième`, `décima tercera`, `двадцать первое`. */
export const tens: readonly string[] = list(
  "twenty thirty dix vingt trente décimo décima vigésimo vigésima trigésimo trigésima двадцать тридцать",
);
