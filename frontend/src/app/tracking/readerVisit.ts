import { keepSession } from "../session/sessionKeeper.ts";
import { keepPageVisits } from "./pageVisits.ts";
import { visits } from "./visits.ts";

/** For as long as the page is open. */
export function noteVisit(): void {
  keepSession();
  keepPageVisits();
  visits.tell(location.href);
}
