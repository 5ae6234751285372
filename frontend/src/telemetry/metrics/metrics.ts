import { createEvent } from "#frontend/state/createEvent.ts";
export interface Metric {
  readonly name: string;
  readonly value: number;
  readonly unit: "ms" | "score" | "share";
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface MetricsOptions {
  readonly now: () => number;
  readonly warn: (text: string, context: Readonly<Record<string, unknown>>) => void;
  /** Returns the used share of memory, from 0 to 1, if the browser reports it. */
  readonly memoryUse: () => number | undefined;
}

export interface Metrics {
  readonly record: (metric: Omit<Metric, "at">) => void;
  /** Measures a function, whether it succeeds or fails. */
  readonly time: <T>(name: string, run: () => Promise<T>) => Promise<T>;
  /** Oldest first. */
  readonly list: () => readonly Metric[];
  /** Calls back with every measurement, for an analytics tool. Returns a function that stops it. */
  readonly subscribe: (listener: (metric: Metric) => void) => () => void;
  /** Runs once a minute: checks the memory, and allows new warnings about slow operations. */
  readonly runHousekeeping: () => void;
}

/** From the specification. */
const maxKept = 100;
const slowMs = 1000;
const fullMemory = 0.8;

/** Measurements of the page: the last hundred, and a warning for slow operations, once a minute per name. */
export function createMetrics({ now, warn, memoryUse }: MetricsOptions): Metrics {
  let kept: readonly Metric[] = [];
  const warned = new Set<string>();
  const recorded = createEvent<[Metric]>();
  const record = (measured: Omit<Metric, "at">): void => {
    const metric = { ...measured, at: now() };
    kept = [...kept, metric].slice(-maxKept);
    recorded.emit(metric);
  };
  const warnIfSlow = (name: string, ms: number): void => {
    if (ms <= slowMs || warned.has(name)) return;
    warned.add(name);
    warn("An operation took more than a second", { operation: name, ms });
  };
  return {
    record,
    async time(name, run) {
      const startedAt = now();
      try {
        return await run();
      } finally {
        const ms = Math.round(now() - startedAt);
        record({ name, value: ms, unit: "ms" });
        warnIfSlow(name, ms);
      }
    },
    list: () => kept,
    subscribe: recorded.subscribe,
    runHousekeeping() {
      warned.clear();
      const share = memoryUse();
      if (share === undefined) return;
      record({ name: "memory", value: share, unit: "share" });
      if (share > fullMemory) warn("More than 80 percent of the memory is used", { share });
    },
  };
}
