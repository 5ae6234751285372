import type { CrmEventName } from "../automation/crmEvents.ts";

const events: ReadonlyMap<string, CrmEventName> = new Map([
  ["/dashboard", "dashboard_visit"],
  ["/editor/new", "editor_new_visit"],
  ["/pricing", "pricing_page_visit"],
]);

/**
 * The event of a visit, in addition to the page view. The home page is named Dashboard but lists no plays, so it has no
 * event.
 */
export const visitEventOf = (path: string): CrmEventName | undefined => events.get(path.toLowerCase());
