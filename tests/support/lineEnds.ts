import { paginate } from "#domain/play/layout/paginate.ts";
import { type BlockId, type Play, textOf } from "#domain/play/play.ts";

/*
 * The lines of each element of a manuscript, without spaces, so that the screen can be compared with the paper.
 * Simultaneous speeches are side by side on paper only, so plays for these comparisons have none. Nor
 * may they have characters outside the Basic Multilingual Plane.
 */

/** The lines of each element; undefined for those that aren't compared. */
type ElementLines = readonly (readonly string[] | undefined)[];

/**
 * Returns the lines on paper, element by element. What isn't printed has none. An element that shares a line with
 * another one isn't compared, because it has lines of its own on the screen. A name beside its speech shares none.
 */
export function linesOnPaper(play: Play): ElementLines {
  const { layout, pages } = paginate(play);
  const texts = new Map(play.blocks.map((block) => [block.id, textOf(block)] as const));
  const lines = new Map<BlockId, string[]>();
  const joined = new Set<BlockId>();
  for (const page of pages) {
    const inRow = new Map<number, BlockId>();
    for (const { blockId, from, to, role, y } of page.lines) {
      if (blockId === undefined || role === "continued") continue;
      const line = (texts.get(blockId) ?? "").slice(from, to).replace(/\s/g, "");
      if (line !== "") lines.set(blockId, [...(lines.get(blockId) ?? []), line]);
      if (role === "cue" && layout.cuePlacement === "beside") continue;
      const other = inRow.get(y) ?? blockId;
      if (other !== blockId) joined.add(other).add(blockId);
      inRow.set(y, blockId);
    }
  }
  return play.blocks.map(({ id }) => (joined.has(id) ? undefined : (lines.get(id) ?? [])));
}

/** Returns the lines of the elements that are compared with the paper. */
export const linesCompared = (screen: ElementLines, paper: ElementLines): ElementLines =>
  screen.map((lines, at) => paper[at] && lines);

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
