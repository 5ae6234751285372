import { findText, scriptOf } from "../document/script.ts";
import type { BlockId } from "../play.ts";
import { type Moment, mayBeApart } from "./apart.ts";
import { type Run, runsOf } from "./letters.ts";
import type { Manuscript } from "./manuscript.ts";
import { longestShared } from "./shared.ts";
import type { Pair } from "./stretch.ts";

/** A block that was split off another, with the letters that came along. */
interface SplitOff {
  readonly id: BlockId;
  readonly root: BlockId;
  readonly made: Moment;
  readonly runs: readonly Run[];
}

/** Of a text that was split all day only so many parts are compared with each other. */
const mostParts = 40;

/** Blocks that two devices split off one text without knowing of each other, and that share words. */
export function findSplitTwice(manuscript: Manuscript): readonly Pair[] {
  const families = new Map<BlockId, SplitOff[]>();
  for (const id of manuscript.order) {
    const part = findSplitOff(manuscript, id);
    if (!part) continue;
    const family = families.get(part.root) ?? [];
    if (family.length < mostParts) families.set(part.root, [...family, part]);
  }
  return [...families.values()].flatMap((family) => pairsIn(manuscript, family));
}

const splitFrom = ({ doc }: Manuscript, id: BlockId): BlockId | undefined =>
  findText(doc, id)?.getAttribute("from") as BlockId | undefined;

function findSplitOff(manuscript: Manuscript, id: BlockId): SplitOff | undefined {
  if (splitFrom(manuscript, id) === undefined) return undefined;
  const text = findText(manuscript.doc, id);
  const entry = scriptOf(manuscript.doc).blocks._map.get(id);
  if (!text || !entry) return undefined;
  const { client, clock } = entry.id;
  const runs = runsOf(text).filter((run) => run.client === client && run.text.trim() !== "");
  return { id, root: rootOf(manuscript, id), made: { client, clock, clocks: text.length + attributeClocks }, runs };
}

/** Kind and origin are written with the letters, and the order behind them. */
const attributeClocks = 8;

function rootOf(manuscript: Manuscript, id: BlockId): BlockId {
  const seen = new Set<BlockId>();
  let at = id;
  for (let up = splitFrom(manuscript, at); up !== undefined && !seen.has(up); up = splitFrom(manuscript, at)) {
    seen.add(up);
    at = up;
  }
  return at;
}

function pairsIn({ doc }: Manuscript, family: readonly SplitOff[]): readonly Pair[] {
  return family.flatMap((first, index) =>
    family
      .slice(index + 1)
      .flatMap((second) => (mayBeApart(doc, first.made, second.made) ? sharedPairs(first, second) : [])),
  );
}

/** Words that make up at least half of one part, for both devices may have written on in theirs. */
function sharedPairs(first: SplitOff, second: SplitOff): readonly Pair[] {
  return first.runs.flatMap((one) =>
    second.runs.flatMap((other) => {
      const shared = longestShared(one.text, other.text);
      if (!shared || 2 * shared.length < Math.min(one.text.trim().length, other.text.trim().length)) return [];
      const [a, b] = [one.start + shared.first, other.start + shared.second];
      const pair: Pair = {
        first: { id: first.id, start: a, end: a + shared.length },
        second: { id: second.id, start: b, end: b + shared.length },
      };
      return [pair];
    }),
  );
}
