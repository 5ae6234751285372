import { frontFields } from "#domain/play/front/frontFields.ts";
import { frontInFiles } from "#domain/play/front/frontInFiles.ts";
import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import type { BlockKind, Span } from "#domain/play/play.ts";
import { findStageHeading, headingKind } from "../fountain/headings.ts";
import { type Asides, addAsides } from "../plainText/asides.ts";
import {
  lineOf,
  type Paragraph,
  splitSpans,
  type TypedLayout,
  textOfSpans,
  trimSpans,
} from "../plainText/paragraph.ts";
import { tidySpans } from "../reading/tidySpans.ts";
import { kindOfStyleName } from "../words/kindOfStyleName.ts";
import { withListNumbers } from "./withListNumbers.ts";
import type { WordParagraph } from "./wordParagraph.ts";

export interface TypedDocument {
  readonly typed: readonly Paragraph[];
  /** The layout that a paragraph was given; none if it's empty. */
  readonly layouts: ReadonlyMap<WordParagraph, TypedLayout>;
}

/** Returns a document's paragraphs for recognition. Before the play, styles may name parts of the title page. */
export function typedParagraphs(paragraphs: readonly WordParagraph[]): TypedDocument {
  const layouts = new Map<WordParagraph, TypedLayout>();
  const typed: Paragraph[] = [];
  let isApart = false;
  let hasBegun = false;
  const asides = new AsideCollector();
  for (const [at, paragraph] of withListNumbers(paragraphs).entries()) {
    const field = hasBegun ? undefined : fieldOfStyle(paragraph.styleName);
    const one = toTyped(paragraph, isApart);
    asides.add(paragraph, one);
    isApart = (one === undefined && !paragraph.asides?.struck) || (paragraph.format.after ?? 0) >= apartPoints;
    if (!one) continue;
    hasBegun ||= one.layout.kind === "act" || one.layout.kind === "scene" || one.layout.kind === "cue";
    const layout = field ? { ...one.layout, field } : one.layout;
    typed.push({ ...one, layout });
    layouts.set(paragraphs[at] ?? paragraph, layout);
  }
  return { typed: asides.addTo(typed), layouts };
}

/** Collects what's beside the text. In a paragraph without other text, it belongs to the one before. */
class AsideCollector {
  readonly #byPlace: (Asides | undefined)[] = [];
  #last = -1;
  #isStruck = false;

  add({ asides }: WordParagraph, one: Paragraph | undefined): void {
    if (one) this.#last++;
    const at = Math.max(this.#last, 0);
    const struck = asides?.struck;
    const before = this.#byPlace[at];
    // Struck-out paragraphs below each other are one passage, such as a name and its speech.
    if (!one && struck && this.#isStruck && before?.struck) {
      const [first = "", ...more] = struck;
      const joined = [...before.struck.slice(0, -1), `${before.struck.at(-1)}\n${first}`, ...more];
      const { struck: _, ...others } = asides;
      this.#byPlace[at] = addAsides({ ...before, struck: joined }, others);
    } else this.#byPlace[at] = addAsides(before, asides);
    this.#isStruck = !one && struck !== undefined;
  }

  addTo(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
    return paragraphs.map((one, at) => {
      const asides = this.#byPlace[at];
      return asides ? { ...one, asides } : one;
    });
  }
}

/** Space between paragraphs from which they look like separated by an empty line. */
const apartPoints = 6;

const fieldOfStyle = (styleName: string): FrontField | undefined =>
  frontFields.find((field) => {
    const { style, isCommon } = frontInFiles[field].word;
    return isCommon && style.toLowerCase() === styleName.toLowerCase();
  });

function toTyped(paragraph: WordParagraph, isApart: boolean): Paragraph | undefined {
  const { format, spoken } = paragraph;
  const { spans, indent } = withoutLeadingTabs(paragraph);
  const lines = splitAtBreaks(tidySpans(spans))
    .map((line) => lineOf(trimSpans(line)))
    .filter(({ text }) => text !== "");
  const text = lines.map((line) => line.text).join("\n");
  if (lines.length === 0) return undefined;
  const kind = kindOf(paragraph, text);
  return {
    lines,
    apart: isApart || (format.before ?? 0) >= apartPoints,
    layout: {
      centered: format.align === "center",
      indent,
      style: paragraph.styleName,
      ...(kind ? { kind } : {}),
      ...(spoken === "simultaneousCue" ? { isSimultaneous: true } : {}),
    },
  };
}

/** Returns the kind that the style's name suggests, or its outline level or number if it's a heading of the text. */
function kindOf({ styleName, format, spoken, number }: WordParagraph, text: string): BlockKind | undefined {
  if (spoken) return spoken === "simultaneousCue" ? "cue" : spoken;
  const kind = kindOfStyleName(styleName);
  if (kind) return kind;
  const { outlineLevel } = format;
  return outlineLevel !== undefined && outlineLevel < 3 && text.length < maxHeadingLength
    ? headingKind(outlineLevel + 1, text)
    : number && findStageHeading(number.label, true);
}

const maxHeadingLength = 100;

/** Default tab stops are half an inch apart; a space of a typewriter font is a tenth of an inch. */
const tabPoints = 36;
const spacePoints = 7.2;

/** Turns tabs and spaces at the beginning into an indent. */
function withoutLeadingTabs({ spans, format }: WordParagraph): { spans: readonly Span[]; indent: number } {
  const { left = 0, firstLine = 0, tabStops = [] } = format;
  const [leading = ""] = /^[\t \u00a0]*/.exec(textOfSpans(spans)) ?? [];
  let indent = Math.max(0, left + firstLine);
  for (const sign of leading) {
    if (sign !== "\t") indent += spacePoints;
    else indent = tabStops.find((stop) => stop > indent) ?? (Math.floor(indent / tabPoints) + 1) * tabPoints;
  }
  return { spans: splitSpans(spans, [leading.length])[1] ?? [], indent };
}

function splitAtBreaks(spans: readonly Span[]): readonly (readonly Span[])[] {
  const text = textOfSpans(spans);
  const breaks = [...text.matchAll(/\n/g)].flatMap(({ index }) => [index, index + 1]);
  return breaks.length === 0 ? [spans] : splitSpans(spans, breaks).filter((_, at) => at % 2 === 0);
}
