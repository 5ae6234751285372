import type { Browser, Page } from "playwright-core";

/** Milliseconds of work on the page's main thread. Load from other programs doesn't affect it. */
export interface Work {
  readonly toPainted: number;
  /** The longest task after the text was shown, during which no key could have been handled. */
  readonly longestAfter: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: start, wall-clock duration, processor time. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

async function trace(browser: Browser, page: Page, run: () => Promise<void>): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return traceEvents;
}

/** Returns the milliseconds of the longest task on the page's main thread during `run`. */
export async function longestTask(browser: Browser, page: Page, run: () => Promise<void>): Promise<number> {
  const begun = "longest task";
  const events = await trace(browser, page, async () => {
    await page.evaluate((name) => performance.mark(name), begun);
    await run();
  });
  const mark = events.find(({ name }) => name === begun);
  if (!mark) throw new Error("The trace does not say which thread is the page's.");
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) => ph === "X" && name.endsWith("RunTask") && isOn(mark, pid, tid) && ts >= mark.ts,
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

const isOn = (event: TraceEvent, pid: number, tid: number): boolean => event.pid === pid && event.tid === tid;

/** Traces the browser during `run`, in which the page measures "opening". */
export async function traceWork(browser: Browser, page: Page, run: () => Promise<void>): Promise<Work> {
  const traceEvents = await trace(browser, page, run);
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
