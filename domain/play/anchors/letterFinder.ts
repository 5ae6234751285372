import { type Letters, lettersOf } from "../document/letters.ts";
import { type Ranges, rangesOf } from "../document/ranges.ts";
import type { Copy } from "../kept/copiesIn.ts";
import type { KeptManuscript } from "../kept/keptManuscript.ts";

/** A letter's current place in the play, by the letter that was originally typed. */
interface Standing extends Letters {
  readonly copy: Copy;
}

/** Finds letters in the play, even after splits, joins and undos have created them again. */
export interface LetterFinder {
  /** Finds each letter once. If it appears twice, the one in the block `home` counts, otherwise the first. */
  readonly find: (letters: readonly Letters[], home: Copy["id"]) => readonly Copy[];
}

export function createLetterFinder(manuscript: KeptManuscript): LetterFinder {
  const { entries, lineage, order } = manuscript;
  const all: Standing[] = [];
  for (const [place, id] of order.entries()) {
    const text = entries.get(id);
    let at = 0;
    for (const letters of text ? lettersOf(text) : []) {
      for (const rooted of rooting(lineage, letters)) {
        const { root, length, clock } = rooted;
        all.push({ ...root, length, copy: { ...rooted, id, place, start: at + clock - letters.clock } });
      }
      at += letters.length;
    }
  }
  const ranges = rangesOf(all);
  return {
    find: (letters, home) =>
      once(
        letters.flatMap((one) => rooting(lineage, one).flatMap(meetingIn(ranges))),
        home,
      ),
  };
}

const rooting = ({ isKnown, rootsOf }: KeptManuscript["lineage"], letters: Letters) =>
  isKnown(letters) ? rootsOf(letters) : [{ ...letters, root: letters }];

const meetingIn =
  (ranges: Ranges<Standing>) =>
  ({ root, length }: { readonly root: Omit<Letters, "length">; readonly length: number }): readonly Copy[] =>
    ranges.overlapping({ ...root, length }).map(({ copy }) => {
      const from = Math.max(root.clock, copy.root.clock);
      const to = Math.min(root.clock + length, copy.root.clock + copy.length);
      return part(copy, from, to);
    });

function part(copy: Copy, from: number, to: number): Copy {
  const skipped = from - copy.root.clock;
  return {
    ...copy,
    root: { client: copy.root.client, clock: from },
    clock: copy.clock + skipped,
    start: copy.start + skipped,
    length: to - from,
  };
}

/** After a merge, the same letters may appear twice. */
function once(copies: readonly Copy[], home: Copy["id"]): readonly Copy[] {
  if (!isDoubled(copies)) return copies;
  const seen = new Set<string>();
  const isNew = ({ root }: Copy, at: number): boolean => {
    const before = seen.size;
    return seen.add(`${root.client}.${root.clock + at}`).size > before;
  };
  const isElsewhere = ({ id }: Copy): number => (id === home ? 0 : 1);
  return copies
    .toSorted((a, b) => isElsewhere(a) - isElsewhere(b) || a.place - b.place || a.start - b.start)
    .flatMap((copy) => newParts(copy, isNew));
}

function newParts(copy: Copy, isNew: (copy: Copy, at: number) => boolean): readonly Copy[] {
  const out: Copy[] = [];
  for (let at = 0; at < copy.length; at++) {
    if (!isNew(copy, at)) continue;
    const clock = copy.root.clock + at;
    const open = out.at(-1);
    const goesOn = open && open.root.clock + open.length === clock;
    if (goesOn) out[out.length - 1] = { ...open, length: open.length + 1 };
    else out.push(part(copy, clock, clock + 1));
  }
  return out;
}

function isDoubled(copies: readonly Copy[]): boolean {
  const reach = new Map<number, number>();
  return copies
    .toSorted((a, b) => a.root.clock - b.root.clock)
    .some(({ root, length }) => {
      const before = reach.get(root.client) ?? 0;
      reach.set(root.client, Math.max(before, root.clock + length));
      return root.clock < before;
    });
}
