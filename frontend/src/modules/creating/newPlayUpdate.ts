import * as Y from "yjs";
import { documentOf } from "#domain/play/document/document.ts";
import type { Play } from "#domain/play/play.ts";
import { cardOf } from "#frontend/modules/sync/cards/playCardOf.ts";
import { splitUpdate } from "#frontend/modules/sync/exchange/splitUpdate.ts";
import type { CardFields } from "#frontend/modules/sync/journal/journal.ts";
import type { StartingContent } from "#frontend/modules/sync/session/playSessionOptions.ts";

/** What a new play's session starts with. */
export interface NewPlayUpdate {
  readonly content: StartingContent;
  readonly card: CardFields;
}

/** A part takes a few milliseconds to apply. */
const bytesPerPart = 50_000;

/** Encodes a new play. For a long play, that takes half a second on a slow machine. */
export function newPlayUpdate(play: Play): NewPlayUpdate {
  const update = Y.encodeStateAsUpdate(documentOf(play));
  return { content: { update, parts: splitUpdate(update, bytesPerPart) }, card: cardOf(play) };
}
