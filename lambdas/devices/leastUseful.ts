import type { StoredDevice } from "#lambdas/stores/devices.ts";

/**
 * Returns the IDs of this many devices to forget: first those with nothing waiting, and of these the one that reported
 * longest ago. Browsers that forget their ID with each visit would otherwise fill the list.
 */
export const leastUseful = (devices: readonly StoredDevice[], count: number): readonly string[] =>
  devices
    .toSorted((one, other) => rank(one) - rank(other) || one.seenAt.localeCompare(other.seenAt))
    .slice(0, Math.max(0, count))
    .map(({ deviceId }) => deviceId);

const rank = ({ waiting }: StoredDevice): number => (waiting.length > 0 ? 1 : 0);
