import type { Span } from "#domain/play/play.ts";
import { textOfSpans, trimSpans } from "../../plainText/paragraph.ts";
import type { StructureTag } from "../structureTags.ts";
import { joinWith } from "./joinRows.ts";
import type { PageText, PrintedRun, TaggedPart } from "./pageText.ts";
import { rowsOfRuns } from "./printedRows.ts";

/** An element of a file that we made, with its parts on all pages. Lengths are points. */
export interface TaggedElement {
  readonly tag: StructureTag;
  /** Where it begins. */
  readonly page: number;
  readonly top: number;
  readonly spans: readonly Span[];
  /** Whether it's a name whose speech is printed beside the speech before it. */
  readonly isBeside: boolean;
  /** Whether it continues on another page. */
  readonly isSplit: boolean;
}

interface OpenElement {
  readonly tag: StructureTag;
  readonly page: number;
  readonly top: number;
  readonly left: number;
  readonly isBeside: boolean;
  lastPage: number;
  bottom: number;
  /** The writer's lines. */
  readonly lines: LineText[];
}

/** Joins the parts of each element in reading order. */
export function taggedElements(pages: readonly PageText[]): readonly TaggedElement[] {
  const elements: OpenElement[] = [];
  for (const [page, { tagged = [] }] of pages.entries())
    for (const part of tagged) {
      const begun = part.isContinued ? findBegun(elements, part, page) : undefined;
      if (begun) addPart(begun, part, page);
      else elements.push(begin(part, page, elements.at(-1)));
    }
  return elements.map((element) => ({
    tag: element.tag,
    page: element.page,
    top: element.top,
    spans: trimSpans(element.lines.map(({ spans }) => spans).reduce((text, line) => joinWith("\n", text, line))),
    isBeside: element.isBeside,
    isSplit: element.lastPage > element.page,
  }));
}

/** Points by which lines of one height may differ. */
const tolerance = 1;

function begin(part: TaggedPart, page: number, before: OpenElement | undefined): OpenElement {
  const top = edgeOf(part, "y", Math.min);
  const element: OpenElement = {
    tag: part.tag,
    page,
    top,
    left: edgeOf(part, "x", Math.min),
    // Reading goes up again only to the next column.
    isBeside: part.tag === "Cue" && before?.lastPage === page && top <= before.bottom + tolerance,
    lastPage: page,
    bottom: top,
    lines: [],
  };
  addPart(element, part, page);
  return element;
}

/** Adds a part's lines. The first one continues the last one of the part before. */
function addPart(element: OpenElement, part: TaggedPart, page: number): void {
  const [first = emptyText, ...more] = part.lines.map((runs) => textOfRuns(runs, page));
  const last = element.lines.pop() ?? emptyText;
  element.lines.push(joinText(last, first), ...more);
  element.lastPage = page;
  element.bottom = edgeOf(part, "y", Math.max);
}

const edgeOf = ({ lines }: TaggedPart, side: "x" | "y", most: (...values: number[]) => number): number =>
  lines.flat().reduce((edge: number | undefined, run) => most(edge ?? run[side], run[side]), undefined) ?? 0;

/** A part of a line of the writer. */
interface LineText {
  readonly spans: readonly Span[];
  readonly endsInWord: boolean;
}

const emptyText: LineText = { spans: [], endsInWord: true };

/** Returns the text of one line of the writer, which may be printed on several. */
const textOfRuns = (runs: readonly PrintedRun[], page: number): LineText =>
  rowsOfRuns(runs, page, true)
    .map(({ segments, endsInWord }) => ({
      spans: segments.map(({ spans }) => spans).reduce((line, spans) => joinWith(" ", line, spans)),
      endsInWord,
    }))
    .reduce(joinText, emptyText);

const joinText = (first: LineText, next: LineText): LineText => ({
  spans: joinWith(first.endsInWord || next.spans.length === 0 ? "" : " ", first.spans, next.spans),
  endsInWord: next.spans.length === 0 ? first.endsInWord : next.endsInWord,
});

/** Finds the element that a part on a new page belongs to. Of speeches side by side, it's the one in the same column. */
function findBegun(elements: readonly OpenElement[], part: TaggedPart, page: number): OpenElement | undefined {
  const speech = elements.slice(elements.findLastIndex(({ tag, isBeside }) => tag === "Cue" && !isBeside) + 1);
  const left = edgeOf(part, "x", Math.min);
  const distance = (one: OpenElement): number =>
    speech.some(({ isBeside }) => isBeside) ? Math.abs(one.left - left) : 0;
  return elements
    .slice(-Math.max(speech.length, 1))
    .filter((one) => one.tag === part.tag && one.lastPage === page - 1)
    .reduce<OpenElement | undefined>((best, one) => (best && distance(best) < distance(one) ? best : one), undefined);
}

export const textOfElement = ({ spans }: TaggedElement): string => textOfSpans(spans);
