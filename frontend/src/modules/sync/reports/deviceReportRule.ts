import type { WaitingPlay } from "#domain/api/devices.ts";
import { hourMs, minuteMs } from "#domain/time.ts";

/** Somebody's changes that wait on this device, at a time (epoch ms). */
export interface DeviceState {
  readonly userId: string;
  /** The sign-in. The server needs it to sign this device out. */
  readonly session?: string | undefined;
  readonly at: number;
  readonly waiting: readonly WaitingPlay[];
}

/** How old the time may be that other devices show. */
const seenEveryMs = hourMs;
/** While changes can't be sent, each word makes their number grow. */
const countedEveryMs = 10 * minuteMs;

/** Returns whether the server needs to know. Each report is a write to the table. */
export function isReportDue(last: DeviceState | undefined, now: DeviceState): boolean {
  if (last?.userId !== now.userId || last.session !== now.session) return true;
  const age = Math.abs(now.at - last.at);
  if (age >= seenEveryMs || playsIn(last) !== playsIn(now)) return true;
  return age >= countedEveryMs && countsIn(last) !== countsIn(now);
}

/** Returns whether something else waits than the server knows of. A device that's signed out can't report it later. */
export const isReportDueAtSignOut = (last: DeviceState | undefined, now: DeviceState): boolean =>
  (last?.userId === now.userId ? countsIn(last) : "") !== countsIn(now);

const playsIn = ({ waiting }: DeviceState): string =>
  waiting
    .map(({ playId }) => playId)
    .sort()
    .join();

const countsIn = ({ waiting }: DeviceState): string =>
  waiting
    .map(({ playId, changes }) => `${playId} ${changes}`)
    .sort()
    .join();
