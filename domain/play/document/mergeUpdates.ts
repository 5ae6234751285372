import * as Y from "yjs";

/** Yjs sorts all its readers at every step. Merging a long list in a tree keeps 50,000 updates linear. */
const mergedAtOnce = 64;

/** Returns one update with the content of all of these, in their order. */
export function mergeUpdates(updates: readonly Uint8Array[]): Uint8Array {
  let level = updates;
  while (level.length > 1) {
    const next: Uint8Array[] = [];
    for (let at = 0; at < level.length; at += mergedAtOnce) {
      next.push(Y.mergeUpdates(level.slice(at, at + mergedAtOnce)));
    }
    level = next;
  }
  return level[0] ?? nothingNew;
}

/** A Yjs update without content: no clients, nothing deleted. */
export const nothingNew = new Uint8Array([0, 0]);
