import { readerTaken } from "#domain/api/sharing.ts";
import { Refused } from "#domain/refused.ts";
import { foldedReaderName } from "#domain/sharing/readersInText.ts";
import type { PersonalReader, ShareId } from "#domain/sharing/share.ts";
import { type LinkWithReader, listLinkReaders, type StoredShare } from "#lambdas/stores/shares.ts";
import type { Table } from "#lambdas/stores/table.ts";

/**
 * Refuses a name that another link of the play has, because comments are told apart by it. Compares as the browser does. Of two
 * links that are created within a moment, both may pass: the list comes from the index.
 */
export function assertReaderIsNew({ name }: PersonalReader, links: readonly LinkWithReader[], own: ShareId): void {
  const wanted = foldedReaderName(name);
  const isTaken = links.some(
    ({ shareId, reader }) => shareId !== own && reader !== undefined && foldedReaderName(reader.name) === wanted,
  );
  if (!isTaken) return;
  throw new Refused("conflict", `“${name}” already has a link to this play. Add something that tells the two apart.`, {
    code: readerTaken,
    fields: { "reader.name": "Another link has this name." },
  });
}

/** Refuses a reader for a link that isn't personal, and a name that another link has. */
export async function assertMayRename(table: Table, before: StoredShare, reader: PersonalReader): Promise<void> {
  if (!before.reader)
    throw new Refused("invalid", "Only a personal link has a reader.", {
      fields: { reader: "Only for a personal link." },
    });
  if (foldedReaderName(before.reader.name) === foldedReaderName(reader.name)) return;
  assertReaderIsNew(reader, await listLinkReaders(table, before.playId), before.shareId);
}
