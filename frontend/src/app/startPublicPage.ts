import { findStageLines } from "../modules/creating/stagePage.ts";
import { setCallTimer } from "../platform/callTimer.ts";
import { getConfig } from "../platform/config.ts";
import { preloadSession } from "../platform/session/store/browserSessionStore.ts";
import { pageMetrics } from "../telemetry/metrics/pageMetrics.ts";
import { visits } from "../telemetry/tracking/visits.ts";
import { startServices } from "./startServices.ts";

/** Starts what runs behind a public page. */
export function startPublicPage(): void {
  setCallTimer(pageMetrics.time);
  startServices();
  visits.tell(location.href);
}

/**
 * Returns the islands that show something else than they were built with, before they are used: all of them for a person
 * who is signed in, the home page's stage if the visitor has written on it before, and the plans if the address names one,
 * or if the stage doesn't sell any.
 */
export async function islandsToStart(islands: readonly HTMLElement[]): Promise<readonly HTMLElement[]> {
  if (preloadSession()) return islands;
  if (findStageLines(Date.now())) {
    const stage = islands.filter(({ dataset }) => dataset.island === "Hero");
    if (stage.length > 0) return stage;
  }
  const plans = islands.filter(({ dataset }) => dataset.island === "PricingPlans");
  if (plans.length === 0 || location.search) return plans;
  const { sells } = await getConfig();
  return sells ? [] : plans;
}
