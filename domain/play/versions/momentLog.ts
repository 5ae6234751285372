/** The maximum number of moments in one entry: about a day of writing without a connection. */
export const maxMoments = 5_000;

/** A play at a moment, as the changes that lead to it from the moment before. */
export interface LoggedMoment {
  /** When it was on the screen, in epoch milliseconds. */
  readonly at: number;
  /** The number of the last entry that the screen showed, besides this device's own changes. */
  readonly known: number;
  /** A Yjs update. */
  readonly update: Uint8Array;
}

/** What one device wrote, as one entry of a play's log. */
export interface MomentEntry {
  /**
   * Its number in the log. Entries that the server doesn't have yet count on from there. A snapshot on a device is half a
   * number before its last entry.
   */
  readonly sequence: number;
  readonly device: string;
  /** A number of the page that sent it, if its device couldn't store it: other pages there didn't show it before they received it. */
  readonly page?: number | undefined;
  /** At least one, in order. */
  readonly moments: readonly LoggedMoment[];
}

/** A part of a play's log, from which its moments can be shown. */
export interface MomentLog {
  /** The play before the first entry, as Yjs updates. */
  readonly base: readonly Uint8Array[];
  /** The number of the last entry that the base contains. */
  readonly baseSequence: number;
  readonly entries: readonly MomentEntry[];
}
