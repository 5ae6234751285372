import type { ListNumber } from "../docx/wordParagraph.ts";
import { writeNumber } from "../words/numberFormats.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { elementsIn } from "../xml/tree.ts";

/* The numbers that word processors put before the paragraphs of lists and headings. They aren't in the text: the file
   says how to count (ISO 26300-1, 5.3 and 16.30). */

interface Level {
  readonly format: string;
  readonly prefix: string;
  readonly suffix: string;
  /** How LibreOffice writes the label, with `%1%` for the number of the first level. */
  readonly template: string | undefined;
  readonly start: number;
  /** How many levels the label shows. */
  readonly shown: number;
}

type Levels = readonly (Level | undefined)[];

const maxLevels = 10;
const maxNumber = 32_767;
const maxLabelLength = 100;

const wholeNumber = (text: string | undefined, least: number): number | undefined =>
  text !== undefined && /^\d{1,5}$/.test(text) ? Math.max(least, Math.min(Number(text), maxNumber)) : undefined;

/** The names that Word has for the formats. */
const formats: Readonly<Record<string, string>> = {
  "1": "decimal",
  "1st": "ordinal",
  One: "cardinalText",
  First: "ordinalText",
  I: "upperRoman",
  i: "lowerRoman",
  A: "upperLetter",
  a: "lowerLetter",
  "一, 二, 三, ...": "chineseCounting",
  "А, Б, .., Аа, Бб, ... (ru)": "russianUpper",
  "А, Б, .., Аа, Аб, ... (ru)": "russianUpper",
};

function levelsOf(style: XmlElement): Levels {
  const levels: (Level | undefined)[] = [];
  for (const { name, attributes: is } of elementsIn(style)) {
    const at = Number(is.level) - 1;
    const isNumber = name === "list-level-style-number" || name === "outline-level-style";
    if (!isNumber || !Number.isInteger(at) || at < 0 || at >= maxLevels) continue;
    levels[at] = {
      format: is["num-format"] ?? "",
      prefix: (is["num-prefix"] ?? "").slice(0, maxLabelLength),
      suffix: (is["num-suffix"] ?? "").slice(0, maxLabelLength),
      template: is["num-list-format"]?.slice(0, maxLabelLength),
      start: wholeNumber(is["start-value"], 0) ?? 1,
      shown: wholeNumber(is["display-levels"], 1) ?? 1,
    };
  }
  return levels;
}

/** A list that's counted: its style, and the last number of each level. */
export interface CountedList {
  readonly style: string;
  readonly counts: (number | undefined)[];
}

const outline = "outline";

/** Counts a document's lists. `styles` are the elements of list styles and the outline's. */
export class OdtNumbers {
  readonly #levels: ReadonlyMap<string, Levels>;
  readonly #language: string;
  readonly #byId = new Map<string, CountedList>();
  readonly #lastOfStyle = new Map<string, CountedList>();
  /** The headings that aren't in lists. */
  readonly #headings: CountedList = { style: outline, counts: [] };

  constructor(styles: readonly XmlElement[], language: string) {
    this.#levels = new Map(
      styles
        .filter(({ name }) => name === "list-style" || name === "outline-style")
        .map((one) => [one.name === "outline-style" ? outline : (one.attributes.name ?? ""), levelsOf(one)]),
    );
    this.#language = language;
  }

  /** Begins a list, or goes on with one that it continues. */
  begin({ attributes: is }: XmlElement, style: string): CountedList {
    const before = is["continue-list"] === undefined ? undefined : this.#byId.get(is["continue-list"]);
    const last = is["continue-numbering"] === "true" ? this.#lastOfStyle.get(style) : undefined;
    const list = before ?? last ?? { style, counts: [] };
    if (is.id !== undefined) this.#byId.set(is.id, list);
    this.#lastOfStyle.set(style, list);
    return list;
  }

  /** Returns the next number of a list at a level, from 0 on; undefined if it has none, or a mark such as a bullet. */
  next({ style, counts }: CountedList, level: number, start?: string): ListNumber | undefined {
    const levels = this.#levels.get(style);
    const found = levels?.[level];
    if (!levels || !found) return undefined;
    counts[level] = wholeNumber(start, 0) ?? (counts[level] ?? found.start - 1) + 1;
    counts.length = level + 1;
    const label = found.format === "" ? "" : this.#labelOf(levels, found, level, counts);
    return label === "" ? undefined : { label, list: style };
  }

  /** Returns the next number of a heading that isn't in a list. */
  nextHeading(level: number, start?: string): ListNumber | undefined {
    return this.next(this.#headings, level, start);
  }

  #labelOf(levels: Levels, { prefix, suffix, template, shown }: Level, level: number, counts: CountedList["counts"]) {
    const numberAt = (at: number): string => {
      const format = levels[at]?.format ?? "";
      const number = counts[at] ?? levels[at]?.start ?? 1;
      return format === "" ? "" : writeNumber(number, formats[format] ?? "decimal", this.#language);
    };
    if (template) return template.replace(/%(\d{1,2})%/g, (_, digits: string) => numberAt(Number(digits) - 1)).trim();
    const first = Math.max(0, level + 1 - shown);
    const numbers = Array.from({ length: level + 1 - first }, (_, at) => numberAt(first + at)).filter(Boolean);
    return `${prefix}${numbers.join(".")}${suffix}`.trim();
  }
}
