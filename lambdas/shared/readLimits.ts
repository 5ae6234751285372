import type { PlayId, UserId } from "#domain/play/play.ts";
import { hourSeconds } from "#domain/time.ts";
import { type LoadedDocument, loadDocument } from "#lambdas/stores/documents.ts";
import type { Head } from "#lambdas/stores/heads.ts";
import { countWithinLimit } from "#lambdas/stores/rateLimits.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { assertWithinRate } from "./assertWithinRate.ts";

/** Bytes as stored: ten times each of a thousand plays of Hamlet's length. */
const readByPerson = { name: "plays-read", limit: 1_000_000_000, windowSeconds: hourSeconds };

/** Counts so many bytes before they're read. Refuses them to a person who has opened very much within the hour. */
export const assertMayRead = (table: Table, userId: UserId, bytes: number, now: Date): Promise<void> =>
  assertWithinRate(table, { ...readByPerson, key: userId, amount: bytes }, now, {
    detail: (wait) => `You've opened very many plays. Try again in ${wait}. Plays on this device still open.`,
  });

/** Counts bytes whose number is known only after they're read. They can go past the limit, and then the next read is refused. */
export async function noteRead(table: Table, userId: UserId, bytes: number, now: Date): Promise<void> {
  if (bytes <= 0) return;
  await countWithinLimit(table, { ...readByPerson, limit: Number.MAX_SAFE_INTEGER, key: userId, amount: bytes }, now);
}

interface OwnPlay {
  readonly playId: PlayId;
  readonly head: Head;
}

/** At least one byte, so that a play without a snapshot isn't read past the limit, either. */
export const snapshotBytes = ({ snapshot }: Pick<Head, "snapshot">): number => Math.max(1, snapshot?.bytes ?? 0);

/** Bytes of the updates that were read after the snapshot. */
export const loggedBytesOf = ({ loggedBytes }: LoadedDocument, { snapshot }: Pick<Head, "snapshot">): number =>
  loggedBytes - (snapshot?.loggedBytes ?? 0);

/** Loads a whole play for its owner, and counts what that reads. */
export async function loadCounted(table: Table, { playId, head }: OwnPlay, now: Date): Promise<LoadedDocument> {
  await assertMayRead(table, head.owner, snapshotBytes(head), now);
  const loaded = await loadDocument(table, playId, head);
  await noteRead(table, head.owner, loggedBytesOf(loaded, head), now);
  return loaded;
}
