import { pageNameOf } from "#domain/tracking/pageNameOf.ts";
import { visitedPath } from "#domain/tracking/visitedPath.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";
import { recordActivity } from "../activity/activity.ts";
import { sessionVisits } from "./sessionVisits.ts";
import { type PageVisit, visits } from "./visits.ts";

/** More screens than a person opens before the session has loaded. */
const maxWaiting = 10;

/** Writes the screens that a signed-in person opens to the activity log. Returns a function that stops it. */
export function startPageVisits(): () => void {
  let waiting: readonly PageVisit[] = [];
  const look = (): void => {
    const state = browserSessionStore.get();
    if (state.kind === "loading") return;
    if (state.kind === "signed-in") for (const visit of waiting) record(visit, state.session.user.id);
    waiting = [];
  };
  const onVisit = (visit: PageVisit): void => {
    waiting = [...waiting, visit].slice(-maxWaiting);
    look();
  };
  const stops = [visits.subscribe(onVisit), browserSessionStore.subscribe(look)];
  const last = visits.last();
  if (last) onVisit(last);
  return () => {
    for (const stop of stops) stop();
  };
}

function record({ address, referrer }: PageVisit, userId: string): void {
  const { pathname } = new URL(address);
  if (!sessionVisits(userId).count(visitedPath(pathname), Date.now())) return;
  recordActivity("page_visit", { page_name: pageNameOf(pathname), referrer }, address);
}
