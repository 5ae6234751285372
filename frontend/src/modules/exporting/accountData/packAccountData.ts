import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { accountDataWords as words } from "#frontend/messages/accountData.ts";
import type { DevicePlay } from "#frontend/modules/sync/devicePlays.ts";
import type { FullPlay } from "#frontend/modules/sync/fullPlay.ts";
import type { Call } from "#frontend/platform/call.ts";
import { packAccount } from "./packAccount.ts";
import type { Pack } from "./packing.ts";
import { listAllPlays, type PlayToPack, playsToPack } from "./playsToPack.ts";
import { withRetries } from "./withRetries.ts";

export interface AccountDataOptions {
  /** Whose data these are, for the README. */
  readonly person: string;
  readonly now: Date;
  readonly call: Call;
  readonly playsOnDevice: () => Promise<readonly DevicePlay[]>;
  readonly everyWord: (playId: PlayId) => Promise<FullPlay>;
  readonly pack: Pack;
  readonly wait: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PackingProgress) => void;
}

export interface PackingProgress {
  readonly done: number;
  readonly all: number;
}

interface Noted {
  readonly title: string;
  readonly why: string;
}

export interface AccountData {
  readonly file: Blob;
  /** How many plays are in it. */
  readonly plays: number;
  readonly missing: readonly Noted[];
  /** Plays that came from this device alone, because the server could not be asked. */
  readonly behind: readonly Noted[];
}

/** Downloads at one time; while one play is packed the next ones are on their way. */
const hands = 4;

/**
 * Packs all that is kept of a person into one ZIP, a few plays at a time. A play that cannot be read is named and the
 * rest goes on; where the session has ended or the list itself cannot be read, it rejects with `Refused`.
 */
export async function packAccountData(options: AccountDataOptions): Promise<AccountData> {
  const { call, pack, now, person, wait, signal } = options;
  const patient = <T>(run: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    return withRetries(run, wait);
  };
  const plays = playsToPack(
    await listAllPlays(call, "plays", patient),
    await listAllPlays(call, "bin", patient),
    await options.playsOnDevice(),
  );
  await pack({ kind: "begin", now });
  await packAccount(call, pack, patient);
  const { missing, behind } = await packPlays(plays, options, patient);
  const packed = plays.length - missing.length;
  const readme = words.readme({ person, day: dayStamp(now), plays: packed, missing, behind });
  await pack({ kind: "text", path: "README.txt", text: readme });
  const answer = await pack({ kind: "end" });
  if (answer.kind !== "done") throw new Error("The ZIP did not come to its end.");
  return { file: answer.file, plays: packed, missing, behind };
}

export const dayStamp = (now: Date): string => now.toISOString().slice(0, 10);

async function packPlays(
  plays: readonly PlayToPack[],
  { everyWord, pack, signal, onProgress }: AccountDataOptions,
  patient: <T>(run: () => Promise<T>) => Promise<T>,
) {
  const missing: Noted[] = [];
  const behind: Noted[] = [];
  const waiting = plays.values();
  let done = 0;
  onProgress({ done, all: plays.length });

  const packOne = async ({ title, path, ...facts }: PlayToPack): Promise<void> => {
    try {
      const { updates, behind: why } = await patient(() => everyWord(facts.playId as PlayId));
      const { kind } = await pack({ kind: "play", path, facts, updates });
      if (kind === "unreadable") missing.push({ title, why: words.unreadable });
      else if (why !== undefined) behind.push({ title, why });
    } catch (error) {
      if (!(error instanceof Refused) || error.reason === "not-signed-in") throw error;
      missing.push({ title, why: error.message });
    }
  };
  const work = async (): Promise<void> => {
    // All hands take from the same row.
    for (const play of waiting) {
      signal.throwIfAborted();
      await packOne(play);
      onProgress({ done: ++done, all: plays.length });
    }
  };
  await Promise.all(Array.from({ length: hands }, work));
  return { missing, behind };
}
