import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { ReaderId } from "#domain/feedback/feedback.ts";
import { type KnownReader, readersOf } from "#domain/feedback/readersOf.ts";
import type { ShareId } from "#domain/sharing/share.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";

export interface LinkLabel {
  readonly shareId: ShareId;
  readonly label: string;
}

/** Where feedback came from, under the names that its author knows. */
export interface Sources {
  readonly readers: ReadonlyMap<ReaderId, string>;
  readonly links: ReadonlyMap<ShareId, string>;
}

/** Returns the readers and links of some feedback. `open` are the play's active links. */
export const sourcesOf = (entries: readonly FeedbackEntry[], open: readonly LinkLabel[]): Sources => ({
  readers: new Map(readersOf(entries).map((reader) => [reader.readerId, readerName(reader)])),
  links: linkNames(entries, open),
});

function readerName({ name, number, isNamesake }: KnownReader): string {
  if (name === "") return feedbackWords.readerNumber({ number });
  return isNamesake ? feedbackWords.namesake({ name, number }) : name;
}

/** In the order of their first comment. Further links with the same label, or without one, are numbered. */
function linkNames(entries: readonly FeedbackEntry[], open: readonly LinkLabel[]): ReadonlyMap<ShareId, string> {
  const labels = new Map(open.map(({ shareId, label }) => [shareId, label]));
  const names = new Map<ShareId, string>();
  const counts = new Map<string, number>();
  for (const { shareId, linkLabel = "" } of entries.toSorted((a, b) => a.at.localeCompare(b.at))) {
    if (names.has(shareId)) continue;
    const own = labels.get(shareId) ?? linkLabel;
    const number = (counts.get(own) ?? 0) + 1;
    counts.set(own, number);
    const label = linkName(own, number);
    names.set(shareId, labels.has(shareId) ? label : feedbackWords.linkOff({ label }));
  }
  return names;
}

function linkName(label: string, number: number): string {
  if (label === "") return feedbackWords.unnamedLink({ number });
  return number > 1 ? feedbackWords.linkNamesake({ label, number }) : label;
}
