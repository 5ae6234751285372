import { type Fee, isOpen, type Submission } from "./submission.ts";

export interface SubmissionTotals {
  /** Sent, whatever came of it. */
  readonly sent: number;
  readonly open: number;
  /** Declined or accepted. */
  readonly answered: number;
  /** What was paid in a year, by currency, the largest amount first. */
  readonly fees: readonly Fee[];
}

/** Adds submissions up. A fee counts in the year in which the play was sent. */
export function totalsOf(submissions: readonly Submission[], year: string): SubmissionTotals {
  const cents = new Map<string, number>();
  for (const { fee, sentOn } of submissions) {
    if (!fee || fee.amount === 0 || !sentOn?.startsWith(year)) continue;
    cents.set(fee.currency, (cents.get(fee.currency) ?? 0) + Math.round(fee.amount * 100));
  }
  return {
    sent: submissions.filter(({ state, sentOn }) => state !== "planned" && (sentOn !== null || state !== "withdrawn"))
      .length,
    open: submissions.filter(isOpen).length,
    answered: submissions.filter(({ state }) => state === "declined" || state === "accepted").length,
    fees: [...cents]
      .map(([currency, sum]) => ({ currency, amount: sum / 100 }))
      .toSorted((a, b) => b.amount - a.amount),
  };
}
