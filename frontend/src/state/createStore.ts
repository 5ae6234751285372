import { createEvent } from "./createEvent.ts";

/** A value that changes, as readers see it. */
export interface ReadableStore<T> {
  readonly get: () => T;
  /** Calls back after every change. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Store<T> extends ReadableStore<T> {
  readonly set: (next: T) => void;
}

/** A value outside of React's components. Components read it with `useStore`. */
export function createStore<T>(start: T): Store<T> {
  let value = start;
  const changed = createEvent();
  return {
    get: () => value,
    set(next) {
      value = next;
      changed.emit();
    },
    subscribe: changed.subscribe,
  };
}
