import { mergeUpdates } from "#domain/play/document/mergeUpdates.ts";
import type { JournalEntry } from "../journal/journal.ts";
import { maxUpdateBytes } from "./batchSize.ts";

/** Returns the same changes in as few entries as the moments between them and the size limit allow. */
export function mergeEntries(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const groups: JournalEntry[][] = [];
  let bytes = 0;
  for (const entry of entries) {
    const group = groups.at(-1);
    bytes += entry.update.length;
    if (!group || entry.endsMoment || bytes > maxUpdateBytes) {
      groups.push([entry]);
      bytes = entry.update.length;
    } else group.push(entry);
  }
  return groups.map(merged);
}

const merged = (group: readonly JournalEntry[]): JournalEntry => ({
  ...(group[0] as JournalEntry),
  update: mergeUpdates(group.map(({ update }) => update)),
  changes: group.reduce((sum, { changes }) => sum + changes, 0),
});
