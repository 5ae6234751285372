import type { Layout, ParagraphStyle } from "../layout.ts";
import { halfOf, type PaperName, papers } from "../paper/papers.ts";
import { actingEdition } from "./actingEdition.ts";
import { european } from "./european.ts";
import { guildModern } from "./guildModern.ts";
import { largePrint } from "./largePrint.ts";
import { uk } from "./uk.ts";
import { usManuscript } from "./usManuscript.ts";

const text: ParagraphStyle = { left: 1, right: 7.5, align: "left", linesBefore: 1 };
const direction: ParagraphStyle = { ...text, left: 2, right: 6.5, brackets: true };
const withinSpeech: ParagraphStyle = { ...direction, linesBefore: 0 };

/** A musical's libretto: names start at four inches, directions are indented on both sides, lyrics are in capitals. */
const musical: Layout = {
  ...guildModern,
  name: "Musical",
  styles: {
    ...guildModern.styles,
    setting: { ...text, left: 4 },
    direction,
    innerDirection: withinSpeech,
    cue: { ...text, left: 4, capitals: true },
    parenthetical: withinSpeech,
  },
};

export { type PaperName, papers };

/** The layouts to choose from, by the name that settings and the command line use. The first one is the default. */
export const layouts = {
  "guild-modern": guildModern,
  "us-manuscript": usManuscript,
  musical,
  uk,
  european,
  "acting-edition": actingEdition,
  "large-print": largePrint,
} as const;

export type LayoutName = keyof typeof layouts;

/**
 * Returns a layout for another paper size. Margins and indents stay; the width of the text changes. The pages of a
 * booklet are half as large as its paper.
 */
export function onPaper(layout: Layout, name: PaperName): Layout {
  const paper = layout.booklet ? halfOf(papers[name]) : papers[name];
  const wider = paper.width - layout.paper.width;
  if (wider === 0 && paper.height === layout.paper.height) return layout;
  const styles = Object.fromEntries(
    Object.entries(layout.styles).map(([kind, style]) => [kind, fitStyle(style, layout, wider)]),
  ) as Layout["styles"];
  return { ...layout, paper, styles };
}

/** Text that ends at the right margin still does, text between two indents keeps its width, centered text moves. */
function fitStyle(style: ParagraphStyle, { paper, margins }: Layout, wider: number): ParagraphStyle {
  if (Math.abs(paper.width - margins.right - style.right) < 1e-6) return { ...style, right: style.right + wider };
  if (style.align !== "center") return style;
  return { ...style, left: style.left + wider / 2, right: style.right + wider / 2 };
}
