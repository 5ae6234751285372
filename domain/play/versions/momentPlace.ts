import type { MomentEntry } from "./momentLog.ts";

/** Which moment of a log: one of an entry, or without `moment`, the play after the whole entry and all before it. */
export interface MomentPlace {
  readonly sequence: number;
  /** From 0. */
  readonly moment?: number | undefined;
}

/** Returns a string that's the same for the same place. */
export const keyOfPlace = ({ sequence, moment }: MomentPlace): string => `${sequence}.${moment ?? ""}`;

/**
 * Returns whether the screen showed everything before the entry, as it does unless two devices write at once or one of them
 * offline.
 */
export const showedAll = ({ sequence, moments }: MomentEntry, moment: number): boolean =>
  (moments[moment]?.known ?? sequence) >= sequence - 1;
