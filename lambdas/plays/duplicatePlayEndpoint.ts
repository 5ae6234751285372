import { deflateRawSync } from "node:zlib";
import * as Y from "yjs";
import { duplicatePlay } from "#domain/api/plays.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { schemaVersion, versionOf } from "#domain/play/document/playDocument.ts";
import { readTyping } from "#domain/play/document/typing.ts";
import { readPlayWithNotes } from "#domain/play/notes/placeNotes.ts";
import type { PlayId } from "#domain/play/play.ts";
import { cardLanguageOf } from "#domain/play/typing/cardLanguage.ts";
import { Refused } from "#domain/refused.ts";
import { dayMs } from "#domain/time.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { ownerEndpoint } from "#lambdas/shared/endpoint.ts";
import { loadCounted } from "#lambdas/shared/readLimits.ts";
import { planClearing } from "#lambdas/stores/clearing.ts";
import { firstEntry } from "#lambdas/stores/firstEntry.ts";
import type { LogEntry } from "#lambdas/stores/logEntry.ts";
import { createPlayItem, findOwnCreated, getCard, limitReached } from "#lambdas/stores/plays.ts";
import { countPlays } from "#lambdas/stores/profiles.ts";
import { type Table, transact } from "#lambdas/stores/table.ts";
import { entryInTransaction } from "#lambdas/stores/updates.ts";
import { assertMayCreate } from "./limits.ts";
import { playLimitOf } from "./playLimitOf.ts";

export const duplicatePlayEndpoint = (table: Table, now: Clock) =>
  ownerEndpoint(duplicatePlay, { table, now }, async ({ userId, head, params, body: { playId, title } }) => {
    const twin = await findOwnCreated(table, userId, playId);
    if (twin) return twin;
    await assertMayCreate(table, userId, now());
    const [original, limit, count] = await Promise.all([
      getCard(table, userId, params.playId),
      playLimitOf(table, userId, now()),
      countPlays(table, userId),
    ]);
    // Before the play is read. The transaction decides again.
    if (limit !== null && count >= limit) throw limitReached(limit, "copy");
    const { doc } = await loadCounted(table, { playId: params.playId, head }, now());
    await planClearingOf(table, playId, now());
    const entry = await entryOfCopy(table, playId, copyOf(doc, title), now());
    const at = now().toISOString();
    return createPlayItem(table, {
      card: {
        ...original,
        playId,
        title,
        language: cardLanguageOf(readTyping(doc)),
        newFeedback: undefined,
        isSample: undefined,
        isPinned: undefined,
        lastRead: undefined,
        announcement: undefined,
        createdAt: at,
        changedAt: at,
      },
      owner: userId,
      limit,
      firstUpdate: entryInTransaction(table, playId, entry),
    });
  });

/** Creates a new document from the content, so it doesn't contain what was deleted in the original. */
function copyOf(doc: Y.Doc, title: string): Uint8Array {
  if (versionOf(doc) > schemaVersion) {
    throw new Refused(
      "unavailable",
      "This play was edited in a newer version of Ghostlight. Try again in a few minutes.",
    );
  }
  const play = readPlayWithNotes(doc);
  return deflateRawSync(Y.encodeStateAsUpdate(documentOf({ ...play, front: { ...play.front, title } })));
}

/**
 * Schedules the parts for deletion in a day. If the duplicate is never created, there is no play to delete them with.
 */
async function planClearingOf(table: Table, playId: PlayId, now: Date): Promise<void> {
  await transact(table, [planClearing(table, playId, 0, new Date(now.getTime() + dayMs))]);
}

/** The most that one API response can carry. */
const maxCopyBytes = 4_000_000;

async function entryOfCopy(table: Table, playId: PlayId, bytes: Uint8Array, now: Date): Promise<LogEntry> {
  if (bytes.length > maxCopyBytes) throw new Refused("too-large", "This play is too large to duplicate.");
  return firstEntry(table, playId, bytes, now);
}
