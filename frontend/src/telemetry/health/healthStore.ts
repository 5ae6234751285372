import { createStore, type ReadableStore } from "#frontend/state/createStore.ts";
import type { BrowserHealth } from "./runHealthChecks.ts";

export type HealthState =
  | { readonly kind: "looking"; readonly last: BrowserHealth | undefined }
  | { readonly kind: "known"; readonly last: BrowserHealth };

export interface HealthStore extends ReadableStore<HealthState> {
  /** Runs a round of checks, or returns the one that is already running. */
  readonly look: () => Promise<BrowserHealth>;
}

/** The last round of checks, and the one that is running. */
export function createHealthStore(lookAround: () => Promise<BrowserHealth>): HealthStore {
  const { get, set, subscribe } = createStore<HealthState>({ kind: "looking", last: undefined });
  let looking: Promise<BrowserHealth> | undefined;
  const round = async () => {
    set({ kind: "looking", last: get().last });
    const last = await lookAround().finally(() => {
      looking = undefined;
    });
    set({ kind: "known", last });
    return last;
  };
  return {
    get,
    subscribe,
    look: () => {
      looking ??= round();
      return looking;
    },
  };
}
