import { mergeUpdates } from "#domain/play/document/mergeUpdates.ts";
import { type LoggedMoment, maxMoments } from "#domain/play/versions/momentLog.ts";
import type { JournalEntry, UpdateBatch } from "../journal/journal.ts";
import { maxUpdateBytes } from "./batchSize.ts";

/** Decides one after the other which entries, the oldest first, go to the server as one update. At least one does. */
export function batchFilter(): (entry: JournalEntry) => boolean {
  let bytes = 0;
  let moments = 0;
  return ({ update, endsMoment, largeDeletion }) => {
    const isFirst = bytes === 0;
    bytes += update.length;
    moments += isFirst || endsMoment ? 1 : 0;
    return isFirst || (!largeDeletion && bytes <= maxUpdateBytes && moments <= maxMoments);
  };
}

/** Returns the entries from the front that fit into one update. The text before a large deletion ends it. */
export function entriesForOneUpdate<Entry extends JournalEntry>(entries: readonly Entry[]): readonly Entry[] {
  const fits = batchFilter();
  const end = entries.findIndex((entry) => !fits(entry));
  return end === -1 ? entries : entries.slice(0, end);
}

/** Returns what the server gets of these entries. Changes are merged from moment to moment, and never across one. */
export function batchOf(entries: readonly JournalEntry[], after: number): Omit<UpdateBatch, "updateId"> {
  const moments = momentsOf(entries, after);
  return {
    after,
    update: mergeUpdates(moments.map(({ update }) => update)),
    moments,
    largeDeletion: entries[0]?.largeDeletion === true,
  };
}

/** Returns the moments that the entries lead to. `after`: what the device had when they were made, if they don't say. */
export function momentsOf(entries: readonly JournalEntry[], after: number): readonly LoggedMoment[] {
  const groups: JournalEntry[][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (!group || entry.endsMoment) groups.push([entry]);
    else group.push(entry);
  }
  return groups.map((group) => {
    const { at = 0, known = after } = group.at(-1) ?? {};
    return { update: mergeUpdates(group.map(({ update }) => update)), at, known };
  });
}

/** A batch of an earlier release is one moment, of a time that isn't known. */
export const momentsInBatch = ({ update, after, moments }: UpdateBatch): readonly LoggedMoment[] =>
  moments ?? [{ update, at: 0, known: after }];
