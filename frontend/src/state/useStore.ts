import { useSyncExternalStore } from "react";
import type { ReadableStore } from "./createStore.ts";

/** Returns a store's value, and renders again when it changes. On a server, returns what `onServer` returns. */
export const useStore = <T>(store: ReadableStore<T>, onServer: () => T = store.get): T =>
  useSyncExternalStore(store.subscribe, store.get, onServer);
