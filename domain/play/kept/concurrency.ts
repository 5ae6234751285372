import * as Y from "yjs";

/** When a client made a change, on its own clock. */
export interface Moment {
  readonly client: number;
  readonly clock: number;
  /** How many clocks the change spans from there. */
  readonly clocks?: number;
}

/** Related parts of a change come a few clocks later: the order after the letters. */
const sameChange = 4;

/**
 * Returns whether two changes may have been made without knowledge of each other: by two clients, neither of which put
 * anything next to what the other had put there. A client always knows its own changes.
 */
export function mayBeConcurrent(doc: Y.Doc, one: Moment, other: Moment): boolean {
  return one.client !== other.client && !hasSeen(doc, one, other) && !hasSeen(doc, other, one);
}

function hasSeen(doc: Y.Doc, { client, clock, clocks = sameChange }: Moment, other: Moment): boolean {
  const isLater = (id: Y.ID | null): boolean => id?.client === other.client && id.clock >= other.clock;
  for (const struct of doc.store.clients.get(client) ?? []) {
    if (struct.id.clock > clock + clocks) return false;
    if (struct instanceof Y.Item && (isLater(struct.origin) || isLater(struct.rightOrigin))) return true;
  }
  return false;
}
