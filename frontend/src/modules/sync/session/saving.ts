import { playInBin } from "#domain/play/bin.ts";
import type { Refusal, Refused } from "#domain/refused.ts";
import type { Saving } from "./playSession.ts";

export interface UnsentChanges {
  /** Changes that only this tab's memory has. */
  readonly unjournaled: number;
  /** Changes in the journal that the server doesn't have. */
  readonly waiting: number;
  /** When the oldest of both was made (epoch ms). */
  readonly since: number | undefined;
  /** Why the device refused the last write, in a sentence. */
  readonly journalFailure: string | undefined;
  /** Why the server refused the last exchange. */
  readonly serverRefusal: Pick<Refused, "reason" | "message" | "code"> | undefined;
}

/** The same changes will be refused again. They're tried again anyway, in case the server is corrected. */
const lasting: readonly Refusal[] = ["invalid", "too-large", "not-found"];

export const isLasting = ({ reason }: Pick<Refused, "reason">): boolean => lasting.includes(reason);

/** Returns which of the saving states applies. */
export function savingOf({ unjournaled, waiting, since, journalFailure, serverRefusal }: UnsentChanges): Saving {
  if (unjournaled + waiting === 0 || since === undefined) return { kind: "saved" };
  if (unjournaled > 0 && journalFailure !== undefined) return { kind: "not-saved", errorText: journalFailure, since };
  if (serverRefusal === undefined || waiting === 0) return { kind: "saving", since };
  return { kind: kindOf(serverRefusal), changes: waiting, since, errorText: serverRefusal.message };
}

function kindOf(refusal: Pick<Refused, "reason" | "code">): "in-bin" | "refused" | "on-device" {
  if (refusal.code === playInBin) return "in-bin";
  return isLasting(refusal) ? "refused" : "on-device";
}

/** Changes that are unsent for this long are worth a warning. The number is Overleaf's. */
export const overdueAfterMs = 15_000;

export const isOverdue = (saving: Saving, now: number): boolean =>
  saving.kind !== "saved" && now - saving.since >= overdueAfterMs;
