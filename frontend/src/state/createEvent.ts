export interface EventEmitter<Args extends readonly unknown[] = []> {
  /** Calls back every time. Returns a function that stops it. */
  readonly subscribe: (listener: (...args: Args) => void) => () => void;
  readonly emit: (...args: Args) => void;
}

/** Something that happens repeatedly. A listener may unsubscribe while it runs. */
export function createEvent<Args extends readonly unknown[] = []>(): EventEmitter<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(...args) {
      for (const listener of [...listeners]) listener(...args);
    },
  };
}
