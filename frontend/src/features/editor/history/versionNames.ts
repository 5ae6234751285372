import type { AccountDevice } from "#domain/api/devices.ts";
import type { PlayVersion } from "#domain/api/versions.ts";
import { formatMoment, formatRecentDay } from "#frontend/messages/format.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { nameOfDevice } from "#frontend/modules/devices/useDevices.ts";
import { thisDeviceId } from "#frontend/modules/sync/devices/deviceId.ts";

/** A day of the timeline, latest first, with its versions, latest first. */
export interface TimelineDay {
  readonly name: string;
  readonly versions: readonly PlayVersion[];
}

/** Returns the versions by day in the reader's time zone. */
export function daysOf(versions: readonly PlayVersion[], now: Date): readonly TimelineDay[] {
  const days = new Map<string, PlayVersion[]>();
  for (const version of versions.toReversed()) {
    const day = formatRecentDay(version.at, now);
    const others = days.get(day);
    if (others) others.push(version);
    else days.set(day, [version]);
  }
  return [...days].map(([name, those]) => ({ name, versions: those }));
}

/** Returns what a version is called with its time, or only its time. */
export function labelOf(version: PlayVersion, now: Date): string {
  const moment = formatMoment(version.at, now);
  const name = nameOf(version);
  return name === undefined ? moment : historyWords.named({ name, moment });
}

/** Returns the name that the writer gave a version, or why it's there. */
export const nameOf = ({ name, isBeforeDeletion }: PlayVersion): string | undefined =>
  name ?? (isBeforeDeletion ? historyWords.beforeDeletion : undefined);

/** Returns the name of the device on which something was written, as far as the account has it. */
export function deviceOf({ device }: Pick<PlayVersion, "device">, devices: readonly AccountDevice[] = []): string {
  if (device === thisDeviceId) return historyWords.thisDevice;
  const known = devices.find(({ deviceId }) => deviceId === device);
  return known ? nameOfDevice(known) : historyWords.otherDevice;
}
