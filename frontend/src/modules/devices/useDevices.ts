import { useEffect } from "react";
import { type AccountDevice, forgetDevice, listDevices, renameDevice, signOutDevice } from "#domain/api/devices.ts";
import { thisDeviceId } from "#frontend/modules/sync/devices/deviceId.ts";
import { reportSignedIn } from "#frontend/modules/sync/reports/startDeviceReports.ts";
import { call } from "#frontend/platform/call.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { browserName } from "./browserName.ts";

/** The signed-in person's devices as the server knows them. Younger data than `freshMs` isn't loaded again. */
export const useDeviceList = (freshMs = 0) =>
  useServerData<readonly AccountDevice[]>({
    key: ["devices"],
    load: async (signal) => (await call(listDevices, { signal })).devices.toSorted(inOrder),
    isReloadedOnReturn: true,
    freshMs,
  });

/** The devices, and what the person can do with them. `rename` rejects with `Refused`; without a name, it removes the name. */
export function useDevices() {
  const { state, data, reload, update } = useDeviceList();
  // A browser in which somebody has just signed in isn't on the list before its first report.
  const isMissing = data?.some(isThisDevice) === false;
  useEffect(() => {
    if (!isMissing) return;
    const report = () => void reportSignedIn().then(reload, () => undefined);
    return whenIdle(report, { fallbackMs: 100 });
  }, [isMissing, reload]);
  const replace = (changed: AccountDevice): void =>
    update((before) => before.map((one) => (one.deviceId === changed.deviceId ? changed : one)));
  const rename = async ({ deviceId }: AccountDevice, name: string): Promise<void> =>
    replace(await call(renameDevice, { params: { deviceId }, body: { name: name === "" ? null : name } }));
  const signOut = useAction(async ({ deviceId }: AccountDevice) =>
    replace(await call(signOutDevice, { params: { deviceId } })),
  );
  const forget = useAction(async ({ deviceId }: AccountDevice) => {
    await call(forgetDevice, { params: { deviceId } });
    update((before) => before.filter((one) => one.deviceId !== deviceId));
  });
  return { state, devices: data, reload, rename, signOut, forget };
}

export const isThisDevice = ({ deviceId }: Pick<AccountDevice, "deviceId">): boolean => deviceId === thisDeviceId;

export const nameOfDevice = ({ name, browser }: AccountDevice): string => name ?? browserName(browser);

/** This device first, then the one that was connected last. */
const inOrder = (one: AccountDevice, other: AccountDevice): number =>
  Number(isThisDevice(other)) - Number(isThisDevice(one)) || other.seenAt.localeCompare(one.seenAt);
