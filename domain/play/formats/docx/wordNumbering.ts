import { writeNumber } from "../words/numberFormats.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { elementsIn, findAt, findChild } from "../xml/tree.ts";
import type { ListNumber } from "./wordParagraph.ts";
import type { NumberPlace } from "./wordStyles.ts";

/* The numbers that Word puts before paragraphs of headings and lists. They aren't in the text: the file says how to
   count (ISO 29500-1, 17.9). */

interface Level {
  readonly start: number;
  readonly format: string;
  /** With `%1` to `%9` for the numbers of the levels. */
  readonly text: string;
  /** The style whose paragraphs have this level. */
  readonly style: string | undefined;
  /** The level from which on a number starts again; 0 for never. */
  readonly restart: number | undefined;
  readonly isLegal: boolean;
}

interface List {
  /** Lists that share it count on. */
  readonly abstract: string;
  readonly levels: readonly (Level | undefined)[];
  /** Where levels start when the list is used first. */
  readonly starts: ReadonlyMap<number, number>;
}

const maxLevels = 9;
const maxLabelLength = 100;
const maxNumber = 32_767;

const valueIn = (parent: XmlElement, name: string): string | undefined => findChild(parent, name)?.attributes.val;

function numberIn(parent: XmlElement, name: string): number | undefined {
  const text = valueIn(parent, name) ?? "";
  return /^\d{1,5}$/.test(text) ? Math.min(Number(text), maxNumber) : undefined;
}

const levelOf = (element: XmlElement): Level => ({
  start: numberIn(element, "start") ?? 0,
  format: valueIn(element, "numFmt") ?? "decimal",
  text: (valueIn(element, "lvlText") ?? "").slice(0, maxLabelLength),
  style: valueIn(element, "pStyle"),
  restart: numberIn(element, "lvlRestart"),
  isLegal: findChild(element, "isLgl") !== undefined,
});

function levelsIn(parent: XmlElement): readonly (Level | undefined)[] {
  const levels: (Level | undefined)[] = [];
  for (const element of elementsIn(parent, "lvl")) {
    const at = Number(element.attributes.ilvl);
    if (Number.isInteger(at) && at >= 0 && at < maxLevels) levels[at] = levelOf(element);
  }
  return levels;
}

/** Counts a document's numbered paragraphs, in order. */
export class NumberCounter {
  readonly #lists: ReadonlyMap<string, List>;
  readonly #language: string;
  /** The last number of each level, by abstract list. */
  readonly #counts = new Map<string, (number | undefined)[]>();
  readonly #used = new Set<string>();

  constructor(root: XmlElement | undefined, language: string) {
    this.#lists = root ? listsIn(root) : new Map();
    this.#language = language;
  }

  /** Returns the next number of a paragraph's list; undefined if it has none, or a mark such as a bullet. */
  next({ list: id, level: given }: NumberPlace, styleId: string): ListNumber | undefined {
    const list = this.#lists.get(id ?? "");
    if (!list || id === undefined) return undefined;
    const at = given ?? levelOfStyle(list, styleId);
    const level = list.levels[at];
    if (!level) return undefined;
    const counts = this.#countsOf(id, list);
    counts[at] = (counts[at] ?? level.start - 1) + 1;
    for (let lower = at + 1; lower < maxLevels; lower++) if (restartsAfter(list, lower, at)) counts[lower] = undefined;
    const label = level.format === "bullet" ? "" : this.#labelOf(list, level, counts);
    return label === "" ? undefined : { label, list: list.abstract };
  }

  #countsOf(id: string, list: List): (number | undefined)[] {
    const counts = this.#counts.get(list.abstract) ?? [];
    this.#counts.set(list.abstract, counts);
    if (!this.#used.has(id)) for (const [level, start] of list.starts) counts[level] = start - 1;
    this.#used.add(id);
    return counts;
  }

  #labelOf({ levels }: List, { text, isLegal }: Level, counts: readonly (number | undefined)[]): string {
    const label = text.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const level = levels[at];
      const number = counts[at] ?? level?.start ?? 1;
      return writeNumber(number, isLegal ? "decimal" : (level?.format ?? "decimal"), this.#language);
    });
    return label.trim();
  }
}

const levelOfStyle = ({ levels }: List, styleId: string): number =>
  Math.max(
    0,
    levels.findIndex((one) => one?.style !== undefined && one.style === styleId),
  );

function restartsAfter({ levels }: List, lower: number, at: number): boolean {
  const restart = levels[lower]?.restart;
  return restart === undefined || (restart > 0 && at < restart);
}

function listsIn(root: XmlElement): ReadonlyMap<string, List> {
  const abstracts = new Map(elementsIn(root, "abstractNum").map((one) => [one.attributes.abstractNumId ?? "", one]));
  const byStyle = new Map([...abstracts.values()].map((one) => [valueIn(one, "styleLink"), one]));
  return new Map(
    elementsIn(root, "num").flatMap((element): readonly (readonly [string, List])[] => {
      const named = abstracts.get(valueIn(element, "abstractNumId") ?? "");
      const linked = named && valueIn(named, "numStyleLink");
      const abstract = (linked && byStyle.get(linked)) || named;
      return abstract ? [[element.attributes.numId ?? "", listOf(element, abstract)]] : [];
    }),
  );
}

function listOf(element: XmlElement, abstract: XmlElement): List {
  const levels = [...levelsIn(abstract)];
  const starts = new Map<number, number>();
  for (const override of elementsIn(element, "lvlOverride")) {
    const at = Number(override.attributes.ilvl);
    if (!Number.isInteger(at) || at < 0 || at >= maxLevels) continue;
    levels[at] = levelsIn(override)[at] ?? levels[at];
    const start = numberIn(override, "startOverride");
    if (start !== undefined) starts.set(at, start);
  }
  return { abstract: abstract.attributes.abstractNumId ?? "", levels, starts };
}

/** Returns the language in which numbers are written as words. */
export const languageOf = (styles: XmlElement | undefined): string =>
  (styles && findAt(styles, "docDefaults", "rPrDefault", "rPr", "lang")?.attributes.val) ?? "";
