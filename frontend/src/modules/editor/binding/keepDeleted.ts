import * as Y from "yjs";
import { decodeSteps, type StepRanges } from "./storedSteps.ts";

/**
 * Makes a document that's about to be read keep the deleted text that stored steps bring back. Otherwise, Yjs forgets it
 * while it applies the updates.
 */
export function keepDeleted(doc: Y.Doc, stored: Uint8Array | undefined): void {
  const steps = stored && decodeSteps(stored, Date.now());
  if (!steps) return;
  const kept = Y.mergeDeleteSets([...steps.undo, ...steps.redo].map(({ deletions }) => deletions));
  // A type that's forgotten takes everything in it along.
  doc.gcFilter = (item) => !(item.content instanceof Y.ContentType) && !touches(kept, item);
}

/** From now on, the document forgets what's deleted elsewhere. What's deleted already stays. */
export function keepNoMore(doc: Y.Doc): void {
  doc.gcFilter = () => true;
}

/** Whether any part of an item is in these ranges, which are in order. */
function touches({ clients }: StepRanges, { id, length }: Y.Item): boolean {
  const ranges = clients.get(id.client) ?? [];
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { clock = 0, len = 0 } = ranges[middle] ?? {};
    if (clock + len <= id.clock) low = middle + 1;
    else high = middle;
  }
  const next = ranges[low];
  return next !== undefined && next.clock < id.clock + length;
}
