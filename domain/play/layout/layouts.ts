import { guildModern } from "./guildModern.ts";
import type { Layout, ParagraphStyle } from "./layout.ts";
import { musical } from "./musical.ts";
import { usManuscript } from "./usManuscript.ts";

/** The layouts to choose from, by the name that settings and the command line use. The first one is the default. */
export const layouts = { "guild-modern": guildModern, "us-manuscript": usManuscript, musical } as const;

export type LayoutName = keyof typeof layouts;

/** Paper sizes in inches. A4 is 210 by 297 mm (ISO 216). */
export const papers = {
  letter: { width: 8.5, height: 11 },
  a4: { width: 210 / 25.4, height: 297 / 25.4 },
} as const;

export type PaperName = keyof typeof papers;

/** Returns a layout for another paper size. Margins and indents stay; the width of the text changes. */
export function onPaper(layout: Layout, name: PaperName): Layout {
  const paper = papers[name];
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
