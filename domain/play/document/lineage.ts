import type { Letters } from "./letters.ts";
import type { Move } from "./moves.ts";
import { type Ranges, rangesOf } from "./ranges.ts";

/** Letters that are copies of others: `root` is the first of the letters that a person typed. */
export interface Rooted extends Letters {
  readonly root: Omit<Letters, "length">;
}

/** Which letters a person typed, and which are rewritten copies of them, however often they were rewritten. */
export interface Lineage {
  /** Whether letters may be copies, or may have copies. In most plays, most aren't. */
  readonly isKnown: (letters: Letters) => boolean;
  readonly rootsOf: (letters: Letters) => readonly Rooted[];
}

export function lineageOf(moves: readonly Move[]): Lineage {
  const own = moves.filter(isOwn).toSorted((a, b) => a.clock - b.clock);
  const parts = moves.filter((move) => !isOwn(move)).flatMap((move) => without(move, own));
  const copies = rangesOf(parts);
  const sources = rangesOf(parts.map(({ length, from }) => ({ ...from, length })));
  return {
    isKnown: (letters) => copies.overlaps(letters) || sources.overlaps(letters),
    rootsOf: (letters) => rootsOf(letters, copies, moves.length),
  };
}

const isOwn = ({ client, clock, from }: Move): boolean => client === from.client && clock === from.clock;

/** Returns the part of a move that is still valid after a person decided that some of its letters count as typed. */
function without(move: Move, own: readonly Letters[]): readonly Move[] {
  const parts: Move[] = [];
  let at = 0;
  for (const { client, clock, length } of own) {
    if (client !== move.client) continue;
    const start = clock - move.clock;
    if (start + length <= at || start >= move.length) continue;
    if (start > at) parts.push(part(move, at, start));
    at = start + length;
  }
  return at < move.length ? [...parts, part(move, at, move.length)] : parts;
}

const part = ({ client, clock, from }: Move, start: number, end: number): Move => ({
  client,
  clock: clock + start,
  length: end - start,
  from: { client: from.client, clock: from.clock + start },
});

interface Open extends Rooted {
  readonly moves: number;
}

/** Follows moves backward. A chain has at most as many links as there are moves; a longer one is circular. */
function rootsOf(letters: Letters, copies: Ranges<Move>, maxMoves: number): readonly Rooted[] {
  const out: Rooted[] = [];
  const open: Open[] = [{ ...letters, root: letters, moves: 0 }];
  for (let one = open.pop(); one; one = open.pop()) {
    const { root, length, moves } = one;
    const move = moves > maxMoves ? undefined : copies.firstAfter(root.client, root.clock);
    const start = move ? Math.max(0, move.clock - root.clock) : length;
    if (start > 0) out.push(cut(one, 0, Math.min(start, length)));
    if (!move || start >= length) continue;
    const end = Math.min(length, move.clock + move.length - root.clock);
    if (end < length) open.push({ ...cut(one, end, length), moves });
    const from = move.from.clock + root.clock + start - move.clock;
    open.push({ ...cut(one, start, end), root: { client: move.from.client, clock: from }, moves: moves + 1 });
  }
  return out;
}

const cut = ({ client, clock, root }: Rooted, start: number, end: number): Rooted => ({
  client,
  clock: clock + start,
  length: end - start,
  root: { client: root.client, clock: root.clock + start },
});
