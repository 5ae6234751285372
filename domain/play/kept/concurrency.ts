import * as Y from "yjs";

/** When a client made a change, on its own clock. */
export interface Moment {
  readonly client: number;
  readonly clock: number;
  /** How many clocks the change spans from there. */
  readonly clocks?: number;
}

/**
 * Related parts of a change come a few clocks later: the order after the letters. Devices get all of a change at once, so
 * what has been seen of another client reaches this much further.
 */
const sameChange = 4;

/**
 * Returns whether two changes may have been made without knowledge of each other: by two clients, neither of which had
 * seen the other's change. A client always knows its own changes.
 */
export function mayBeConcurrent(doc: Y.Doc, one: Moment, other: Moment): boolean {
  return one.client !== other.client && !hasSeen(doc, one, other) && !hasSeen(doc, other, one);
}

/**
 * Returns whether a client had seen another one's change, as far as the document shows it. Who puts something next to
 * an item has seen all that its client had done until then, and all that this client had seen itself.
 */
function hasSeen(doc: Y.Doc, { client, clock, clocks = sameChange }: Moment, other: Moment): boolean {
  const isLater = (id: Y.ID): boolean => id.client === other.client && id.clock >= other.clock;
  const seen = new Map<number, number>();
  const open = [Y.createID(client, clock + clocks)];
  for (let next = open.pop(); next; next = open.pop()) {
    const before = seen.get(next.client) ?? -1;
    if (next.clock <= before) continue;
    seen.set(next.client, next.clock);
    const neighbors = neighborsOf(doc, next.client, before, next.clock);
    if (neighbors.some(isLater)) return true;
    for (const id of neighbors) open.push(Y.createID(id.client, id.clock + sameChange));
  }
  return false;
}

/** Returns other clients' items next to which a client put something after one clock and up to another. */
function neighborsOf(doc: Y.Doc, client: number, after: number, until: number): readonly Y.ID[] {
  const structs = doc.store.clients.get(client) ?? [];
  return structs
    .slice(firstAfter(structs, after), firstAfter(structs, until))
    .flatMap((struct) => (struct instanceof Y.Item ? [struct.origin, struct.rightOrigin] : []))
    .filter((id): id is Y.ID => id !== null && id.client !== client);
}

/** Structs are in the order of their clocks. */
function firstAfter(structs: readonly { readonly id: Y.ID }[], clock: number): number {
  let [from, to] = [0, structs.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((structs[middle]?.id.clock ?? 0) > clock) to = middle;
    else from = middle + 1;
  }
  return from;
}
