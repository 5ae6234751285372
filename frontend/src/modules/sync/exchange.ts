import { beyondLog, type LoggedUpdate } from "#domain/api/updates.ts";
import { Refused } from "#domain/refused.ts";
import type { CardFields, ServerUpdates, UpdateBatch, UpdateOutbox } from "./journal.ts";
import type { AppendAnswer, Log, ReadAnswer } from "./log.ts";
import { decodeUpdate, joinSnapshotParts } from "./updateEncoding.ts";

export interface ExchangeOptions {
  readonly outbox: UpdateOutbox;
  readonly log: Log;
  readonly newId: () => string;
  /** What a new play is made with on the server. */
  readonly card: () => Promise<CardFields>;
  /** Ask what is new even where nothing is sent. */
  readonly ask: boolean;
}

export interface Exchanged {
  readonly sent: boolean;
  /** Whether another device writes now; undefined where the server was not asked. */
  readonly others: boolean | undefined;
}

/** More turns than any play needs; a server that never comes to an end is not followed for ever. */
const mostTurns = 10_000;

/**
 * Sends what waits, in order, one sealed batch at a time, and takes in what is new. The caller sees to it that one
 * tab at a time does so. Rejects with `Refused`; what had arrived by then has been learned, and nothing is lost.
 */
export async function exchange({ outbox, log, newId, card, ask }: ExchangeOptions): Promise<Exchanged> {
  try {
    if (!(await outbox.standing()).onServer) {
      await log.create(await card());
      await outbox.created();
    }
    const last = await sendAll(outbox, log, newId);
    const complete = last !== undefined && !last.more && !last.loadSnapshot;
    if (complete || (!last && !ask)) return { sent: last !== undefined, others: last?.others };
    return { sent: last !== undefined, others: await catchUp(outbox, log) };
  } catch (error) {
    if (isBeyondLog(error)) await outbox.startOver();
    throw error;
  }
}

const isBeyondLog = (error: unknown): boolean => error instanceof Refused && error.code === beyondLog;

async function sendAll(outbox: UpdateOutbox, log: Log, newId: () => string): Promise<AppendAnswer | undefined> {
  let last: AppendAnswer | undefined;
  for (let turn = 0; turn < mostTurns; turn++) {
    const batch = await outbox.seal(newId());
    if (!batch) break;
    last = await log.append(batch);
    await outbox.learn(newsOfAppend(batch, last));
  }
  return last;
}

function newsOfAppend(batch: UpdateBatch, answer: AppendAnswer): ServerUpdates {
  const complete = !answer.more && !answer.loadSnapshot;
  const read = newsOf(batch.after, answer.updates, complete);
  return {
    ...read,
    sequence: complete ? Math.max(read.sequence, answer.sequence) : answer.loadSnapshot ? 0 : read.sequence,
    logged: [...read.logged, batch.updateId],
  };
}

const newsOf = (after: number, updates: readonly LoggedUpdate[], toTheEnd: boolean): ServerUpdates => ({
  after,
  sequence: updates.at(-1)?.sequence ?? after,
  updates: updates.map(decodeUpdate),
  logged: updates.map((update) => update.updateId),
  toTheEnd,
});

/** Reads the log from what is known to its end, by way of the snapshot where that is newer. */
async function catchUp(outbox: UpdateOutbox, log: Log): Promise<boolean> {
  for (let turn = 0; turn < mostTurns; turn++) {
    const { sequence: after } = await outbox.standing();
    const answer = await log.read(after, 0);
    if (answer.snapshot) {
      await outbox.learn(await readSnapshot(log, after, answer));
      continue;
    }
    await outbox.learn(newsOf(after, answer.updates, !answer.more));
    if (!answer.more || answer.updates.length === 0) return answer.others;
  }
  return false;
}

/** The rest of the snapshot. A newer one may be made in between: then nothing is learned and the next turn begins again. */
async function readSnapshot(log: Log, after: number, first: ReadAnswer): Promise<ServerUpdates> {
  const nothing: ServerUpdates = { after, sequence: after, updates: [], logged: [], toTheEnd: false };
  if (!first.snapshot) return nothing;
  const { sequence, parts } = first.snapshot;
  const bodies = [first.snapshot.body];
  for (let part = 1; part < parts; part++) {
    const { snapshot } = await log.read(after, part);
    if (snapshot?.sequence !== sequence) return nothing;
    bodies.push(snapshot.body);
  }
  return { after, sequence, updates: [joinSnapshotParts(bodies)], logged: [], toTheEnd: false };
}
