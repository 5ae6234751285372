import { deflateRawSync } from "node:zlib";
import { nanoid } from "nanoid";
import * as Y from "yjs";
import type { PlayCard } from "#domain/api/plays.ts";
import { playId } from "#domain/api/shapes.ts";
import { setTitle } from "#domain/play/document/front.ts";
import { readTyping } from "#domain/play/document/typing.ts";
import type { PlayId } from "#domain/play/play.ts";
import { cardLanguageOf } from "#domain/play/typing/cardLanguage.ts";
import { loadDocument } from "#lambdas/stores/documents.ts";
import { firstEntry } from "#lambdas/stores/firstEntry.ts";
import { findHead } from "#lambdas/stores/heads.ts";
import { createPlayItem, getCard } from "#lambdas/stores/plays.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { entryInTransaction } from "#lambdas/stores/updates.ts";
import { CannotProceed } from "#lib/operations/cannotProceed.ts";

interface PlayRestore {
  /** The table with the play as it was. */
  readonly backup: Table;
  /** The table that the stage uses. */
  readonly live: Table;
  readonly id: PlayId;
  readonly now: Date;
}

/**
 * Puts a play as it was into its author's list, as a new play: devices would merge an older text of the same play with
 * theirs. The new one has the whole document, and "(restored)" after its title. Its author's plan doesn't limit it.
 */
export async function restorePlayFromBackup({ backup, live, id, now }: PlayRestore): Promise<PlayCard> {
  const head = await findHead(backup, id);
  if (!head || head.purgedAt) throw new CannotProceed(`${backup.name} has no play ${id}.`);
  const { doc, isWhole } = await loadDocument(backup, id, head);
  if (!isWhole)
    throw new CannotProceed(`The log of the play in ${backup.name} has a gap: see docs/runbooks/log-gap.md.`);
  const { title: before, subtitle, authors, words, pages, draft } = await getCard(backup, head.owner, id);
  const title = `${before} (restored)`;
  setTitle(doc, title);
  const copy = playId.parse(nanoid());
  const entry = await firstEntry(live, copy, deflateRawSync(Y.encodeStateAsUpdate(doc)), now);
  const at = now.toISOString();
  return createPlayItem(live, {
    card: {
      playId: copy,
      title,
      subtitle,
      authors,
      words,
      pages,
      language: cardLanguageOf(readTyping(doc)),
      draft,
      createdAt: at,
      changedAt: at,
    },
    owner: head.owner,
    limit: null,
    firstUpdate: entryInTransaction(live, copy, entry),
  });
}
