import type { AccountDevice } from "#domain/api/devices.ts";
import { refreshTokenDays } from "#domain/api/sessions.ts";
import { dayMs } from "#domain/time.ts";
import type { StoredDevice } from "#lambdas/stores/devices.ts";

/** Returns a device as its owner sees it. A session that was last used longer ago has ended by itself. */
export const describeDevice = ({ sessionId, ...device }: StoredDevice, now: Date): AccountDevice => ({
  ...device,
  canSignOut:
    sessionId !== undefined &&
    device.signedOutAt === undefined &&
    Date.parse(device.seenAt) + refreshTokenDays * dayMs > now.getTime(),
});
