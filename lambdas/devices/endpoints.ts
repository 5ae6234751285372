import { forgetDevice, listDevices, maxDevices, renameDevice, reportDevice } from "#domain/api/devices.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import { deleteStoredDevices, listStoredDevices, nameStoredDevice, storeReport } from "#lambdas/stores/devices.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { leastUseful } from "./leastUseful.ts";

export const deviceEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  endpoint(listDevices, async ({ userId }) => ({ devices: await listStoredDevices(table, userId) })),
  endpoint(reportDevice, async ({ userId, params: { deviceId }, body }) => {
    const others = (await listStoredDevices(table, userId)).filter((one) => one.deviceId !== deviceId);
    const tooMany = leastUseful(others, others.length - maxDevices + 1);
    if (tooMany.length > 0) await deleteStoredDevices(table, userId, tooMany);
    return storeReport(table, userId, { deviceId, ...body }, now());
  }),
  endpoint(renameDevice, ({ userId, params: { deviceId }, body: { name } }) =>
    nameStoredDevice(table, userId, deviceId, name),
  ),
  endpoint(forgetDevice, async ({ userId, params: { deviceId } }) => {
    await deleteStoredDevices(table, userId, [deviceId]);
    return { deviceId };
  }),
];
