import type { JournalEntry } from "../journal/journal.ts";
import { entriesForOneUpdate } from "./batchSize.ts";
import { mergeUpdates } from "#domain/play/document/mergeUpdates.ts";

/** Returns the same changes in as few entries as the size limit allows. */
export function mergeEntries(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const merged: JournalEntry[] = [];
  let rest = entries;
  while (rest[0]) {
    const group = entriesForOneUpdate(rest);
    merged.push({
      update: mergeUpdates(group.map((entry) => entry.update)),
      changes: group.reduce((sum, entry) => sum + entry.changes, 0),
      at: rest[0].at,
    });
    rest = rest.slice(group.length);
  }
  return merged;
}
