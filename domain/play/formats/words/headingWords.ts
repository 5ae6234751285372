import { readRomanNumeral } from "../../layout/headings/romanNumeral.ts";

/* How headings are written in the languages of plays: the word for an act or scene next to its number, as in `ACT
   ONE`, `Erster Akt`, `1. Szene`, `ДЕЙСТВИЕ ПЕРВОЕ`, `ЯВЛЕНИЕ 1`, `ערשטע סצענע`, `第一幕`. */

/** Removes accents, points and case; Yiddish ligatures become two letters. */
const fold = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .toLowerCase()
        .replace(/װ/g, "וו")
        .replace(/ױ/g, "וי")
        .replace(/ײ/g, "יי");

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

const setOf = (words: string): ReadonlySet<string> => new Set(fold(words).split(/\s+/).filter(Boolean));

const actWords = setOf(
  `act acte akt akte akten atto acto ato aufzug jednání dějství bedrijf felvonás näytös πράξη perde actul
  действие акт дія чин מערכה אקט`,
);
const sceneWords = setOf(
  `scene scène szene scena escena cena scen scenen auftritt bild tableau cuadro quadro výstup obraz odsłona
  tafereel toneel jelenet kohtaus σκηνή явление сцена картина ява תמונה סצנה סצענע בילד אויפטריט`,
);

/** Numbers that go before or after the word. */
const ordinals = setOf(`first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth last final
  premier première deuxième seconde troisième quatrième cinquième sixième septième huitième neuvième dixième dernier dernière
  erster erste erstes zweiter zweite zweites dritter dritte drittes vierter vierte viertes fünfter fünfte fünftes
  sechster sechste siebter siebte siebenter siebente achter achte neunter neunte zehnter zehnte letzter letzte letztes
  primo prima secondo seconda terzo terza quarto quarta quinto quinta sesto sesta settimo settima ottavo ottava nono nona
  decimo decima ultimo ultima primero primera primer segundo segunda tercero tercera tercer cuarto cuarta sexto sexta
  séptimo séptima octavo octava noveno novena primeiro primeira terceiro terceira
  första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde sista første anden annen andre fjerde sjette
  eerste tweede derde vierde vijfde zesde zevende achtste negende tiende laatste
  pierwszy pierwsza drugi druga trzeci trzecia czwarty czwarta piąty piąta první druhý druhá třetí čtvrtý čtvrtá pátý pátá
  πρώτη δεύτερη τρίτη τέταρτη πέμπτη
  первое первый первая второе второй вторая третье третий третья четвертое четвёртое четвертый четвертая
  пятое пятый пятая шестое шестой шестая седьмое седьмой седьмая восьмое восьмой восьмая девятое девятый девятая
  десятое десятый десятая последнее последний последняя перша друга третя четверта пята остання
  ראשון ראשונה שני שנייה שניה שלישי שלישית רביעי רביעית חמישי חמישית אחרונה
  ערשטע ערשטער צווייטע צווייטער דריטע דריטער פערטע פערטער פינפטע פינפטער זעקסטע זעקסטער זיבעטע אכטע ניינטע צענטע לעצטע לעצטער`);

/** Numbers that go after the word only: `one act` isn't a heading. */
const cardinals = setOf(`one two three four five six seven eight nine ten eleven twelve
  un deux trois quatre cinq eins zwei drei vier fünf sechs uno due tre quattro cinque dos tres cuatro cinco
  ett två tre fyra fem én één twee drie vijf jeden dwa trzy один два три четыре пять איינס צוויי דריי פיר`);

const openings = setOf(`prologue prolog prologo epilogue epilog epilogo epílogo пролог эпилог эпілог
  פראלאג פראָלאָג עפילאג עפּילאָג פרולוג אפילוג`);
const articles = setOf("the der die das le la el lo il det den de");

/** Letters that form a higher Roman numeral are a word. */
const maxRomanNumeral = 99;

const isRoman = (word: string): boolean => (readRomanNumeral(word) ?? maxRomanNumeral + 1) <= maxRomanNumeral;
const isDigits = (word: string): boolean => /^\d{1,3}(\.[ivxlc\d]+)?[a-z]?$/.test(word);
/** `אַקט א` */
const isHebrewLetter = (word: string): boolean => /^[\u05d0-\u05ea]$/.test(word);

const isNumberBefore = (word: string): boolean => ordinals.has(word) || isDigits(word) || isRoman(word);
const isNumberAfter = (word: string): boolean =>
  isNumberBefore(word) || cardinals.has(word) || isHebrewLetter(word) || isRoman(word.replace(/(?<=.)[a-c]$/, ""));

const kindOfWord = (word: string): "act" | "scene" | undefined =>
  actWords.has(word) ? "act" : sceneWords.has(word) ? "scene" : undefined;

interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const wordPattern = /\d+(?:\.[ivxlcIVXLC\d]+)?[a-zA-Z]?(?![\p{L}\d])|[\p{L}\p{M}]+|\d+/gu;

function findWord(text: string, from: number): Word | undefined {
  wordPattern.lastIndex = from;
  const match = wordPattern.exec(text);
  return match ? { folded: fold(match[0]), start: match.index, end: wordPattern.lastIndex } : undefined;
}

/** Returns a line's first word, and the first one that isn't an article. */
function firstWords(line: string): readonly [lead: Word | undefined, first: Word | undefined] {
  const lead = findWord(line, 0);
  return [lead, lead && articles.has(lead.folded) ? findWord(line, lead.end) : lead];
}

export interface WrittenHeading {
  readonly kind: "act" | "scene";
  /** Where the word and its number end. */
  readonly end: number;
  /** What follows them: a title, or nothing. */
  readonly rest: string;
}

/** What may be between a number and its word: `1. Akt`, `2º Acto`. */
const joint = /^[.:ºª°)]?[ \t\u00a0]{0,3}$/;
/** What may follow them: nothing, a period, or a separator before a title. */
const tail = /^\s*$|^[ \t\u00a0]*(?:[.:,;(–—-]|\t|[ \u00a0]{2})/;

/** The maximum length of a heading with its title. */
const maxHeadingLength = 100;

/** Returns the act or scene that a line names by number. */
export function readHeading(line: string): WrittenHeading | undefined {
  if (line.length > maxHeadingLength) return undefined;
  const [lead, first] = firstWords(line);
  if (!first || !mayBeginPair(first.folded)) return undefined;
  const second = findWord(line, first.end);
  if (!second || !joint.test(line.slice(first.end, second.start))) return undefined;
  if (first === lead && !start.test(line.slice(0, first.start))) return undefined;
  const kind = kindOfPair(first.folded, second.folded);
  return kind && headingAt(line, kind, second.end);
}

/** A heading starts within a line's first characters. */
const start = /^[\s\p{P}*_]{0,3}$/u;

const mayBeginPair = (word: string): boolean => kindOfWord(word) !== undefined || isNumberBefore(word);

function kindOfPair(first: string, second: string): "act" | "scene" | undefined {
  const kind = kindOfWord(first);
  if (kind && isNumberAfter(second)) return kind;
  return isNumberBefore(first) ? kindOfWord(second) : undefined;
}

/**
 * Returns whether a line is a prologue or the like: `Prologue`, `ЭПИЛОГ.`. It has no number and nothing after it,
 * because a Prologue may be a speaker, too.
 */
export function isOpening(line: string): boolean {
  const [, word] = firstWords(line);
  return word !== undefined && openings.has(word.folded) && /^[.:]?\s*$/.test(line.slice(word.end));
}

function headingAt(line: string, kind: "act" | "scene", end: number): WrittenHeading | undefined {
  const rest = line.slice(end);
  return tail.test(rest) ? { kind, end, rest: rest.replace(/^[\s.:,;–—-]+|[\s.:]+$/g, "") } : undefined;
}

/** `第一幕`, `第２場`: a numeral and a character for act or scene. */
const ideographic = /^第?[一二三四五六七八九十百\d０-９]{1,4}([幕場场景])/u;

/** Returns the act or scene that a line names, in scripts that don't put spaces between words. */
export function readIdeographicHeading(line: string): "act" | "scene" | undefined {
  const [, sign] = ideographic.exec(line) ?? [];
  return sign === undefined ? undefined : sign === "幕" ? "act" : "scene";
}

/** Returns the number if a line is nothing else: `I.`, `II`, `3)`. */
export function bareNumeral(line: string): number | undefined {
  const [, word = ""] = /^[\s([]{0,3}(\d{1,3}|[IVXLC]{1,9})[.)\]]{0,2}\s*$/.exec(line) ?? [];
  if (word === "") return undefined;
  return /^\d/.test(word) ? Number(word) : readRomanNumeral(word);
}
