import type { LayoutChanges } from "../../play.ts";
import { type LayoutName, layouts, onPaper, type PaperName, papers } from "../designs/layouts.ts";
import { type Layout, linesPerPage, type ParagraphStyle, type StyleName } from "../layout.ts";
import { measureOf } from "../measures/measureOf.ts";
import { adjustLayout } from "./adjustLayout.ts";

/** Why the pages of a layout would be unusable, although each of its values is allowed. */
export type LayoutProblem =
  | { readonly kind: "narrow page" | "short page" | "page number" | "more" }
  | { readonly kind: "narrow text" | "beside names"; readonly style: StyleName };

/** Inches of text between the margins. */
export const narrowestPage = 2;
export const fewestLines = 10;
/** A line has room for ten characters of Courier. */
export const narrowestText = (sizePoints: number): number => Math.max(1, sizePoints / 12);

const roughly = 1e-6;

/** Returns what's wrong with the pages of an adjusted layout on any paper; undefined if they can be used. */
export function problemOf(base: LayoutName, changes: LayoutChanges): LayoutProblem | undefined {
  for (const paper of Object.keys(papers) as PaperName[]) {
    const found = problemIn(adjustLayout(onPaper(layouts[base], paper), changes));
    if (found) return found;
  }
  return undefined;
}

function problemIn(layout: Layout): LayoutProblem | undefined {
  const { paper, margins, font, pageNumber } = layout;
  if (paper.width - margins.left - margins.right < narrowestPage - roughly) return { kind: "narrow page" };
  if (linesPerPage(layout) < fewestLines) return { kind: "short page" };
  if (pageNumber.top + font.sizePoints / 72 > margins.top + roughly) return { kind: "page number" };
  return narrowText(layout) ?? besideNames(layout) ?? longMore(layout);
}

function narrowText({ styles, font }: Layout): LayoutProblem | undefined {
  const least = narrowestText(font.sizePoints) - roughly;
  const isNarrow = ({ left, right, hanging = 0 }: ParagraphStyle): boolean => right - left - hanging < least;
  const style = (Object.keys(styles) as StyleName[]).find((name) => isNarrow(styles[name]));
  return style && { kind: "narrow text", style };
}

const besideName = ["dialogue", "parenthetical", "innerDirection", "lyric"] as const satisfies readonly StyleName[];

/** The column of names must end before anything that's in the same line. */
function besideNames({ cuePlacement, styles }: Layout): LayoutProblem | undefined {
  if (cuePlacement !== "beside") return undefined;
  const style = besideName.find((name) => styles[name].left < styles.cue.right - roughly);
  return style && { kind: "beside names", style };
}

/** A page has one line for it. */
function longMore({ marks, styles: { cue }, font }: Layout): LayoutProblem | undefined {
  const width = measureOf(font).widthOf(marks.more, { text: marks.more, bold: cue.bold, italic: cue.italic });
  const isLong = width > cue.right - cue.left + roughly;
  return isLong ? { kind: "more" } : undefined;
}
