import * as Y from "yjs";
import { findKeptWords, type KeptWords } from "#domain/play/kept/keptWords.ts";
import { remoteOrigin } from "#frontend/modules/sync/session/playSession.ts";
import { createStore } from "#frontend/state/createStore.ts";

/** Kept words in a document, searched again in idle time after other devices wrote. */
export interface KeptWordsObserver {
  readonly found: () => readonly KeptWords[];
  /** Calls back after every change of the result. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Searches immediately. */
  readonly look: () => void;
  readonly stop: () => void;
}

/** Runs something in idle time. Returns a function that cancels it. */
export type WhenIdle = (run: () => void) => () => void;

/** The drawer isn't urgent, and Safari has no idle callbacks. */
const timeoutMs = 400;

export const runWhenIdle: WhenIdle = (run) => {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, timeoutMs);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: timeoutMs * 5 });
  return () => window.cancelIdleCallback(handle);
};

export function observeKeptWords(doc: Y.Doc, later: WhenIdle = runWhenIdle): KeptWordsObserver {
  const { get: found, set, subscribe } = createStore<readonly KeptWords[]>([]);
  let callOff: (() => void) | undefined;

  const look = (): void => {
    callOff?.();
    callOff = undefined;
    const now = findKeptWords(doc);
    if (now.length > 0 || found().length > 0) set(now);
  };
  const lookLater = (): void => {
    callOff?.();
    callOff = later(look);
  };
  /** A writer with one device never creates kept words, so typing costs nothing while there are none. */
  const onChange = (_update: Uint8Array, origin: unknown, _doc: Y.Doc, { local }: Y.Transaction): void => {
    const isUndo = origin instanceof Y.UndoManager;
    if (!local || origin === remoteOrigin || isUndo || found().length > 0) lookLater();
  };

  doc.on("update", onChange);
  lookLater();
  return {
    found,
    subscribe,
    look,
    stop() {
      callOff?.();
      doc.off("update", onChange);
    },
  };
}
