import { nanoid } from "nanoid";
import type * as Y from "yjs";
import type { PlayCard } from "#domain/api/plays.ts";
import { setTitle } from "#domain/play/document/front.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { loadDocument } from "#lambdas/stores/documents.ts";
import { getOpenHead } from "#lambdas/stores/heads.ts";
import { changeCard } from "#lambdas/stores/plays.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { append } from "./append.ts";

export interface Renaming {
  readonly userId: UserId;
  readonly playId: PlayId;
  readonly title: string;
  readonly now: Date;
}

/** The server is a writer like any other: open editors hear of the new title as of another device's work. */
const device = "ghostlight-server";

/** The title lives in the text, so a rename is one more update of the log; the card's copy follows. */
export async function renamePlay(table: Table, { userId, playId, title, now }: Renaming): Promise<PlayCard> {
  const head = await getOpenHead(table, userId, playId);
  const { doc, sequence } = await loadDocument(table, playId, head);
  for (const bytes of updatesOf(doc, () => setTitle(doc, title))) {
    await append(table, { head, playId, after: sequence, updateId: nanoid(), device, bytes, now });
  }
  return changeCard(table, userId, playId, { title }, now);
}

/** What a change adds to the document; nothing where it changes nothing. */
function updatesOf(doc: Y.Doc, change: () => void): readonly Uint8Array[] {
  const updates: Uint8Array[] = [];
  doc.on("update", (update: Uint8Array) => updates.push(update));
  doc.transact(change);
  return updates;
}
