import { textPages } from "../../layout/front/textPages.ts";
import type { ManuscriptSheet, PagedManuscript, PlacedLine } from "../../layout/pagedManuscript.ts";
import { paginateSteps } from "../../layout/paginate.ts";
import { shiftOf } from "../../layout/paper/facingPages.ts";
import type { BlockId, Play } from "../../play.ts";
import { changedLines } from "./changedLines.ts";
import { withCommentColumn } from "./commentColumn.ts";
import { type ExportSettings, layoutFor, mayHold } from "./exportSettings.ts";
import { withNumbers, withRevisionMarks } from "./marginLines.ts";
import type { PreparedExport, PrintedReport } from "./prepareExport.ts";

/**
 * Lays out the pages of an export, yielding so that typing isn't blocked.
 *
 * Chosen acts and scenes are printed on the pages of the whole play, where they are in the full script, without what
 * surrounds them; the first pages are its first pages. In a rehearsal, everybody is on the same page, whether they have the whole script or one scene. Sides
 * are laid out as a text of their own, because a page would often have only two lines of one character; and so is
 * everything for programs that break pages themselves.
 */
export function* exportPagesSteps(prepared: PreparedExport): Generator<undefined, PagedManuscript> {
  const { play, whole, settings } = prepared;
  const { what } = settings.scope;
  const keepsPages = (what === "headings" || what === "firstPages") && mayHold(settings, "pages");
  const text = keepsPages ? whole : { ...whole, blocks: play.blocks };
  const manuscript = yield* paginateSteps(text, layoutFor(whole, settings));
  const pick = keepsPages ? pickerOf(settings, play) : asItIs;
  const addMargins = marginsOf(manuscript, prepared, text);
  yield;
  const pages: ManuscriptSheet[] = [];
  for (const [index, page] of manuscript.pages.entries()) {
    const shown = page.section === "play" ? pick(page) : page;
    if (shown && isIncluded(page, settings)) pages.push(addMargins(shown, index));
    yield;
  }
  const printed = { ...manuscript, pages };
  return prepared.report ? withReport(printed, prepared.report) : printed;
}

/** Adds what readers said: beside the pages, and a summary before them. */
function withReport(manuscript: PagedManuscript, { summary, comments }: PrintedReport): PagedManuscript {
  const first = textPages(summary, manuscript.layout);
  const wide = withCommentColumn(manuscript, comments);
  const scriptFonts = [...new Set([...wide.scriptFonts, ...first.scriptFonts])];
  return { ...wide, scriptFonts, pages: [...first.pages, ...wide.pages] };
}

/** Returns a function that adds to a page what is printed beside its text. Its place in the manuscript is counted from 0. */
function marginsOf(manuscript: PagedManuscript, { whole, numbers, revision }: PreparedExport, { blocks }: Play) {
  const isChanged = revision && changedLines({ since: revision.since, whole, blocks }, manuscript);
  return (page: ManuscriptSheet, index: number): ManuscriptSheet => {
    const setting = { ...manuscript, shift: shiftOf(manuscript.layout, index) };
    const numbered = withNumbers(page, numbers, setting);
    return isChanged ? withRevisionMarks(numbered, { isChanged, color: revision.color }, setting) : numbered;
  };
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
