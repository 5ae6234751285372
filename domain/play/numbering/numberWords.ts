/** A row of words for 1, 2, 3 and so on, in one language and form. */
export interface NumberRow {
  readonly words: readonly string[];
  /** Where its words are next to the word for an act or scene, if another row has the same ones: "Tercer acto". */
  readonly place?: "before" | "after";
}

const row = (words: string, place?: NumberRow["place"]): NumberRow => ({
  words: words.split(" "),
  ...(place && { place }),
});

const withEndings = (stems: string, ...endings: readonly string[]): readonly NumberRow[] =>
  endings.map((ending) =>
    row(
      stems
        .split(" ")
        .map((stem) => stem + ending)
        .join(" "),
    ),
  );

/** The numbers in words that headings of plays have, by language. */
export const numberRows: readonly NumberRow[] = [
  row(
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  ),
  row(
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
  ),
  row(
    "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte",
  ),
  row("primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo", "before"),
  row("primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo", "after"),
  row("primera segunda tercera cuarta quinta sexta séptima octava novena décima undécima duodécima"),
  row("un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"),
  row(
    "premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième",
  ),
  row(
    "première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième",
  ),
  row("premier second troisième quatrième cinquième sixième"),
  row("première seconde troisième quatrième cinquième sixième"),
  row("eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf"),
  ...withEndings("erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft", "er", "e", "es"),
  ...withEndings("prim second terz quart quint sest settim ottav non decim", "o", "a"),
  row("uno due tre quattro cinque sei sette otto nove dieci undici dodici"),
  ...withEndings("primeir segund terceir quart quint sext sétim oitav non décim", "o", "a"),
  row("första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte"),
  row("ett två tre fyra fem sex sju åtta nio tio elva tolv"),
  row("første anden tredje fjerde femte sjette syvende ottende niende tiende"),
  row("første andre tredje fjerde femte sjette sjuende åttende niende tiende"),
  row("en to tre fire fem seks sju åtte ni ti"),
  row("eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde"),
  row("een twee drie vier vijf zes zeven acht negen tien elf twaalf"),
  row("первое второе третье четвертое пятое шестое седьмое восьмое девятое десятое одиннадцатое двенадцатое"),
  row("первый второй третий четвертый пятый шестой седьмой восьмой девятый десятый одиннадцатый двенадцатый"),
  row("первая вторая третья четвертая пятая шестая седьмая восьмая девятая десятая одиннадцатая двенадцатая"),
  row("一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十"),
];
