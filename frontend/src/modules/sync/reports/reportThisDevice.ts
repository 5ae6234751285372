import * as z from "zod";
import { maxWaitingPlays, reportDevice, type WaitingPlay, waitingPlay } from "#domain/api/devices.ts";
import type { UserId } from "#domain/play/play.ts";
import { secondMs } from "#domain/time.ts";
import { lastReportKey } from "#frontend/modules/sync/storageKeys.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";
import { type Call, call } from "#frontend/platform/call.ts";
import { deviceName } from "#frontend/platform/deviceName.ts";
import { browserLocks, type WithLock } from "#frontend/platform/locks.ts";
import { sessionIdOfToken } from "#frontend/platform/session/store/readSession.ts";
import { readStoredSession } from "#frontend/platform/session/store/storedSession.ts";
import { describePlays } from "../cards/describeCopy.ts";
import { type Device, thisDevice } from "../devices/device.ts";
import { type DevicePlay, unsentPlays } from "../devices/devicePlays.ts";
import { overdueAfterMs } from "../session/saving.ts";
import { type DeviceState, isReportDue, isReportDueAtSignOut } from "./deviceReportRule.ts";

export interface DeviceReportOptions {
  readonly userId: UserId;
  readonly isSigningOut?: boolean;
  readonly device?: Device;
  readonly call?: Call;
  readonly now?: () => number;
  readonly lock?: WithLock;
  readonly getSession?: () => Promise<string | undefined>;
}

/** Nobody waits longer for it when they sign out. */
const maxAnswerMs = 5 * secondMs;

/**
 * Reports this device and what has waited here for a while, if the server needs to know. Only one tab does it. A browser
 * that stores nothing would be another device each time, and isn't reported.
 */
export function reportThisDevice(options: DeviceReportOptions): Promise<void> {
  const { userId, isSigningOut = false, device = thisDevice, now = Date.now, lock = browserLocks() } = options;
  const { getSession = readSessionId } = options;
  return lock("ghostlight/device-report", async () => {
    if (localEntries.getItem("ghostlight.device") !== device.name) return;
    const at = now();
    const plays = overdueIn(await unsentPlays(userId, device), isSigningOut ? at : at - overdueAfterMs);
    const state: DeviceState = { userId, session: await getSession(), at, waiting: plays.map(waitingOf) };
    const isDue = isSigningOut ? isReportDueAtSignOut : isReportDue;
    const last = lastReport();
    if (!isDue(last, state)) return;
    // Before the request, because the page may be gone before the answer.
    remember(state);
    try {
      await (options.call ?? call)(reportDevice, {
        params: { deviceId: device.name },
        body: {
          browser: deviceName(navigator.userAgent),
          waiting: (await describePlays(userId, plays, device)).map(waitingOf),
        },
        keepalive: true,
        signal: AbortSignal.timeout(maxAnswerMs),
      });
    } catch (error) {
      remember(last);
      throw error;
    }
  });
}

/** Changes that were made only just now are being sent. */
const overdueIn = (plays: readonly DevicePlay[], before: number): readonly DevicePlay[] =>
  plays.filter(({ since, createdAt }) => (since ?? createdAt) <= before).slice(0, maxWaitingPlays);

const waitingOf = ({ playId, card, waiting }: DevicePlay): WaitingPlay => ({
  playId,
  title: card?.title ?? "",
  changes: Math.max(1, waiting),
});

const readSessionId = async (): Promise<string | undefined> =>
  sessionIdOfToken((await readStoredSession())?.access_token ?? "");

const storedState = z.object({
  userId: z.string(),
  session: z.string().optional(),
  at: z.number(),
  waiting: z.array(waitingPlay),
});

function lastReport(): DeviceState | undefined {
  return storedState.safeParse(JSON.parse(localEntries.getItem(lastReportKey) ?? "null")).data;
}

const remember = (state: DeviceState | undefined): void =>
  state ? localEntries.setItem(lastReportKey, JSON.stringify(state)) : localEntries.removeItem(lastReportKey);
