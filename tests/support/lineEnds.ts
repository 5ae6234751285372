import { paginate } from "#domain/play/layout/paginate.ts";
import { type BlockId, type Play, textOf } from "#domain/play/play.ts";

/*
 * The lines of each element of a manuscript, without spaces, so that the screen can be compared with the paper.
 * Plays for these comparisons may not have characters outside the Basic Multilingual Plane.
 */

/** The lines of each element; undefined for those that aren't compared. */
type ElementLines = readonly (readonly string[] | undefined)[];

/**
 * Returns the lines on paper, element by element. What isn't printed has none. An element that shares a line with
 * another one isn't compared, because it has lines of its own on the screen. A name beside its speech shares none, and
 * neither do simultaneous speeches.
 */
export function linesOnPaper(play: Play): ElementLines {
  const texts = new Map(play.blocks.map((block) => [block.id, textOf(block)] as const));
  const lines = new Map<BlockId, string[]>();
  const joined = new Set<BlockId>();
  const speeches = speechesOf(play);
  for (const row of rowsOf(play)) {
    for (const { blockId, from, to } of row) {
      const line = texts.get(blockId)?.slice(from, to).replace(/\s/g, "");
      if (line) lines.set(blockId, [...(lines.get(blockId) ?? []), line]);
    }
    const ids = [...new Set(row.filter(({ isBeside }) => !isBeside).map(({ blockId }) => blockId))];
    const isShared = (id: BlockId) => ids.some((other) => other !== id && speeches.get(other) === speeches.get(id));
    for (const id of ids.filter(isShared)) joined.add(id);
  }
  return play.blocks.map(({ id }) => (joined.has(id) ? undefined : (lines.get(id) ?? [])));
}

/** Which speech each block belongs to, counted by names. */
function speechesOf({ blocks }: Play): ReadonlyMap<BlockId, number> {
  let speech = 0;
  return new Map(
    blocks.map(({ id, kind }) => {
      if (kind === "cue") speech++;
      return [id, speech];
    }),
  );
}

interface PartOfRow {
  readonly blockId: BlockId;
  readonly from: number;
  readonly to: number;
  /** A name in its own column. */
  readonly isBeside: boolean;
}

/** Returns what is printed at the same height, without what the layout adds. */
function rowsOf(play: Play): readonly (readonly PartOfRow[])[] {
  const { layout, pages } = paginate(play);
  return pages.flatMap((page) => {
    const rows = new Map<number, PartOfRow[]>();
    for (const { blockId, from, to, role, y } of page.lines) {
      if (blockId === undefined || role === "continued") continue;
      const isBeside = role === "cue" && layout.cuePlacement === "beside";
      rows.set(y, [...(rows.get(y) ?? []), { blockId, from, to, isBeside }]);
    }
    return [...rows.values()];
  });
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
