import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import type { PlayComparison } from "#domain/play/versions/comparePlays.ts";
import type { ReadingCopy } from "../copy/readingCopy.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import { type LastRead, type LastReadStore, openLastReadStore } from "../stored/textsOfLink.ts";
import { createChangesMargin } from "./createChangesMargin.ts";
import type { NewerText } from "./newerText.ts";
import { readChangesIn } from "./readChanges.ts";

type ReadText = Pick<SharedPlayAnswer, "front" | "blocks" | "asOf" | "sequence">;
type Compare = (before: LastRead, after: LastRead) => Promise<PlayComparison>;

/**
 * Returns what's different from the text that this browser stored when the link was last opened. Stores the text if there is none
 * yet, or nothing that a reader sees is different. Returns undefined then.
 */
export async function openReadChanges(
  { name }: ReaderLink,
  { front, blocks, asOf, sequence }: ReadText,
  book: ReadingCopy,
  compare: Compare,
  { store = openLastReadStore(), nowMs = Date.now() }: { readonly store?: LastReadStore; readonly nowMs?: number } = {},
): Promise<NewerText | undefined> {
  const now: LastRead = { name, front, blocks, asOf, sequence, readAt: nowMs };
  const before = await store.find(name);
  const isSame = before?.asOf === asOf && before.sequence === sequence;
  const found = before && !isSame ? readChangesIn(await compare(before, now)) : undefined;
  if (!before || !found || found.changes.length === 0) {
    await store.put(now);
    return undefined;
  }
  const margin = createChangesMargin(book, found.marks);
  const markRead = async () => {
    margin.clear();
    await store.put(now);
  };
  return { ...found, since: before.readAt, margin, markRead };
}
