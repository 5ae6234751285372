import type { LineRole, ManuscriptSheet, PlacedLine } from "#domain/play/layout/pagedManuscript.ts";

type PrintedParagraph = readonly PlacedLine[];

/** Returns the lines of a page by block, in the order in which they're read: speeches side by side one after the other. */
export function paragraphsInOrder(page: ManuscriptSheet): readonly PrintedParagraph[] {
  const paragraphs = byBlock(page.lines);
  const out: PrintedParagraph[] = [];
  for (let at = 0; at < paragraphs.length; ) {
    const end = endOfSpeeches(paragraphs, at);
    out.push(...columnByColumn(paragraphs.slice(at, end)));
    at = end;
  }
  return out;
}

function byBlock(lines: readonly PlacedLine[]): readonly PrintedParagraph[] {
  const paragraphs = new Map<unknown, PlacedLine[]>();
  for (const line of lines) {
    const key = line.blockId ?? (line.from === 0 ? line : [...paragraphs.keys()].at(-1));
    const known = paragraphs.get(key);
    if (known) known.push(line);
    else paragraphs.set(key, [line]);
  }
  return [...paragraphs.values()];
}

const spoken: ReadonlySet<LineRole | undefined> = new Set(["parenthetical", "dialogue", "lyric", "innerDirection"]);

/** Returns where the names at one height, and what's said under them, end. */
function endOfSpeeches(paragraphs: readonly PrintedParagraph[], from: number): number {
  const first = paragraphs[from]?.[0];
  const isBeside = (at: number): boolean => paragraphs[at]?.[0]?.role === "cue" && paragraphs[at]?.[0]?.y === first?.y;
  let end = from + 1;
  if (!isBeside(from) || !isBeside(end)) return end;
  while (isBeside(end)) end++;
  while (spoken.has(paragraphs[end]?.[0]?.role)) end++;
  return end;
}

function columnByColumn(paragraphs: readonly PrintedParagraph[]): readonly PrintedParagraph[] {
  const middles = paragraphs
    .filter(([line]) => line?.role === "cue")
    .map(([line]) => (line ? line.x + line.width / 2 : 0));
  const edges = middles.slice(1).map((middle, at) => (middle + (middles[at] ?? 0)) / 2);
  const columnOf = (lines: PrintedParagraph): number => {
    const left = Math.min(...lines.map(({ x }) => x));
    return edges.filter((edge) => left > edge).length;
  };
  return paragraphs.length < 2 ? paragraphs : paragraphs.toSorted((a, b) => columnOf(a) - columnOf(b));
}
