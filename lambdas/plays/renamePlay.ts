import { nanoid } from "nanoid";
import type * as Y from "yjs";
import type { PlayCard } from "#domain/api/plays.ts";
import { setTitle } from "#domain/play/document/front.ts";
import { readTyping } from "#domain/play/document/typing.ts";
import type { PlayId } from "#domain/play/play.ts";
import { cardLanguageOf } from "#domain/play/typing/cardLanguage.ts";
import { loadDocument } from "#lambdas/stores/documents.ts";
import type { Head } from "#lambdas/stores/heads.ts";
import { changeCard } from "#lambdas/stores/plays.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { append } from "./append.ts";

export interface Renaming {
  readonly head: Head;
  readonly playId: PlayId;
  readonly title: string;
  readonly now: Date;
}

/** The server writes like any other device, so open editors see the new title as another device's change. */
const device = "ghostlight-server";

/** The title is part of the text, so a rename is one more update in the log. The card's copy is updated afterwards. */
export async function renamePlay(table: Table, { head, playId, title, now }: Renaming): Promise<PlayCard> {
  const { doc, sequence } = await loadDocument(table, playId, head);
  for (const bytes of updatesOf(doc, () => setTitle(doc, title))) {
    await append(table, { head, playId, after: sequence, updateId: nanoid(), device, bytes, now });
  }
  return changeCard(table, head.owner, playId, { title, language: cardLanguageOf(readTyping(doc)) }, now);
}

/** Returns what a change adds to the document; empty if it changes nothing. */
function updatesOf(doc: Y.Doc, change: () => void): readonly Uint8Array[] {
  const updates: Uint8Array[] = [];
  doc.on("update", (update: Uint8Array) => updates.push(update));
  doc.transact(change);
  return updates;
}
