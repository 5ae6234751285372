import * as Y from "yjs";
import type { MomentEntry } from "./momentLog.ts";

/** What a Yjs client wrote: from its first number up to another, which isn't part of it. */
interface Span {
  from: number;
  to: number;
}

/** Returns whether an entry adds to what another one wrote, or deletes it: then it was written after that. */
export function buildsOn(later: MomentEntry, earlier: MomentEntry): boolean {
  const written = writtenIn(earlier);
  return written.size > 0 && later.moments.some(({ update }) => touches(update, written));
}

/** Within an entry, each client's numbers have no gaps. */
function writtenIn({ moments }: MomentEntry): ReadonlyMap<number, Span> {
  const written = new Map<number, Span>();
  for (const { update } of moments) {
    const { from, to } = Y.parseUpdateMeta(update);
    for (const [client, end] of to) {
      const span = written.get(client);
      if (span) span.to = end;
      else written.set(client, { from: from.get(client) ?? 0, to: end });
    }
  }
  return written;
}

function touches(update: Uint8Array, written: ReadonlyMap<number, Span>): boolean {
  const has = (client: number, from: number, length = 1): boolean => {
    const span = written.get(client);
    return span !== undefined && from < span.to && from + length > span.from;
  };
  const { structs, ds } = Y.decodeUpdate(update);
  const isBeside = structs
    .flatMap((struct) => (struct instanceof Y.Item ? [struct.origin, struct.rightOrigin, struct.parent] : []))
    .some((place) => place instanceof Y.ID && has(place.client, place.clock));
  return isBeside || [...ds.clients].some(([client, gone]) => gone.some(({ clock, len }) => has(client, clock, len)));
}
