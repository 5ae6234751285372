import { frontFields } from "#domain/play/front/frontFields.ts";
import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import { frontTable } from "#domain/play/front/frontTable.ts";
import type { BlockKind, Span } from "#domain/play/play.ts";
import { headingKind } from "../fountain/headings.ts";
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
import type { WordParagraph } from "./wordParagraphs.ts";

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
  for (const paragraph of paragraphs) {
    const field = hasBegun ? undefined : fieldOfStyle(paragraph.styleName);
    const one = toTyped(paragraph, isApart);
    isApart = one === undefined || (paragraph.format.after ?? 0) >= apartPoints;
    if (!one) continue;
    hasBegun ||= one.layout.kind === "act" || one.layout.kind === "scene" || one.layout.kind === "cue";
    const layout = field ? { ...one.layout, field } : one.layout;
    typed.push({ ...one, layout });
    layouts.set(paragraph, layout);
  }
  return { typed, layouts };
}

/** Space between paragraphs from which they look like separated by an empty line. */
const apartPoints = 6;

const fieldOfStyle = (styleName: string): FrontField | undefined =>
  frontFields.find((field) => {
    const { style, isCommon } = frontTable[field].word;
    return isCommon && style.toLowerCase() === styleName.toLowerCase();
  });

function toTyped(paragraph: WordParagraph, isApart: boolean): Paragraph | undefined {
  const { format, caps } = paragraph;
  const { spans, indent } = withoutLeadingTabs(paragraph);
  const lines = splitAtBreaks(tidySpans(caps ? spans.map(inCapitals) : spans))
    .map((line) => lineOf(trimSpans(line)))
    .filter(({ text }) => text !== "");
  const text = lines.map((line) => line.text).join("\n");
  if (lines.length === 0) return undefined;
  const kind = kindOf(paragraph, text);
  return {
    lines,
    apart: isApart || (format.before ?? 0) >= apartPoints,
    layout: { centered: format.align === "center", indent, style: paragraph.styleName, ...(kind ? { kind } : {}) },
  };
}

const inCapitals = (span: Span): Span => ({ ...span, text: span.text.toUpperCase() });

/** Returns the kind that the style's name suggests, or its outline level if it's a heading of the text. */
function kindOf({ styleName, format }: WordParagraph, text: string): BlockKind | undefined {
  const kind = kindOfStyleName(styleName);
  if (kind) return kind;
  const { outlineLevel } = format;
  return outlineLevel !== undefined && outlineLevel < 3 && text.length < maxHeadingLength
    ? headingKind(outlineLevel + 1, text)
    : undefined;
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
