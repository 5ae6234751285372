import type * as z from "zod";
import { createPlay, oneYearMs, patchPlay } from "#domain/api/plays.ts";
import { appendUpdate, checkPlay, maxBodyBytes, readUpdates } from "#domain/api/updates.ts";
import { contentVersion } from "#domain/play/document/document.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { encodeUpdate } from "#domain/play/updateEncoding.ts";
import { Refused } from "#domain/refused.ts";
import { savingWords } from "#frontend/messages/saving.yaml";
import type { Call } from "#frontend/platform/call.ts";
import { recordActivity } from "#frontend/telemetry/activity/activity.ts";
import type { CardFields, UpdateBatch } from "../journal/journal.ts";

export type AppendAnswer = z.output<typeof appendUpdate.response>;
export type ReadAnswer = z.output<typeof readUpdates.response>;

/** The requests for one play. */
export interface Log {
  readonly create: (card: CardFields) => Promise<void>;
  readonly append: (batch: UpdateBatch) => Promise<AppendAnswer>;
  /** Reads what came after a number, or a part of the snapshot if that's newer. */
  readonly read: (after: number, part: number) => Promise<ReadAnswer>;
  /** `changedMsAgo`: milliseconds since the text changed, if the card is sent late. */
  readonly refreshCard: (card: CardFields, changedMsAgo?: number) => Promise<void>;
}

export interface ServerLog extends Log {
  /** Resolves with whether the log, replayed up to this number, has this hash; null if the server can't tell. `proof` is the whole document. */
  readonly check: (sequence: number, hash: string, proof?: Uint8Array) => Promise<boolean | null>;
}

export interface LogOptions {
  readonly userId: UserId;
  readonly playId: PlayId;
  readonly device: string;
  readonly call: Call;
  /** Resolves with who is signed in now; undefined is nobody. */
  readonly signedInUser: () => Promise<string | undefined>;
  /** Called when the play was created on the server. */
  readonly onCreated?: (playId: PlayId, title: string) => void;
}

/** A request that takes longer than this counts as lost. The same batch can be sent again without harm. */
const maxAnswerMs = 30_000;

/** The log behind the API. Sends no request while somebody other than the play's owner is signed in. */
export function serverLog({
  userId,
  playId,
  device,
  call,
  signedInUser,
  onCreated = noteCreated,
}: LogOptions): ServerLog {
  const params = { playId };
  const ask = async <T>(request: () => Promise<T>): Promise<T> => {
    assertSamePerson(userId, await signedInUser());
    return inTime(request());
  };
  return {
    create: async (card) => {
      await withKnownFields(card, (known) =>
        ask(() => call(createPlay, { body: { playId, owner: userId, ...known } })),
      );
      onCreated(playId, card.title);
    },
    append: ({ after, updateId, update }) =>
      ask(() => call(appendUpdate, { params, body: { after, updateId, device, ...encodeUpdate(update) } })),
    read: (after, part) => ask(() => call(readUpdates, { params, query: { after, part, device } })),
    check: async (sequence, hash, proof) => {
      const sent = proof && encodeUpdate(proof);
      const fits = sent !== undefined && sent.body.length <= maxBodyBytes;
      const body = { sequence, hash, version: contentVersion, ...(fits && { proof: sent }) };
      return (await ask(() => call(checkPlay, { params, body }))).agrees;
    },
    refreshCard: async (card, changedMsAgo) => {
      const times = changedMsAgo === undefined ? {} : { changedMsAgo: Math.min(changedMsAgo, oneYearMs) };
      await withKnownFields(card, (known) =>
        ask(() => call(patchPlay, { params, body: { ...known, ...times }, keepalive: true })),
      );
    },
  };
}

/** Sends a card, and without its language to functions of an earlier release, which refuse fields that they don't know. */
async function withKnownFields(card: CardFields, send: (card: CardFields) => Promise<unknown>): Promise<void> {
  try {
    await send(card);
  } catch (error) {
    if (card.language === undefined || !(error instanceof Refused) || error.reason !== "invalid") throw error;
    const { language: _, ...known } = card;
    await send(known);
  }
}

const noteCreated: NonNullable<LogOptions["onCreated"]> = (play_id, play_title) =>
  recordActivity("play_created", { play_id, play_title });

function assertSamePerson(owner: UserId, signedIn: string | undefined): void {
  if (signedIn === owner) return;
  throw new Refused("not-signed-in", signedIn === undefined ? savingWords.signedOut : savingWords.otherPerson);
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refused("unavailable", savingWords.offline)), maxAnswerMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
