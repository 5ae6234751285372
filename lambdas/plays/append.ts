import type * as z from "zod";
import type { appendUpdate } from "#domain/api/updates.ts";
import type { PlayId } from "#domain/play/play.ts";
import { becomesVersion } from "#domain/play/versions/versionTimes.ts";
import { Refused } from "#domain/refused.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { type StoredBody, storeBody } from "#lambdas/stores/bodies.ts";
import { type Head, highestLost, markCompactionDue } from "#lambdas/stores/heads.ts";
import { entryOverheadBytes, type LogEntry, type StoredMoment } from "#lambdas/stores/logEntry.ts";
import { answerBytes, maxPartBytes } from "#lambdas/stores/parts.ts";
import { pause } from "#lambdas/stores/pause.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { putEntry, readLog } from "#lambdas/stores/updates.ts";
import { putVersion } from "#lambdas/stores/versions.ts";
import { assertPace, assertRoom } from "./limits.ts";
import { assertInLog, devicesBefore, isCompactionDue } from "./log.ts";

/** One sealed batch: the same `updateId` always has the same bytes. */
export interface UpdateBatch {
  readonly head: Head;
  readonly playId: PlayId;
  /** The last number that the sender knows. */
  readonly after: number;
  readonly updateId: string;
  readonly device: string;
  readonly bytes: Uint8Array;
  readonly deflated?: boolean | undefined;
  readonly moments?: readonly SentMoment[] | undefined;
  /** It begins with the removal of much text. */
  readonly largeDeletion?: boolean | undefined;
  /** The page that sent it, if the device couldn't store it. */
  readonly page?: number | undefined;
  readonly now: Date;
}

type SentMoment = NonNullable<z.output<typeof appendUpdate.body>["moments"]>[number];

export interface Appended {
  /** The batch's number in the log. */
  readonly sequence: number;
  /** What was written after `after`, in order. Bodies are included only as far as they fit into a response. */
  readonly since: readonly LogEntry[];
  readonly tail: LogEntry | undefined;
}

/**
 * Attempts to get the next number before the sender is asked to retry. Each failed attempt means that another sender
 * succeeded.
 */
const maxAttempts = 12;

/** Gives the batch the next number of the log, once, however often it's sent. */
export async function append(table: Table, batch: UpdateBatch): Promise<Appended> {
  let stored: StoredBody | undefined;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const log = await readSince(table, batch);
    const twin = log.read.find(({ updateId }) => updateId === batch.updateId);
    if (twin) return { sequence: twin.sequence, ...log };
    assertRoom(batch.head.snapshot, log.tail, batch.bytes.length);
    await assertPace(table, batch.playId, nextSequence(batch, log.tail), batch.now);
    stored ??= await storeBody(table, batch.playId, batch.bytes, batch.now);
    const lastVersion = await noteVersion(table, batch, log.tail);
    const entry = nextEntry(batch, stored, log.tail, lastVersion);
    if (await putEntry(table, batch.playId, entry)) {
      await noteWhatIsDue(table, batch, entry);
      return { sequence: entry.sequence, ...log };
    }
    await pause(attempt);
  }
  throw new Refused("unavailable", "There are many changes at once. This one will be sent again in a moment.");
}

/**
 * The maximum bytes of bodies held at once: a response's, plus room for the sender's own and for the entry at `after`.
 */
const maxHeldBytes = answerBytes + 2 * maxPartBytes;

async function readSince(table: Table, { head, playId, after }: UpdateBatch) {
  const read: LogEntry[] = [];
  let heldBytes = 0;
  for await (const entry of readLog(table, playId, Math.max(1, after))) {
    heldBytes += entry.body?.length ?? 0;
    read.push(heldBytes > maxHeldBytes ? { ...entry, body: undefined } : entry);
  }
  assertInLog(after, read[0], head);
  return { read, since: read.filter(({ sequence }) => sequence > after), tail: read.at(-1) };
}

const nextSequence = ({ head, after }: UpdateBatch, tail: LogEntry | undefined): number =>
  Math.max(tail?.sequence ?? 0, head.snapshot?.sequence ?? 0, highestLost(head), after) + 1;

function nextEntry(batch: UpdateBatch, stored: StoredBody, tail: LogEntry | undefined, lastVersion: number): LogEntry {
  const { head, updateId, device, bytes, deflated, page, now } = batch;
  const { snapshot } = head;
  const sequence = nextSequence(batch, tail);
  return {
    sequence,
    updateId,
    device,
    at: now.toISOString(),
    ...(deflated && { deflated }),
    bytes: bytes.length,
    loggedBytes: (tail?.loggedBytes ?? snapshot?.loggedBytes ?? 0) + entryOverheadBytes + bytes.length,
    ...stored,
    recent: devicesBefore(tail, device, now),
    lastVersion,
    moments: momentsOf(batch, sequence),
    ...(page !== undefined && { page }),
  };
}

/** A time that differs less from the entry's own isn't stored. */
const lateMs = 60_000;

/** Leaves out what the entry says without them: one moment of just now, with everything before it on the screen. */
function momentsOf({ moments, now }: UpdateBatch, sequence: number): readonly StoredMoment[] | undefined {
  const [first, ...more] = moments ?? [];
  const isUsual = more.length === 0 && first?.known === sequence - 1 && first.agoMs < lateMs;
  if (isUsual) return undefined;
  return moments?.map(({ bytes, agoMs, known }) => ({ bytes, at: now.getTime() - agoMs, known }));
}

/** The batch is already saved, so a failed mark must not report a failure. The next batch marks again. */
async function noteWhatIsDue(table: Table, { head, playId, now }: UpdateBatch, entry: LogEntry): Promise<void> {
  if (head.GSI1SK || !isCompactionDue(head.snapshot, entry)) return;
  try {
    await markCompactionDue(table, playId, now);
  } catch (error) {
    onUnexpected(error, { playId, marking: "compaction" });
  }
}

/**
 * Makes the play as it was before this batch a version if it's time for one. Returns the time of the last version for the
 * batch's entry. If the version can't be written, the batch is saved all the same, and the next one tries again. Before a
 * large deletion it's different: the device sends the batch again until the version is there.
 */
async function noteVersion(table: Table, batch: UpdateBatch, tail: LogEntry | undefined): Promise<number> {
  const last = lastMoment(batch, tail);
  if (!last) return batch.now.getTime();
  const { sequence, at, device, lastVersion = at } = last;
  if (batch.largeDeletion) {
    await putVersion(table, batch.playId, { sequence, at, device, isBeforeDeletion: true });
    return at;
  }
  if (!becomesVersion({ at, lastVersion }, batch.now.getTime())) return lastVersion;
  try {
    await putVersion(table, batch.playId, { sequence, at, device });
    return at;
  } catch (error) {
    onUnexpected(error, { playId: batch.playId, marking: "version" });
    return lastVersion;
  }
}

/** After a week without a change, the log may be cleared up to its end. Then the snapshot is the last moment. */
function lastMoment({ head: { snapshot } }: UpdateBatch, tail: LogEntry | undefined) {
  if (tail) return { ...tail, at: Date.parse(tail.at) };
  if (!snapshot?.at) return undefined;
  const { sequence, at, device = "" } = snapshot;
  return { sequence, at: Date.parse(at), device, lastVersion: undefined };
}
