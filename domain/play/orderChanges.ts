/** Ids to insert in a row after `after` (at the start if there is none). */
export interface InsertedIds<Id> {
  readonly after: Id | undefined;
  readonly ids: readonly Id[];
}

export interface OrderChanges<Id> {
  readonly removed: readonly Id[];
  /** New ids and moved ids; `after` is always the id before them in the new order. */
  readonly runs: readonly InsertedIds<Id>[];
  /** Ids of the old order that stay where they are. */
  readonly kept: ReadonlySet<Id>;
}

/** Returns the smallest set of moves from one order of ids to another. Each id occurs once in each. */
export function orderChanges<Id>(before: readonly Id[], after: readonly Id[]): OrderChanges<Id> {
  const newOrder = new Set(after);
  const places = new Map(before.map((id, place) => [id, place]));
  const kept = longestIncreasing(
    after.filter((id) => places.has(id)),
    (id) => places.get(id) ?? 0,
  );
  return { removed: before.filter((id) => !newOrder.has(id)), runs: runsOf(after, kept), kept };
}

function runsOf<Id>(order: readonly Id[], kept: ReadonlySet<Id>): readonly InsertedIds<Id>[] {
  const runs: { after: Id | undefined; ids: Id[] }[] = [];
  let open = false;
  for (const [index, id] of order.entries()) {
    if (kept.has(id)) open = false;
    else if (open) runs.at(-1)?.ids.push(id);
    else {
      runs.push({ after: order[index - 1], ids: [id] });
      open = true;
    }
  }
  return runs;
}

/** Returns the longest increasing subsequence: patience sorting, O(n log n). */
function longestIncreasing<Id>(ids: readonly Id[], place: (id: Id) => number): ReadonlySet<Id> {
  const tops: Id[] = [];
  const predecessors = new Map<Id, Id | undefined>();
  for (const id of ids) {
    const pile = firstNotBelow(tops, place, place(id));
    predecessors.set(id, tops[pile - 1]);
    tops[pile] = id;
  }
  const out = new Set<Id>();
  for (let id = tops.at(-1); id !== undefined; id = predecessors.get(id)) out.add(id);
  return out;
}

function firstNotBelow<Id>(tops: readonly Id[], place: (id: Id) => number, limit: number): number {
  let low = 0;
  let high = tops.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const top = tops[middle];
    if (top !== undefined && place(top) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
