import type { BrowserHealth } from "./runHealthChecks.ts";

export type HealthState =
  | { readonly kind: "looking"; readonly last: BrowserHealth | undefined }
  | { readonly kind: "known"; readonly last: BrowserHealth };

export interface HealthStore {
  readonly get: () => HealthState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Runs a round of checks, or returns the one that is already running. */
  readonly look: () => Promise<BrowserHealth>;
}

/** The last round of checks, and the one that is running. */
export function createHealthStore(lookAround: () => Promise<BrowserHealth>): HealthStore {
  const listeners = new Set<() => void>();
  let state: HealthState = { kind: "looking", last: undefined };
  let looking: Promise<BrowserHealth> | undefined;
  const become = (next: HealthState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const round = async () => {
    become({ kind: "looking", last: state.last });
    const last = await lookAround().finally(() => {
      looking = undefined;
    });
    become({ kind: "known", last });
    return last;
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    look: () => {
      looking ??= round();
      return looking;
    },
  };
}
