import type { Measure } from "../../layout/measure.ts";
import type { ManuscriptSheet, PagedManuscript, PlacedLine } from "../../layout/pagedManuscript.ts";
import { paginateSteps } from "../../layout/paginate.ts";
import { widthOfSpans } from "../../layout/spans.ts";
import type { BlockId, Play } from "../../play.ts";
import type { BlockNumbers } from "./blockNumbers.ts";
import { type ExportSettings, layoutFor, mayHold } from "./exportSettings.ts";
import type { PreparedExport } from "./prepareExport.ts";

/**
 * Lays out the pages of an export, yielding so that typing isn't blocked.
 *
 * Chosen acts and scenes are printed on the pages of the whole play, where they are in the full script, without what
 * surrounds them; the first pages are its first pages. In a rehearsal, everybody is on the same page, whether they have the whole script or one scene. Sides
 * are laid out as a text of their own, because a page would often have only two lines of one character; and so is
 * everything for programs that break pages themselves.
 */
export function* exportPagesSteps({
  play,
  whole,
  numbers,
  settings,
}: PreparedExport): Generator<undefined, PagedManuscript> {
  const { what } = settings.scope;
  const keepsPages = (what === "headings" || what === "firstPages") && mayHold(settings, "pages");
  const text = keepsPages ? whole : { ...whole, blocks: play.blocks };
  const manuscript = yield* paginateSteps(text, layoutFor(whole, settings));
  const pick = keepsPages ? pickerOf(settings, play) : asItIs;
  const pages: ManuscriptSheet[] = [];
  for (const page of manuscript.pages) {
    const shown = page.section === "play" ? pick(page) : page;
    if (shown && isIncluded(page, settings)) pages.push(withNumbers(shown, numbers, manuscript));
    yield;
  }
  return { ...manuscript, pages };
}

/** Returns what a file has of a page of the whole play; undefined if it has nothing of it. Pages come in order. */
type PickPage = (page: ManuscriptSheet) => ManuscriptSheet | undefined;

const asItIs: PickPage = (page) => page;

function pickerOf({ scope }: ExportSettings, { blocks }: Play): PickPage {
  if (scope.what === "firstPages") {
    let number = 0;
    return (page) => (++number <= scope.count ? page : undefined);
  }
  const kept = new Set(blocks.map(({ id }) => id));
  return (page) => pageOfPart(page, kept);
}

const isIncluded = ({ section }: ManuscriptSheet, { titlePage, characterPage }: ExportSettings): boolean =>
  section === "play" || (section === "title" ? titlePage : characterPage);

/** Returns a page with only the lines of these blocks; undefined if it has none of them. */
function pageOfPart(page: ManuscriptSheet, kept: ReadonlySet<BlockId>): ManuscriptSheet | undefined {
  const body = page.lines.filter(({ blockId }) => blockId !== undefined);
  const isKept = (line: PlacedLine | undefined): boolean => line?.blockId !== undefined && kept.has(line.blockId);
  if (!body.some(isKept)) return undefined;
  const lines = page.lines.filter((line) => {
    if (line.role === "continued") return isKept(body[0]);
    if (line.role === "more") return isKept(body.at(-1));
    return line.blockId === undefined || isKept(line);
  });
  return { ...page, lines };
}

/** Inches between a number and the left margin. */
const gap = 0.15;

/** Adds numbers in the left margin, each beside the first line of its block. */
function withNumbers(
  page: ManuscriptSheet,
  numbers: BlockNumbers,
  { layout, measure }: PagedManuscript,
): ManuscriptSheet {
  if (page.section !== "play" || numbers.size === 0) return page;
  const rows = new Map<number, string[]>();
  for (const { blockId, from, y } of page.lines) {
    const number = blockId !== undefined && from === 0 ? numbers.get(blockId) : undefined;
    if (number !== undefined) rows.set(y, [...(rows.get(y) ?? []), number]);
  }
  const added = Array.from(rows, ([y, row]) => marginNumber(row, y, layout.margins.left - gap, measure));
  return { ...page, lines: [...page.lines, ...added] };
}

/** Simultaneous speeches share a line, so they have their first and last number there. */
function marginNumber(row: readonly string[], y: number, right: number, measure: Measure): PlacedLine {
  const [first = "", last] = [row[0], row.length > 1 ? row.at(-1) : undefined];
  const spans = [{ text: last === undefined ? first : `${first}–${last}` }];
  const width = widthOfSpans(spans, measure);
  const x = Math.max(0, right - width);
  return { role: "marginNumber", x, y, width, align: "right", spans, blockId: undefined, from: 0, to: 0 };
}
