import { startSession } from "#frontend/platform/session/store/browserSessionStore.ts";
import { startPageVisits } from "./startPageVisits.ts";
import { visits } from "./visits.ts";

/** Records the visit for as long as the page is open. */
export function recordSharedPlayVisit(): void {
  startSession();
  startPageVisits();
  visits.tell(location.href);
}
