import type { Browser, Page } from "playwright-core";

/** Milliseconds that the page's main thread was at work, which another program's work does not lengthen. */
export interface Work {
  readonly toPainted: number;
  /** The longest piece in which no key could have been answered, once the text was there. */
  readonly longestAfter: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: since when, how long by the clock, how long by the processor. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** Traces what the browser does in `run`, in which the page measures "opening". */
export async function traceWork(browser: Browser, page: Page, run: () => Promise<void>): Promise<Work> {
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const [begin, end] = ["b", "e"].map((ph) => traceEvents.find((event) => event.name === "opening" && event.ph === ph));
  if (!begin || !end) throw new Error("The page did not say when it was open.");
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === "X" && name.endsWith("RunTask") && pid === begin.pid && tid === begin.tid,
  );
  const within = tasks.filter(({ ts, dur = 0 }) => ts + dur > begin.ts && ts < end.ts);
  const after = tasks.filter(({ ts }) => ts >= end.ts);
  return {
    toPainted: within.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
    longestAfter: Math.max(0, ...after.map(({ tdur = 0 }) => tdur)) / 1000,
  };
}
