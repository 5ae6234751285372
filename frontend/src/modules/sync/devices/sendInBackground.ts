import { browserScheduler, type Scheduler } from "#frontend/platform/clock.ts";
import { retryMs } from "../exchange/sendingState.ts";
import { refusedRetryMs } from "../exchange/sendTiming.ts";
import { type DevicePlay, isOwing, isUnsent } from "./devicePlays.ts";
import type { SendRefusals } from "./sendEverything.ts";

export interface Sending {
  readonly playsOnDevice: () => Promise<readonly DevicePlay[]>;
  readonly sendEverything: () => Promise<SendRefusals>;
}

interface Pace {
  readonly clock?: Pick<Scheduler, "after">;
  readonly chance?: () => number;
}

/**
 * Sends what waits on this device while no editor does: now, when the page is visible or online again, and after a
 * failure as late as an open play is sent again. Calls `onTried` after each attempt. Returns a function that stops it.
 */
export function sendInBackground(
  { playsOnDevice, sendEverything }: Sending,
  onTried: (refusals: SendRefusals) => Promise<void>,
  { clock = browserScheduler, chance = Math.random }: Pace = {},
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isTrying = false;
  let failures = 0;
  let cancel = () => {};
  signal.addEventListener("abort", () => cancel());

  async function attempt(): Promise<void> {
    if (!(await playsOnDevice()).some(isOwing)) return;
    const refusals = await sendEverything().catch((): SendRefusals => new Map());
    if (signal.aborted) return;
    await onTried(refusals);
    const owing = (await playsOnDevice()).filter(isOwing);
    failures = owing.length > 0 ? failures + 1 : 0;
    const waits = owing.map((play) => waitOf(play, refusals, failures, chance()));
    if (waits.length > 0 && !signal.aborted) cancel = clock.after(Math.min(...waits), () => void send());
  }

  async function send(): Promise<void> {
    if (isTrying || signal.aborted) return;
    isTrying = true;
    cancel();
    await attempt().finally(() => {
      isTrying = false;
    });
  }

  const wake = () => {
    if (document.visibilityState === "hidden") return;
    failures = 0;
    void send();
  };
  window.addEventListener("online", wake, { signal });
  document.addEventListener("visibilitychange", wake, { signal });
  void send();
  return () => stop.abort();
}

const waitOf = (play: DevicePlay, refusals: SendRefusals, failures: number, chance: number): number =>
  isUnsent(play) ? retryMs(refusals.get(play.playId)?.reason ?? "unavailable", failures, chance) : refusedRetryMs;
