import type { AccountDevice } from "#domain/api/devices.ts";
import type { PlayVersion } from "#domain/api/versions.ts";
import { minuteMs } from "#domain/time.ts";
import { formatMoment, formatRecentDay, formatTime } from "#frontend/messages/format.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { nameOfDevice } from "#frontend/modules/devices/useDevices.ts";
import { thisDeviceId } from "#frontend/modules/sync/devices/deviceId.ts";
import { formatSecond, nameOfMoment } from "./moments/momentNames.ts";

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

/** How versions are called in a list, so that no two of it look alike. */
export interface VersionLabels {
  /** The time of day, to the second if another version has the same minute. */
  readonly timeOf: (version: PlayVersion) => string;
  /** The name with the day and time, or only the day and time. */
  readonly labelOf: (version: PlayVersion) => string;
}

export function versionLabels(versions: readonly PlayVersion[], now: Date): VersionLabels {
  const inMinute = new Map<number, number>();
  for (const { at } of versions) inMinute.set(minuteOf(at), (inMinute.get(minuteOf(at)) ?? 0) + 1);
  const sharesMinute = ({ at }: PlayVersion): boolean => (inMinute.get(minuteOf(at)) ?? 0) > 1;
  return {
    timeOf: (version) => (sharesMinute(version) ? formatSecond(version.at) : formatTime(version.at)),
    labelOf: (version) => {
      const moment = sharesMinute(version) ? nameOfMoment(version.at, now) : formatMoment(version.at, now);
      const name = nameOf(version);
      return name === undefined ? moment : historyWords.named({ name, moment });
    },
  };
}

const minuteOf = (at: string): number => Math.floor(Date.parse(at) / minuteMs);

/** Returns the name that the writer gave a version, or why it's there. */
export const nameOf = ({ name, isBeforeDeletion }: PlayVersion): string | undefined =>
  name ?? (isBeforeDeletion ? historyWords.beforeDeletion : undefined);

/**
 * Returns the name of the device on which something was written. Returns undefined if the account doesn't have it: it was
 * removed, or something else wrote, such as an import.
 */
export function deviceOf(
  { device }: Pick<PlayVersion, "device">,
  devices: readonly AccountDevice[] = [],
): string | undefined {
  if (device === thisDeviceId) return historyWords.thisDevice;
  const known = devices.find(({ deviceId }) => deviceId === device);
  return known && nameOfDevice(known);
}
