import type { FrontMatter } from "../play.ts";
import { breakPages, type PageRows } from "./breakPages.ts";
import { facing } from "./facingPages.ts";
import { type FrontFlow, frontFlow } from "./frontFlow.ts";
import { linesPerPage } from "./layout.ts";
import type { LayoutSetting } from "./layoutSetting.ts";
import type { ManuscriptSheet } from "./pagedManuscript.ts";
import { placeLabel, placeLines } from "./placeLines.ts";
import { romanNumeral } from "./romanNumeral.ts";
import { titlePage } from "./titlePage.ts";

const kept = new WeakMap<
  FrontMatter,
  { readonly setting: LayoutSetting; readonly pages: readonly ManuscriptSheet[] }
>();

/** Returns the title page, and the front matter pages that the writer filled in. */
export function frontPages(front: FrontMatter, setting: LayoutSetting): readonly ManuscriptSheet[] {
  const known = kept.get(front);
  if (known?.setting.layout === setting.layout && known.setting.measure === setting.measure) return known.pages;
  const pages = facing([titlePage(front, setting), ...matterPages(front, setting)], setting.layout);
  kept.set(front, { setting, pages });
  return pages;
}

function matterPages(front: FrontMatter, setting: LayoutSetting): readonly ManuscriptSheet[] {
  const { layout } = setting;
  const flow = frontFlow(front, setting);
  const pageRoom = { lines: linesPerPage(layout), sentenceReach: layout.sentenceReach, marksMore: false };
  return breakPages(flow, pageRoom).map((rows, index) => {
    const label = layout.frontNumbers === "roman" ? romanNumeral(index + 1).toLowerCase() : "";
    return matterPage(flow, rows, label, setting);
  });
}

const matterPage = (
  flow: FrontFlow,
  rows: PageRows,
  label: string,
  { layout, measure }: LayoutSetting,
): ManuscriptSheet => ({
  section: "front",
  label,
  usedLines: rows.usedLines,
  parts: flow.parts.filter(({ row }) => row >= rows.from && row < rows.to).map(({ part }) => part),
  lines: [...placeLabel(label, layout, measure), ...placeLines(flow, rows, layout, measure)],
});
