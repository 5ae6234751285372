import { Refused } from "../refused.ts";
import { codeOfPlan, fullTier, plans, soldTiers, type Tier } from "./plans.ts";

/**
 * The maximum number of open submissions of each plan; null means no limit. It isn't in `plans.ts`, because the editor loads
 * that before anything else, and doesn't need it.
 */
export const openSubmissionLimits: Readonly<Record<Tier, number | null>> = { free: 5, writer: null, company: null };

/** Refuses so many open submissions if the tier doesn't include them, with the code and the name of the plan that does. */
export function assertMayHaveOpen(tier: Tier, count: number): void {
  const limit = openSubmissionLimits[tier];
  if (limit === null || count <= limit) return;
  const wanted = soldTiers.find((each) => openSubmissionLimits[each] === null) ?? fullTier;
  throw new Refused(
    "needs-subscription",
    `Your plan includes ${limit} open submissions. Close or delete one, or upgrade to ${plans[wanted].name}.`,
    { code: codeOfPlan(wanted) },
  );
}
