import { type Block, textOf } from "../../play.ts";
import { readRomanNumeral } from "./romanNumeral.ts";
import { isActWord, isSceneWord } from "./usualHeadingWords.ts";

/** The number of each act or scene heading in page labels; undefined for a prologue and the like. */
export type HeadingNumbers = ReadonlyMap<Block, number | undefined>;

const words = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

/**
 * Numbers headings as the writer did (ACT TWO, Scene iii, 2. Akt). If no act (or no scene) of the play has a readable
 * number, they are counted instead, with scenes starting over in each act.
 */
export function headingNumbers(headings: readonly Block[]): HeadingNumbers {
  const written = new Map(headings.map((heading) => [heading, writtenNumber(heading)]));
  const isWritten = (kind: "act" | "scene") => headings.some((h) => h.kind === kind && written.get(h) !== undefined);
  const counted = countHeadings(headings);
  const source = { act: isWritten("act") ? written : counted, scene: isWritten("scene") ? written : counted };
  return new Map(headings.map((h) => [h, source[h.kind === "act" ? "act" : "scene"].get(h)]));
}

function countHeadings(headings: readonly Block[]): HeadingNumbers {
  let act = 0;
  let scene = 0;
  return new Map(
    headings.map((heading) => {
      if (heading.kind === "scene") return [heading, ++scene];
      scene = 0;
      return [heading, ++act];
    }),
  );
}

const kept = new WeakMap<Block, { readonly number: number | undefined }>();

function writtenNumber(heading: Block): number | undefined {
  const known = kept.get(heading);
  if (known) return known.number;
  const number = readNumber(textOf(heading), heading.kind);
  kept.set(heading, { number });
  return number;
}

const isHeadingWord = (word: string): boolean => isActWord(word) || isSceneWord(word);

/** `第2場` */
const ideographic = /^第?(\d{1,3})[幕場场景]/u;
/** A number before a title: `2. The Garden`, `IV – The Garden`. */
const beforeTitle = /^\s*(\d{1,3}|[IVX]+)(?:[.):]|\s[–—-])\s/;

/**
 * Reads the number of a heading: next to the word for an act or scene, before a title, or alone. Other numbers are
 * words of a title, such as `Louis XIV` and `Two Weeks Later`. A scene may be named with its act: `Act II, Scene 3`.
 */
export function readNumber(text: string, kind?: Block["kind"]): number | undefined {
  const [, marked] = ideographic.exec(text) ?? beforeTitle.exec(text) ?? [];
  if (marked !== undefined) return readNumberWord(marked.toLowerCase());
  const parts = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  const [first = "", second = "", third = "", fourth = ""] = parts.filter((part) => part !== "the");
  if (kind === "scene" && isActWord(first) && isSceneWord(third)) return readNumberWord(fourth);
  if (isHeadingWord(first)) return readNumberWord(second);
  if (isHeadingWord(second)) return readNumberWord(first);
  return parts.length === 1 ? readNumberWord(first) : undefined;
}

/** Reads a number in lowercase as headings have it: `3`, `three`, `third`, `iii`. */
export function readNumberWord(part: string): number | undefined {
  if (/^\d{1,3}$/.test(part)) return Number(part);
  return (
    words.indexOf(part) + 1 ||
    ordinals.indexOf(part) + 1 ||
    (/^[ivx]+$/.test(part) ? readRomanNumeral(part) : undefined)
  );
}
