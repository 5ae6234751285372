import { nanoid } from "nanoid";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import type { PageLifecycle } from "../session/pageLifecycle.ts";
import { ownHistoryDatabase } from "./historyDatabase.ts";
import { type OwnSteps, ownInBrowser, type Release } from "./ownSteps.ts";
import { deleteOldSteps, type OpenHistory, readSteps, writeSteps } from "./stepRecords.ts";
import type { StepStore } from "./stepStore.ts";

interface StepStoreOptions {
  readonly userId: UserId;
  readonly playId: PlayId;
  readonly page: Pick<PageLifecycle, "watch">;
  readonly database?: OpenHistory;
  readonly own?: OwnSteps;
}

/** The stored steps of one play that is open in this tab. */
export interface OpenStepStore extends StepStore {
  /** Reads what's stored, unless another tab is using it. Takes little longer than the text, and never fails. */
  readonly load: (text?: Promise<unknown>) => Promise<Uint8Array | undefined>;
  /** Stores nothing more: the play was removed from this device. */
  readonly stop: () => void;
  readonly close: () => void;
}

/** The journal writes 100 ms after a change, so the steps are stored before the text in which they're undone. */
const soonMs = 50;
const laterMs = 500;
/** A play opens without its steps if the device takes so much longer to read them than to read the text. */
const patienceMs = 300;

/** Stores that are closing, by play: one that's opened again waits for its last steps. */
const closing = new Map<string, Promise<void>>();

export function openStepStore({ userId, playId, page, ...options }: StepStoreOptions): OpenStepStore {
  const { database = ownHistoryDatabase, own = ownInBrowser() } = options;
  const name = `${userId}/${playId}`;
  let stored: Uint8Array | undefined;
  let encode: (() => Uint8Array) | undefined;
  let scheduled: { readonly when: "soon" | "later"; readonly cancel: () => void } | undefined;
  let owner: string | undefined;
  let release: Release | undefined;
  let writing = Promise.resolve();
  let isLate = false;
  let isOver = false;

  const read = async (): Promise<void> => {
    await closing.get(name);
    const record = await readSteps(database, userId, playId);
    const owned = record && (await own(record.owner));
    if (!owned) return;
    if (isLate || isOver) return owned();
    [release, owner, stored] = [owned, record.owner, record.steps];
  };

  const write = async (): Promise<void> => {
    if (isOver || !stored) return;
    owner ??= nanoid();
    release ??= await own(owner);
    if (release) await writeSteps(database, { userId, playId, owner, steps: stored, storedAt: Date.now() });
  };

  const flush = (): void => {
    scheduled?.cancel();
    scheduled = undefined;
    if (!encode) return;
    stored = encode();
    encode = undefined;
    // Without stored steps, undo ends with the page. The text doesn't depend on them.
    writing = writing.then(write).catch(() => undefined);
  };

  const stopWatching = page.watch({ onWake: () => undefined, onHide: flush, mayLoseWords: () => false });

  return {
    async load(text = Promise.resolve()) {
      const reading = read().catch(() => undefined);
      void reading.then(() => deleteOldSteps(database, [userId, playId], Date.now())).catch(() => undefined);
      const late = text.then(() => new Promise((resolve) => setTimeout(resolve, patienceMs)));
      await Promise.race([reading, late]);
      isLate = true;
      return stored;
    },
    stored: () => stored,
    changed(encodeNow, when) {
      encode = encodeNow;
      if (scheduled && (scheduled.when === "soon" || when === "later")) return;
      scheduled?.cancel();
      scheduled = { when, cancel: when === "soon" ? after(soonMs, flush) : whenIdleAfter(laterMs, flush) };
    },
    flush,
    stop() {
      isOver = true;
    },
    close() {
      stopWatching();
      flush();
      const closed = writing.then(() => {
        isOver = true;
        release?.();
        closing.delete(name);
      });
      closing.set(name, closed);
    },
  };
}

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

function whenIdleAfter(ms: number, run: () => void): () => void {
  let cancel = after(ms, () => {
    cancel = whenIdle(run, { latestMs: ms, fallbackMs: 0 });
  });
  return () => cancel();
}
