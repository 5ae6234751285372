import { patchPlay } from "#domain/api/plays.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { secondMs } from "#domain/time.ts";
import type { Call } from "#frontend/platform/call.ts";
import { browserLocks, type WithLock } from "#frontend/platform/locks.ts";
import { playsOnDevice, thisDatabase, type WithDatabase } from "../devices/devicePlays.ts";
import { changeRecords } from "../journal/changeRecords.ts";
import { isLasting } from "../session/saving.ts";

interface TagOptions {
  readonly userId: UserId;
  readonly call: Call;
  readonly device?: WithDatabase;
  readonly lock?: WithLock;
}

interface OwedTagOptions extends TagOptions {
  /** Resolves with who is signed in now; undefined is nobody. */
  readonly signedInUser: () => Promise<string | undefined>;
}

/**
 * Replaces a play's tags. If the play is on this device, they're stored here first, and `sendOwedTags` sends them if the
 * server doesn't have the play yet or can't be reached now. Rejects if the server would always refuse them.
 */
export async function setTags(options: TagOptions, playId: PlayId, tags: readonly string[]): Promise<void> {
  const { userId, device = thisDatabase } = options;
  const [stored] = await changeRecords(userId, device, (record) =>
    record.playId === playId ? { ...record, tags, owesTags: true } : undefined,
  );
  if (stored && !stored.onServer) return;
  await inTurn(options, () => sendTags(options, playId, tags)).catch((error) => {
    if (!stored || isRefusedForGood(error)) throw error;
  });
}

/** Sends tags that were changed here and that the server doesn't have. */
export async function sendOwedTags({ signedInUser, ...options }: OwedTagOptions): Promise<void> {
  const { userId, device = thisDatabase } = options;
  if ((await signedInUser()) !== userId) return;
  const owedNow = async () => (await playsOnDevice(userId, device)).filter((play) => play.onServer && play.owesTags);
  for (const { playId } of await owedNow()) {
    const send = inTurn(options, async () => {
      const play = (await owedNow()).find((owed) => owed.playId === playId);
      if (play) await sendTags(options, playId, play.tags ?? []);
    });
    await send.catch(() => undefined);
  }
}

/** The tags that are sent last are those that the server keeps, so no request may overtake another. */
const inTurn = <T>({ userId, lock = browserLocks() }: TagOptions, run: () => Promise<T>): Promise<T> =>
  lock(`ghostlight/tags/${userId}`, run);

/** A request that takes longer than this counts as lost. */
const maxAnswerMs = 30 * secondMs;

/** Rejects if the tags weren't sent. They're still owed then, unless the server would always refuse them. */
async function sendTags(
  { userId, call, device = thisDatabase }: TagOptions,
  playId: PlayId,
  tags: readonly string[],
): Promise<void> {
  const settle = () =>
    changeRecords(userId, device, (record) =>
      record.playId === playId && isSame(record.tags ?? [], tags) ? { ...record, owesTags: false } : undefined,
    );
  const signal = AbortSignal.timeout(maxAnswerMs);
  await call(patchPlay, { params: { playId }, body: { tags: [...tags] }, signal }).catch(async (error) => {
    if (isRefusedForGood(error)) await settle();
    throw error;
  });
  await settle();
}

const isRefusedForGood = (error: unknown): boolean => error instanceof Refused && isLasting(error);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, at) => tag === other[at]);
