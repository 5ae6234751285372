import {
  type AccountDevice,
  forgetDevice,
  listDevices,
  maxDevices,
  renameDevice,
  reportDevice,
  signOutDevice,
} from "#domain/api/devices.ts";
import { refreshTokenDays } from "#domain/api/sessions.ts";
import { Refused } from "#domain/refused.ts";
import { dayMs } from "#domain/time.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import { putEndedSession } from "#lambdas/stores/closings.ts";
import {
  deleteStoredDevices,
  listStoredDevices,
  markSignedOut,
  nameStoredDevice,
  type StoredDevice,
  storeReport,
} from "#lambdas/stores/devices.ts";
import type { Table } from "#lambdas/stores/table.ts";

export const deviceEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  endpoint(listDevices, async ({ userId }) => ({
    devices: (await listStoredDevices(table, userId)).map((device) => describeDevice(device, now())),
  })),
  endpoint(reportDevice, async ({ userId, sessionId, params: { deviceId }, body }) => {
    const others = (await listStoredDevices(table, userId)).filter((one) => one.deviceId !== deviceId);
    const tooMany = leastUseful(others, others.length - maxDevices + 1);
    if (tooMany.length > 0) await deleteStoredDevices(table, userId, tooMany);
    return describeDevice(await storeReport(table, userId, { deviceId, sessionId, ...body }, now()), now());
  }),
  endpoint(renameDevice, async ({ userId, params: { deviceId }, body: { name } }) =>
    describeDevice(await nameStoredDevice(table, userId, deviceId, name), now()),
  ),
  endpoint(signOutDevice, async ({ userId, params: { deviceId } }) => {
    const device = (await listStoredDevices(table, userId)).find((one) => one.deviceId === deviceId);
    if (!device?.sessionId)
      throw new Refused("conflict", "This device can't be signed out on its own. Sign out everywhere instead.");
    await putEndedSession(table, userId, device.sessionId, now());
    return describeDevice(await markSignedOut(table, userId, deviceId, now()), now());
  }),
  endpoint(forgetDevice, async ({ userId, params: { deviceId } }) => {
    await deleteStoredDevices(table, userId, [deviceId]);
    return { deviceId };
  }),
];

/** Returns a device as its owner sees it. A session that was last used longer ago has ended by itself. */
const describeDevice = ({ sessionId, ...device }: StoredDevice, now: Date): AccountDevice => ({
  ...device,
  canSignOut:
    sessionId !== undefined &&
    device.signedOutAt === undefined &&
    Date.parse(device.seenAt) + refreshTokenDays * dayMs > now.getTime(),
});

/**
 * Returns the IDs of this many devices to forget: first those with nothing waiting, and of these the one that reported
 * longest ago. Browsers that forget their ID with each visit would otherwise fill the list.
 */
const leastUseful = (devices: readonly StoredDevice[], count: number): readonly string[] =>
  devices
    .toSorted((one, other) => rank(one) - rank(other) || one.seenAt.localeCompare(other.seenAt))
    .slice(0, Math.max(0, count))
    .map(({ deviceId }) => deviceId);

const rank = ({ waiting }: StoredDevice): number => (waiting.length > 0 ? 1 : 0);
