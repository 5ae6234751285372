import { pageNameOf } from "#domain/tracking/pageName.ts";
import { visitedPath } from "#domain/tracking/visitedPath.ts";
import { recordActivity } from "../activity/activity.ts";
import { sessionKeeper } from "../session/sessionKeeper.ts";
import { sessionVisits } from "./sessionVisits.ts";
import { type Visit, visits } from "./visits.ts";

/** More screens than somebody opens before it is known who they are. */
const mostWaiting = 10;

/** Writes the screens that a signed-in person opens into the activity log. Answers how to stop. */
export function keepPageVisits(): () => void {
  let waiting: readonly Visit[] = [];
  const look = (): void => {
    const state = sessionKeeper.get();
    if (state.kind === "loading") return;
    if (state.kind === "signed-in") for (const visit of waiting) record(visit, state.session.user.id);
    waiting = [];
  };
  const onVisit = (visit: Visit): void => {
    waiting = [...waiting, visit].slice(-mostWaiting);
    look();
  };
  const stops = [visits.subscribe(onVisit), sessionKeeper.subscribe(look)];
  const last = visits.last();
  if (last) onVisit(last);
  return () => {
    for (const stop of stops) stop();
  };
}

function record({ address, referrer }: Visit, userId: string): void {
  const { pathname } = new URL(address);
  if (!sessionVisits(userId).count(visitedPath(pathname), Date.now())) return;
  recordActivity("page_visit", { page_name: pageNameOf(pathname), referrer }, address);
}
