import type { BlockId } from "../play.ts";
import type { Copy } from "./copiesIn.ts";
import { type KeptManuscript, type KeptPlace, placeAt } from "./keptManuscript.ts";
import { hasWords, type LetterRange } from "./letterRange.ts";

/** Two devices split, joined, or restored the same text, and now it's in the play twice. */
export interface Doubled {
  readonly kind: "doubled";
  readonly key: string;
  /** Where the text occurs first. */
  readonly first: BlockId;
  /** Where it occurs again; may be the same block. */
  readonly second: BlockId;
  /** The text in both places. */
  readonly firsts: readonly LetterRange[];
  readonly seconds: readonly LetterRange[];
  readonly text: string;
  readonly place: KeptPlace;
}

/** Exact: letters are doubled if the same letter, as a person typed it, is in the play more than once. */
export function findDoubled(manuscript: KeptManuscript): readonly Doubled[] {
  const found = new Map<string, Pair[]>();
  for (const pair of [...groupsOfCopies(manuscript.copies())].flatMap(pairsIn)) {
    const key = `doubled-${pair.first.id}-${pair.second.id}`;
    found.set(key, [...(found.get(key) ?? []), pair]);
  }
  return [...found].map(([key, pairs]) => doubled(manuscript, key, pairs)).filter(({ text }) => hasWords(text));
}

interface Pair {
  readonly first: Copy;
  readonly second: Copy;
}

/** Copies of the same letters, or of letters that other copies in the group stand for. */
function* groupsOfCopies(copies: readonly Copy[]): Iterable<readonly Copy[]> {
  const byRoot = copies.toSorted((a, b) => a.root.client - b.root.client || a.root.clock - b.root.clock);
  let together: Copy[] = [];
  let reach = 0;
  for (const copy of byRoot) {
    if (copy.root.client !== together[0]?.root.client || copy.root.clock >= reach) {
      if (together.length > 1) yield together;
      [together, reach] = [[], 0];
    }
    together.push(copy);
    reach = Math.max(reach, copy.root.clock + copy.length);
  }
  if (together.length > 1) yield together;
}

/** For each range of letters, its first occurrence paired with every other. */
function pairsIn(copies: readonly Copy[]): readonly Pair[] {
  const edges = [...new Set(copies.flatMap(({ root, length }) => [root.clock, root.clock + length]))];
  return edges
    .toSorted((a, b) => a - b)
    .flatMap((from, index, { [index + 1]: to = from }) => {
      const parts = copies.filter(({ root, length }) => root.clock <= from && to <= root.clock + length && from < to);
      const [first, ...others] = parts.map((copy) => part(copy, from, to)).toSorted(asInThePlay);
      return first ? others.map((second) => ({ first, second })) : [];
    });
}

const asInThePlay = (a: Copy, b: Copy): number => a.place - b.place || a.start - b.start;

function part({ root, start, ...copy }: Copy, from: number, to: number): Copy {
  return { ...copy, root: { client: root.client, clock: from }, start: start + from - root.clock, length: to - from };
}

function doubled(manuscript: KeptManuscript, key: string, pairs: readonly Pair[]): Doubled {
  const inOrder = pairs.toSorted((a, b) => asInThePlay(a.second, b.second));
  const first = (inOrder[0] as Pair).first.id;
  const second = (inOrder[0] as Pair).second.id;
  const seconds = rangesIn(inOrder.map((pair) => pair.second));
  const words = manuscript.text(second);
  return {
    kind: "doubled",
    key,
    first,
    second,
    firsts: rangesIn(inOrder.map((pair) => pair.first)),
    seconds,
    text: seconds.map(({ start, end }) => words.slice(start, end).trim()).join(" … "),
    place: placeAt(manuscript, second),
  };
}

/** Merges adjacent ranges. */
function rangesIn(copies: readonly Copy[]): readonly LetterRange[] {
  const out: LetterRange[] = [];
  for (const { start, length } of copies.toSorted((a, b) => a.start - b.start)) {
    const before = out.at(-1)?.end === start ? out.pop() : undefined;
    out.push({ start: before?.start ?? start, end: start + length });
  }
  return out;
}
