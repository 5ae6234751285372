import { readAccountData } from "#domain/api/account.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { describeArchive } from "#frontend/messages/accountData.ts";
import { accountDataWords } from "#frontend/messages/accountData.yaml";
import type { DevicePlay } from "#frontend/modules/sync/devices/devicePlays.ts";
import type { FullPlay } from "#frontend/modules/sync/devices/fullPlay.ts";
import { backoff } from "#frontend/platform/backoff.ts";
import type { Call } from "#frontend/platform/call.ts";
import type { Pack } from "./packing.ts";
import { listAllPlays, type PlayToPack, playsToPack } from "./playsToPack.ts";

export interface AccountDataOptions {
  /** Whose data this is, for the README. */
  readonly person: string;
  readonly now: Date;
  readonly call: Call;
  readonly playsOnDevice: () => Promise<readonly DevicePlay[]>;
  readonly readFullPlay: (playId: PlayId) => Promise<FullPlay>;
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
  readonly errorText: string;
}

export interface AccountData {
  readonly file: Blob;
  /** The number of plays in the file. */
  readonly plays: number;
  readonly missing: readonly Noted[];
  /** Plays read only from this device because the server couldn't be reached. */
  readonly behind: readonly Noted[];
}

/** Simultaneous downloads: the next plays download while one is being packed. */
const workerCount = 4;

/**
 * Packs all data of a person into one ZIP, a few plays at a time. Lists a play that can't be read and continues. Throws
 * `Refused` if the session has ended or the list itself can't be read.
 */
export async function packAccountData(options: AccountDataOptions): Promise<AccountData> {
  const { call, pack, now, person, wait, signal } = options;
  const retrying = <T>(run: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    return withRetries(run, wait);
  };
  const plays = playsToPack(
    await listAllPlays(call, "plays", retrying),
    await listAllPlays(call, "bin", retrying),
    await options.playsOnDevice(),
  );
  await pack({ kind: "begin", now });
  await packAccount(call, pack, retrying);
  const { missing, behind } = await packPlays(plays, options, retrying);
  const packed = plays.length - missing.length;
  const readme = describeArchive({ person, day: dayStamp(now), plays: packed, missing, behind });
  await pack({ kind: "text", path: "README.txt", text: readme });
  const answer = await pack({ kind: "end" });
  if (answer.kind !== "done") throw new Error("The ZIP was not completed.");
  return { file: answer.file, plays: packed, missing, behind };
}

export const dayStamp = (now: Date): string => now.toISOString().slice(0, 10);

async function packPlays(
  plays: readonly PlayToPack[],
  { readFullPlay, pack, signal, onProgress }: AccountDataOptions,
  retrying: <T>(run: () => Promise<T>) => Promise<T>,
) {
  const missing: Noted[] = [];
  const behind: Noted[] = [];
  const waiting = plays.values();
  let done = 0;
  onProgress({ done, all: plays.length });

  const packOne = async ({ title, path, ...facts }: PlayToPack): Promise<void> => {
    try {
      const { updates, behind: errorText } = await retrying(() => readFullPlay(facts.playId as PlayId));
      const { kind } = await pack({ kind: "play", path, facts, updates });
      if (kind === "unreadable") missing.push({ title, errorText: accountDataWords.unreadable });
      else if (errorText !== undefined) behind.push({ title, errorText });
    } catch (error) {
      if (!(error instanceof Refused) || error.reason === "not-signed-in") throw error;
      missing.push({ title, errorText: error.message });
    }
  };
  const work = async (): Promise<void> => {
    // All workers share one iterator.
    for (const play of waiting) {
      signal.throwIfAborted();
      await packOne(play);
      onProgress({ done: ++done, all: plays.length });
    }
  };
  await Promise.all(Array.from({ length: workerCount }, work));
  return { missing, behind };
}

const attempts = 4;
const firstMs = 1_000;

/** Retries when the connection failed or the server was busy; any other refusal is thrown at once. */
async function withRetries<T>(run: () => Promise<T>, wait: (ms: number) => Promise<void>): Promise<T> {
  for (let attempt = 1; attempt < attempts; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!isTemporary(error)) throw error;
      await wait(backoff(attempt, { firstMs }));
    }
  }
  return run();
}

const isTemporary = (error: unknown): boolean =>
  error instanceof Refused && (error.reason === "unavailable" || error.reason === "too-many");

type WithRetries = <T>(run: () => Promise<T>) => Promise<T>;

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** More pages than any account has. Guards against a server that never returns a last page. */
const maxPages = 100_000;

/** Adds everything but the plays to the ZIP. Activity is added page by page because it may be long. */
async function packAccount(call: Call, pack: Pack, withRetries: WithRetries): Promise<void> {
  const shares: unknown[] = [];
  const feedback: unknown[] = [];
  const messages: unknown[] = [];
  const submissions: unknown[] = [];
  const first = await withRetries(() => call(readAccountData, {}));
  let page = first;
  let separator = "[\n";
  for (let count = 0; count < maxPages; count++) {
    shares.push(...page.shares);
    feedback.push(...page.feedback);
    messages.push(...page.messages);
    submissions.push(...page.submissions);
    const text = page.activity.map((entry) => JSON.stringify(entry)).join(",\n");
    if (text !== "") {
      await pack({ kind: "piece", path: "account/activity.json", text: separator + text, isLast: false });
      separator = ",\n";
    }
    const { next } = page;
    if (next === undefined) break;
    page = await withRetries(() => call(readAccountData, { query: { next } }));
  }
  const end = separator === "[\n" ? "[]\n" : "\n]\n";
  await pack({ kind: "piece", path: "account/activity.json", text: end, isLast: true });
  const files = {
    profile: first.profile,
    subscription: first.subscription,
    "sign-ins": first.signIns,
    contact: first.contact,
    presets: first.presets,
    devices: first.devices,
    security: first.security,
    versions: first.versions,
    shares,
    feedback,
    messages,
    submissions,
  };
  for (const [name, value] of Object.entries(files))
    await pack({ kind: "text", path: `account/${name}.json`, text: asJson(value) });
}
