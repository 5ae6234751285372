import type { LoggedUpdate } from "#domain/api/updates.ts";
import { decodeUpdate, joinSnapshotParts } from "#domain/play/updateEncoding.ts";
import type { MomentEntry } from "#domain/play/versions/momentLog.ts";
import { ownEntry } from "../history/localMoments.ts";
import type { ServerUpdates, UpdateBatch } from "../journal/journal.ts";
import { momentsInBatch } from "./batchOf.ts";
import type { Log, ReadAnswer } from "./log.ts";

/** What the server answered, decoded. */
export interface ServerAnswer {
  readonly received: ServerUpdates;
  /** The log has nothing more to read. */
  readonly isComplete: boolean;
  /** Another device is writing, too. */
  readonly others: boolean;
}

/** Sends one batch. The answer includes what other devices have written. */
export async function sendBatch(log: Pick<Log, "append">, batch: UpdateBatch): Promise<ServerAnswer> {
  const answer = await log.append(batch);
  const isComplete = !answer.more && !answer.loadSnapshot;
  const read = receivedFrom(batch.after, answer.updates, isComplete);
  const sequence = isComplete ? Math.max(read.sequence, answer.sequence) : answer.loadSnapshot ? 0 : read.sequence;
  const logged = [...read.logged, batch.updateId];
  const { page } = batch;
  const own = { sequence: answer.sequence, device: ownEntry, page, moments: momentsInBatch(batch) };
  const entries = [...read.entries, own].toSorted((one, other) => one.sequence - other.sequence);
  return { received: { ...read, sequence, entries, logged }, isComplete, others: answer.others };
}

/** Reads the updates after a number, or the whole snapshot if that's newer. */
export async function readServerAnswer(log: Pick<Log, "read">, after: number): Promise<ServerAnswer> {
  const { snapshot, updates, more, others } = await log.read(after, 0);
  if (snapshot) return { received: await readSnapshot(log, after, snapshot), isComplete: false, others };
  return { received: receivedFrom(after, updates, !more), isComplete: !more || updates.length === 0, others };
}

const receivedFrom = (after: number, updates: readonly LoggedUpdate[], toTheEnd: boolean): ServerUpdates => ({
  after,
  sequence: updates.at(-1)?.sequence ?? after,
  updates: updates.map(decodeUpdate),
  entries: updates.map((update) => entryWith(update.sequence, decodeUpdate(update))),
  logged: updates.map((update) => update.updateId),
  toTheEnd,
});

/** An entry of another device. The answer doesn't say who wrote it, when, and in which moments. */
const entryWith = (sequence: number, update: Uint8Array): MomentEntry => ({
  sequence,
  device: "",
  moments: [{ update, at: Date.now(), known: sequence - 1 }],
});

/** It's just before the entry with its number, which may be this device's own. */
const snapshotEntry = (sequence: number, update: Uint8Array): MomentEntry => ({
  ...entryWith(sequence, update),
  sequence: sequence - 0.5,
});

type SnapshotPart = NonNullable<ReadAnswer["snapshot"]>;

/** Reads the rest of the snapshot. If a newer one replaces it meanwhile, nothing is received and the reading starts again. */
async function readSnapshot(log: Pick<Log, "read">, after: number, first: SnapshotPart): Promise<ServerUpdates> {
  const { sequence, parts } = first;
  const bodies = [first.body];
  for (let part = 1; part < parts; part++) {
    const { snapshot } = await log.read(after, part);
    if (snapshot?.sequence !== sequence) return receivedFrom(after, [], false);
    bodies.push(snapshot.body);
  }
  const update = joinSnapshotParts(bodies);
  return {
    after,
    sequence,
    updates: [update],
    entries: [snapshotEntry(sequence, update)],
    logged: [],
    toTheEnd: false,
  };
}
