import type * as z from "zod";
import { createPlay, oneYearMs, patchPlay } from "#domain/api/plays.ts";
import { appendUpdate, checkPlay, maxBodyBytes, readUpdates } from "#domain/api/updates.ts";
import { contentVersion } from "#domain/play/document/document.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { encodeUpdate } from "#domain/play/updateEncoding.ts";
import type { LoggedMoment } from "#domain/play/versions/momentLog.ts";
import { Refused } from "#domain/refused.ts";
import { savingWords } from "#frontend/messages/saving.yaml";
import { savingNoticeWords } from "#frontend/messages/savingNotices.yaml";
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
  /** Returns the time by which changes are dated; by default the device's clock. */
  readonly now?: () => number;
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
  now = Date.now,
  onCreated = noteCreated,
}: LogOptions): ServerLog {
  const params = { playId };
  const ask = async <T>(request: () => Promise<T>): Promise<T> => {
    assertSamePerson(userId, await signedInUser());
    return inTime(request());
  };
  return {
    create: async (card) => {
      await withKnownCard(card, (known) => ask(() => call(createPlay, { body: { playId, owner: userId, ...known } })));
      onCreated(playId, card.title);
    },
    append: ({ after, updateId, update, moments, page, largeDeletion = false }) => {
      const send = (body: SentBody) =>
        ask(() => call(appendUpdate, { params, body: { after, updateId, device, ...body } }));
      if (!moments) return send(encodeUpdate(update));
      const body = { ...encodeMoments(moments, now()), ...(largeDeletion && { largeDeletion }), page };
      return withKnownFields(
        () => send(body),
        () => send(encodeUpdate(update)),
      );
    },
    read: (after, part) => ask(() => call(readUpdates, { params, query: { after, part, device } })),
    check: async (sequence, hash, proof) => {
      const sent = proof && encodeUpdate(proof);
      const fits = sent !== undefined && sent.body.length <= maxBodyBytes;
      const body = { sequence, hash, version: contentVersion, ...(fits && { proof: sent }) };
      return (await ask(() => call(checkPlay, { params, body }))).agrees;
    },
    refreshCard: async (card, changedMsAgo) => {
      const times = changedMsAgo === undefined ? {} : { changedMsAgo: Math.min(changedMsAgo, oneYearMs) };
      await withKnownCard(card, (known) =>
        ask(() => call(patchPlay, { params, body: { ...known, ...times }, keepalive: true })),
      );
    },
  };
}

type SentBody = Omit<z.input<typeof appendUpdate.body>, "after" | "updateId" | "device">;

/** One body with all moments. Times are sent as ages, because the device's clock may be wrong. */
function encodeMoments(moments: readonly LoggedMoment[], now: number): SentBody {
  return {
    ...encodeUpdate(joined(moments.map(({ update }) => update))),
    moments: moments.map(({ update, at, known }) => ({
      bytes: update.length,
      agoMs: Math.min(Math.max(0, now - at), oneYearMs),
      known,
    })),
  };
}

function joined(updates: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(updates.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const update of updates) {
    bytes.set(update, at);
    at += update.length;
  }
  return bytes;
}

/** Sends a card, and to functions of an earlier release without what they don't know. */
function withKnownCard(card: CardFields, send: (card: CardFields) => Promise<unknown>): Promise<unknown> {
  const { language, draft, ...known } = card;
  return language === undefined && draft === undefined
    ? send(card)
    : withKnownFields(
        () => send(card),
        () => send(known),
      );
}

/** Functions of an earlier release refuse fields that they don't know. They get the request without those. */
async function withKnownFields<T>(send: () => Promise<T>, sendKnown: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof Refused) || error.reason !== "invalid") throw error;
    return sendKnown();
  }
}

const noteCreated: NonNullable<LogOptions["onCreated"]> = (play_id, play_title) =>
  recordActivity("play_created", { play_id, play_title });

function assertSamePerson(owner: UserId, signedIn: string | undefined): void {
  if (signedIn === owner) return;
  throw new Refused("not-signed-in", signedIn === undefined ? savingWords.signedOut : savingNoticeWords.otherPerson);
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
