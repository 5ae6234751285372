import * as Y from "yjs";

/** When a client made a change, by its own count. */
export interface Moment {
  readonly client: number;
  readonly clock: number;
  /** How far the change goes on from there. */
  readonly clocks?: number;
}

/** What goes with a change comes a few clocks later: the order behind the letters. */
const sameChange = 4;

/**
 * Whether two changes may have been made without knowledge of each other: by two clients, of which neither
 * put anything beside what the other had put there. One client always knows its own.
 */
export function mayBeApart(doc: Y.Doc, one: Moment, other: Moment): boolean {
  return one.client !== other.client && !knew(doc, one, other) && !knew(doc, other, one);
}

function knew(doc: Y.Doc, { client, clock, clocks = sameChange }: Moment, other: Moment): boolean {
  const isLater = (id: Y.ID | null): boolean => id?.client === other.client && id.clock >= other.clock;
  for (const struct of doc.store.clients.get(client) ?? []) {
    if (struct.id.clock > clock + clocks) return false;
    if (struct instanceof Y.Item && (isLater(struct.origin) || isLater(struct.rightOrigin))) return true;
  }
  return false;
}
