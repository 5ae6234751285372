import type { FrontMatter, Play } from "../../play.ts";
import { breakPages, type PageRows } from "../breakPages.ts";
import { romanNumeral } from "../headings/romanNumeral.ts";
import { linesPerPage } from "../layout.ts";
import type { LayoutSetting } from "../layoutSetting.ts";
import type { ManuscriptSheet } from "../pagedManuscript.ts";
import { type PageWords, pageWordsOf } from "../pageWords.ts";
import { facing } from "../paper/facingPages.ts";
import { placeLabel, placeLines } from "../placeLines.ts";
import { type FrontFlow, frontFlow } from "./frontFlow.ts";
import { titlePage } from "./titlePage.ts";

interface KeptPages {
  readonly setting: LayoutSetting;
  readonly words: PageWords;
  readonly pages: readonly ManuscriptSheet[];
}

const kept = new WeakMap<FrontMatter, KeptPages>();

/** Returns the title page, and the front matter pages that the writer filled in, with headings in the play's language. */
export function frontPages(
  { front, typing }: Pick<Play, "front" | "typing">,
  setting: LayoutSetting,
): readonly ManuscriptSheet[] {
  const words = pageWordsOf(typing?.language);
  const known = kept.get(front);
  if (known?.words === words && known.setting.layout === setting.layout && known.setting.measure === setting.measure)
    return known.pages;
  const pages = facing([titlePage(front, setting, words), ...matterPages(front, setting, words)], setting.layout);
  kept.set(front, { setting, words, pages });
  return pages;
}

function matterPages(front: FrontMatter, setting: LayoutSetting, words: PageWords): readonly ManuscriptSheet[] {
  const { layout } = setting;
  const flow = frontFlow(front, setting, words);
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
