import type { Play } from "../play.ts";
import { breakPages, type PageRows } from "./breakPages.ts";
import { frontPages } from "./front/frontPages.ts";
import { headingLinesOf } from "./headings/headingLinesOf.ts";
import { pageLabels } from "./headings/pageLabels.ts";
import { type Layout, linesPerPage } from "./layout.ts";
import { flowSteps, type LayoutFlow } from "./layoutFlow.ts";
import { layoutOf } from "./layoutOf.ts";
import type { LayoutSetting } from "./layoutSetting.ts";
import type { Measure } from "./measures/measure.ts";
import { measureOf } from "./measures/measureOf.ts";
import { scriptFontsOf } from "./measures/scriptFonts.ts";
import type { ManuscriptSheet, PagedManuscript, PageStart, PlacedLine } from "./pagedManuscript.ts";
import { isLeftHand, onLeftHand } from "./paper/facingPages.ts";
import { PassageCache } from "./passages/passageCache.ts";
import { placeLabel, placeLines } from "./placeLines.ts";
import { runToEnd } from "./steps.ts";

const caches = new WeakMap<Layout, WeakMap<Measure, PassageCache>>();

/**
 * Lays out a play as manuscript pages: title page, front matter, then the play from page 1. The layout is the play's own
 * unless another is given. It can be called on every edit: only passages with a changed block are measured again, and
 * lines are placed when a page is read.
 */
export const paginate = (
  play: Play,
  layout: Layout = layoutOf(play),
  measure: Measure = measureOf(layout.font),
): PagedManuscript => runToEnd(paginateSteps(play, layout, measure));

/** Cooperative version: yields so that the writer's typing isn't blocked. */
export function* paginateSteps(
  play: Play,
  layout: Layout = layoutOf(play),
  measure: Measure = measureOf(layout.font),
): Generator<undefined, PagedManuscript> {
  const setting = { layout, measure };
  const flow = yield* flowSteps(play.blocks, cacheFor(setting));
  const pages = breakPages(flow, {
    lines: linesPerPage(layout),
    sentenceReach: layout.sentenceReach,
    marksMore: layout.marks.more !== "",
  });
  yield;
  const labels = pageLabels(flow, pages, layout.pageNumber.scheme);
  const body = pages.map((page, index) => playPage(flow, page, { index, label: labels[index] ?? "" }, setting));
  const sheets = [...frontPages(play, setting), ...body];
  const headingLines = headingLinesOf(flow, pages, linesPerPage(layout));
  return { layout, measure, scriptFonts: scriptFontsOf(play), pages: sheets, headingLines };
}

function cacheFor(setting: LayoutSetting): PassageCache {
  const byMeasure = caches.get(setting.layout) ?? new WeakMap<Measure, PassageCache>();
  caches.set(setting.layout, byMeasure);
  const cache = byMeasure.get(setting.measure) ?? new PassageCache(setting);
  byMeasure.set(setting.measure, cache);
  return cache;
}

function playPage(
  flow: LayoutFlow,
  rows: PageRows,
  { index, label }: { readonly index: number; readonly label: string },
  { layout, measure }: LayoutSetting,
): ManuscriptSheet {
  let placed: readonly PlacedLine[] | undefined;
  const place = (): readonly PlacedLine[] => {
    const lines = [...placeLabel(label, layout, measure), ...placeLines(flow, rows, layout, measure)];
    return isLeftHand(layout, index) ? onLeftHand(lines, layout) : lines;
  };
  const start = startOf(flow, rows);
  const continued = (rows.continued && flow.rows[rows.from]?.continued?.().name) || "";
  return {
    section: "play",
    label,
    usedLines: rows.usedLines,
    ...(start && { start }),
    ...(continued !== "" && { continued }),
    get lines() {
      placed ??= place();
      return placed;
    },
  };
}

function startOf(flow: LayoutFlow, { from }: PageRows): PageStart | undefined {
  const line = flow.rows[from]?.lines[0];
  return line?.blockId && { blockId: line.blockId, offset: line.from };
}
