import { recommended } from "#domain/subscription/plans.ts";

/** The file chooser of the play list. */
const importing = "/dashboard?import";

/**
 * Returns what a sign-up is for by its own address, as public pages link to it: `/signup?for=import` leads to the file
 * chooser, and `/signup?plan=writer&interval=yearly` back to that plan.
 */
export function requestedOfSignUp(query: URLSearchParams): string | undefined {
  if (query.get("for") === "import") return importing;
  const plan = query.get("plan");
  if (!plan) return undefined;
  return `/pricing?${new URLSearchParams({ plan, interval: query.get("interval") ?? recommended.interval })}`;
}
