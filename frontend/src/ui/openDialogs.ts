import { createStore, type ReadableStore } from "#frontend/state/createStore.ts";

const store = createStore<readonly HTMLElement[]>([]);

/** The modal dialogs that are open, the topmost last. Nothing outside of that one can be seen or used. */
export const openDialogs: ReadableStore<readonly HTMLElement[]> = store;

/** Call it when a dialog has opened. Returns a function for when it has closed. */
export function addOpenDialog(dialog: HTMLElement): () => void {
  store.set([...store.get(), dialog]);
  return () => store.set(store.get().filter((one) => one !== dialog));
}
