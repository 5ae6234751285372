import { type PlanChoice, planQuery, readPlanQuery, recommended } from "#domain/subscription/planChoice.ts";

/** The file chooser of the play list. */
const importing = "/dashboard?import";

/**
 * Returns what a sign-up is for by its own address, as public pages link to it: `/signup?for=import` leads to the file
 * chooser, and `/signup?plan=writer&interval=yearly` back to that plan.
 */
export function requestedOfSignUp(query: URLSearchParams): string | undefined {
  if (query.get("for") === "import") return importing;
  const { tier, interval = recommended.interval } = readPlanQuery(query);
  return tier && `/pricing?${planQuery({ tier, interval })}`;
}

/** Returns the plan that somebody signs up for; undefined if they don't sign up for a paid one. */
export function planOfDestination(destination: string): PlanChoice | undefined {
  const { tier, interval = recommended.interval } = readPlanQuery(new URLSearchParams(destination.split("?")[1]));
  return tier && destination.startsWith("/pricing?") ? { tier, interval } : undefined;
}
