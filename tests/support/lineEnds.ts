import type { Layout } from "#domain/play/layout/layout.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { type BlockId, type Play, textOf } from "#domain/play/play.ts";

/*
 * The lines of each element of a manuscript, without spaces, so that the screen can be compared with the paper.
 * Simultaneous speeches are side by side on paper only, so plays for these comparisons have none. Nor
 * may they have characters outside the Basic Multilingual Plane.
 */

/** Returns the lines on paper, element by element. What isn't printed has none. */
export function linesOnPaper(play: Play, layout?: Layout): readonly (readonly string[])[] {
  const lines = new Map<BlockId, string[]>();
  const texts = new Map(play.blocks.map((block) => [block.id, textOf(block)] as const));
  for (const { blockId, from, to, role } of paginate(play, layout).pages.flatMap((page) => page.lines)) {
    if (blockId === undefined || role === "continued") continue;
    const line = (texts.get(blockId) ?? "").slice(from, to).replace(/\s/g, "");
    if (line !== "") lines.set(blockId, [...(lines.get(blockId) ?? []), line]);
  }
  return play.blocks.map(({ id }) => lines.get(id) ?? []);
}

/** Runs in the page: returns the lines on the screen, element by element. */
export async function linesOnScreen(): Promise<readonly (readonly string[])[]> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".manuscript-group { content-visibility: visible !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // WebKit shows what it has skipped only in the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const range = document.createRange();
  const rectsIn = (text: Node) =>
    [...(text.textContent ?? "")].map((character, at) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return { character, rect: range.getBoundingClientRect() };
    });
  const textsIn = (element: Element): readonly Node[] => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    return texts;
  };
  const linesOf = (element: Element): readonly string[] => {
    const lines: string[] = [];
    let bottom = Number.NEGATIVE_INFINITY;
    for (const { character, rect } of textsIn(element).flatMap(rectsIn)) {
      if (/\s/.test(character)) continue;
      const isSameLine = rect.top + rect.height / 2 <= bottom;
      lines.push((isSameLine ? (lines.pop() ?? "") : "") + character);
      bottom = rect.bottom;
    }
    return lines;
  };
  const found = [...document.querySelectorAll(".manuscript p")].map(linesOf);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  return found;
}
