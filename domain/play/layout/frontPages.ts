import type { FrontMatter } from "../play.ts";
import { breakPages, type PageRows } from "./breakPages.ts";
import type { Flow } from "./flow.ts";
import { frontFlow } from "./frontFlow.ts";
import { linesPerPage } from "./layout.ts";
import type { Page } from "./manuscript.ts";
import { placeLabel, placeLines } from "./placeLines.ts";
import { romanNumeral } from "./romanNumeral.ts";
import type { Setting } from "./setting.ts";
import { titlePage } from "./titlePage.ts";

const kept = new WeakMap<FrontMatter, { readonly setting: Setting; readonly pages: readonly Page[] }>();

/** The title page, and the front matter pages that the writer filled in. */
export function frontPages(front: FrontMatter, setting: Setting): readonly Page[] {
  const known = kept.get(front);
  if (known?.setting.layout === setting.layout && known.setting.measure === setting.measure) return known.pages;
  const pages = [titlePage(front, setting), ...matterPages(front, setting)];
  kept.set(front, { setting, pages });
  return pages;
}

function matterPages(front: FrontMatter, setting: Setting): readonly Page[] {
  const { layout } = setting;
  const flow = frontFlow(front, setting);
  const room = { lines: linesPerPage(layout), sentenceReach: layout.sentenceReach, marksMore: false };
  return breakPages(flow, room).map((rows, index) => {
    const label = layout.frontNumbers === "roman" ? romanNumeral(index + 1).toLowerCase() : "";
    return matterPage(flow, rows, label, setting);
  });
}

const matterPage = (flow: Flow, rows: PageRows, label: string, { layout, measure }: Setting): Page => ({
  section: "front",
  label,
  usedLines: rows.usedLines,
  lines: [...placeLabel(label, layout, measure), ...placeLines(flow, rows, layout, measure)],
});
