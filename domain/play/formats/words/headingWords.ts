import { readRomanNumeral } from "../../layout/headings/romanNumeral.ts";
import { type NumberRow, numberRows, tens } from "../../numbering/numberWords.ts";

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
        .replace(/ß/g, "ss")
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

const wordsOf = (rows: readonly NumberRow[]): readonly string[] =>
  rows.flatMap(({ words }) => words.filter((word) => !/[ -]/.test(word)).map(fold));

/** Numbers that go before or after the word: those that are counted, and those of other languages. */
const ordinals: ReadonlySet<string> = new Set([
  ...wordsOf(numberRows.filter(({ isCardinal }) => !isCardinal)),
  ...setOf(`unique unico unica единственное единственный einziger einzige einziges enda last final unième dernier dernière letzter letzte letztes siebenter siebente ultimo ultima sista laatste
  undecimo undecima duodecimo duodecima decimoprimero decimoprimera decimosegundo decimosegunda
  decimoterzo decimaterza decimoquarto decimaquarta decimoquinto decimaquinta decimosesto decimasesta
  pierwszy pierwsza drugi druga trzeci trzecia czwarty czwarta piąty piąta první druhý druhá třetí čtvrtý čtvrtá pátý pátá
  πρώτη δεύτερη τρίτη τέταρτη πέμπτη
  последнее последний последняя перша друга третя четверта пята остання
  ראשון ראשונה שני שנייה שניה שלישי שלישית רביעי רביעית חמישי חמישית אחרונה
  ערשטע ערשטער צווייטע צווייטער דריטע דריטער פערטע פערטער פינפטע פינפטער זעקסטע זעקסטער זיבעטע אכטע ניינטע צענטע לעצטע לעצטער`),
]);

/** Numbers that go after the word only: `one act` isn't a heading. */
const cardinals: ReadonlySet<string> = new Set([
  ...wordsOf(numberRows.filter(({ isCardinal }) => isCardinal)),
  ...setOf("én één jeden dwa trzy один два три четыре пять איינס צוויי דריי פיר"),
]);

const beginnings: ReadonlySet<string> = new Set(tens.map(fold));

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
  /** Where the number is. */
  readonly number: { readonly start: number; readonly end: number; readonly place: "before" | "after" };
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
  if (first === lead && !start.test(line.slice(0, first.start))) return undefined;
  for (const one of numbersAt(line, first)) {
    const heading = headingWith(line, one);
    if (heading) return heading;
  }
  return undefined;
}

/** Returns the heading whose first word, or number in two words, is given. */
function headingWith(line: string, first: Word): WrittenHeading | undefined {
  const next = findWord(line, first.end);
  if (!next || !joint.test(line.slice(first.end, next.start))) return undefined;
  for (const second of numbersAt(line, next)) {
    const heading = headingOfPair(line, first, second);
    if (heading) return heading;
  }
  return undefined;
}

/** Returns the number in two words that begins with a word, if there's one, and the word. */
function numbersAt(line: string, word: Word): readonly Word[] {
  if (!beginnings.has(word.folded)) return [word];
  const next = findWord(line, word.end);
  const unit = next && /^(et|y|e)$/.test(next.folded) ? findWord(line, next.end) : next;
  const isUnit = unit !== undefined && (ordinals.has(unit.folded) || cardinals.has(unit.folded));
  const isJoined = isUnit && unitJoint.test(line.slice(word.end, unit.start));
  return isJoined ? [{ folded: unit.folded, start: word.start, end: unit.end }, word] : [word];
}

const unitJoint = /^(?:[ \u00a0\u2010\u2011-]| (?:et|y|e) )$/i;

function headingOfPair(line: string, first: Word, second: Word): WrittenHeading | undefined {
  const kind = kindOfPair(first.folded, second.folded);
  if (!kind) return undefined;
  const isAfter = kindOfWord(first.folded) !== undefined;
  const { start: from, end } = isAfter ? second : first;
  return headingAt(line, second.end, { kind, number: { start: from, end, place: isAfter ? "after" : "before" } });
}

/** A heading starts within a line's first characters. */
const start = /^[\s\p{P}*_]{0,3}$/u;

const mayBeginPair = (word: string): boolean =>
  kindOfWord(word) !== undefined || isNumberBefore(word) || beginnings.has(word);

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

function headingAt(
  line: string,
  end: number,
  pair: Pick<WrittenHeading, "kind" | "number">,
): WrittenHeading | undefined {
  const rest = line.slice(end);
  return tail.test(rest) ? { ...pair, end, rest: rest.replace(/^[\s.:,;–—-]+|[\s.:]+$/g, "") } : undefined;
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
