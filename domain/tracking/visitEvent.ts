import type { CrmEventName } from "../automation/crmEvents.ts";

const events: ReadonlyMap<string, CrmEventName> = new Map([
  ["/dashboard", "dashboard_visit"],
  ["/editor/new", "editor_new_visit"],
  ["/pricing", "pricing_page_visit"],
]);

/** The event that a visit is, besides a page view. The home page is named Dashboard, but nobody's plays lie there. */
export const visitEventOf = (path: string): CrmEventName | undefined => events.get(path.toLowerCase());
