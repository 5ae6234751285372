import type * as Y from "yjs";
import type { StepStore } from "#frontend/modules/sync/history/stepStore.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import type { UndoManager } from "./undoManager.ts";

type StepCode = typeof import("./storeSteps.ts");

let code: StepCode | undefined;

/** Loads the code for stored steps. If it can't be loaded, undo ends with the page. */
export async function loadStepCode(): Promise<StepCode | undefined> {
  code ??= await import("./storeSteps.ts").catch(() => undefined);
  return code;
}

/**
 * Prepares a document that's about to be read for stored steps. A play without any doesn't wait for the code: it's loaded
 * after the play is shown.
 */
export async function prepareSteps(doc: Y.Doc, stored: Uint8Array | undefined): Promise<void> {
  if (stored) (await loadStepCode())?.keepDeleted(doc, stored);
}

/**
 * Brings stored steps back, and has them stored from now on. In a play without any, the code for it may arrive when somebody
 * already writes. Returns a function that stores the last ones and ends that.
 */
export function keepSteps(doc: Y.Doc, undo: UndoManager, store: StepStore): () => void {
  let isOver = false;
  let stopWaiting = (): void => undefined;
  const start = (loaded = code): void => {
    if (!isOver) loaded?.storeSteps(doc, undo, store);
  };
  if (code) start();
  else if (!store.stored()) stopWaiting = whenIdleOrWritten(undo, () => void loadStepCode().then(start));
  return () => {
    isOver = true;
    stopWaiting();
    store.flush();
  };
}

/** A page can be closed soon after its first words, and they're to be undone on the next one. */
function whenIdleOrWritten(undo: UndoManager, run: () => void): () => void {
  const once = (): void => {
    stop();
    run();
  };
  const stopWaiting = whenIdle(once, { fallbackMs: 0 });
  undo.on("stack-item-added", once);
  const stop = (): void => {
    stopWaiting();
    undo.off("stack-item-added", once);
  };
  return stop;
}
