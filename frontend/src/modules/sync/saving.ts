import type { Saving } from "./playSession.ts";

export interface UnsentChanges {
  /** Changes that only this tab's memory holds. */
  readonly unjournalled: number;
  /** Changes in the journal that the server does not have. */
  readonly waiting: number;
  /** Epoch milliseconds of the oldest of both. */
  readonly since: number | undefined;
  /** Why the journal took nothing the last time, in a sentence. */
  readonly journalFailure: string | undefined;
  /** Why the server took nothing the last time, in a sentence. */
  readonly serverRefusal: string | undefined;
}

/** The one of the four states that holds. */
export function savingOf({ unjournalled, waiting, since, journalFailure, serverRefusal }: UnsentChanges): Saving {
  if (unjournalled + waiting === 0 || since === undefined) return { kind: "saved" };
  if (unjournalled > 0 && journalFailure !== undefined) return { kind: "not-saved", why: journalFailure, since };
  if (serverRefusal === undefined) return { kind: "saving", since };
  return { kind: "on-device", changes: unjournalled + waiting, since, why: serverRefusal };
}

/** Words that are unsent for so long are worth a warning (Overleaf's number). */
export const overdueAfterMs = 15_000;

export const isOverdue = (saving: Saving, now: number): boolean =>
  saving.kind !== "saved" && now - saving.since >= overdueAfterMs;

/** Whether leaving the page now would lose words: only what is not even on the device. */
export const mayLoseChanges = ({ unjournalled }: Pick<UnsentChanges, "unjournalled">): boolean => unjournalled > 0;
