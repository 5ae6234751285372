import type { Hubspot } from "#lambdas/services/hubspot/hubspot.ts";
import type { AutomationStepRun } from "./automationStepRun.ts";
import { dealOf, getPlace, type PipelinePlace } from "./dealOf.ts";
import { type DealCount, ensureDeals } from "./ensureDeals.ts";
import { listSubscribers, pageSize } from "./subscribers.ts";

/**
 * Keeps one deal per subscriber, in the stage that matches the subscription's status. Subscribers come from HubSpot:
 * our table isn't designed for full scans, and a person who isn't in HubSpot has no page for a deal. `after` is the
 * last contact of the previous request.
 */
export const syncDeals = (after = "0"): AutomationStepRun => ({
  name: "deals",
  run: async ({ hubspot, tally, hasTime }) => {
    const place = await getPlace(hubspot);
    const count: DealCount = { created: 0, changed: 0, unchanged: 0 };
    try {
      let next: string | undefined = after;
      while (next !== undefined && hasTime()) next = await syncPage({ hubspot, place, count }, next);
      return next;
    } finally {
      for (const kind of ["created", "changed", "unchanged"] as const) tally[kind].push(...dealsInWords(count[kind]));
    }
  },
});

const dealsInWords = (count: number): readonly string[] =>
  count === 0 ? [] : [count === 1 ? "1 deal" : `${count} deals`];

interface Syncing {
  readonly hubspot: Hubspot;
  readonly place: PipelinePlace;
  readonly count: DealCount;
}

/** Returns the id after which the next page starts; undefined after the last page. */
async function syncPage({ hubspot, place, count }: Syncing, after: string): Promise<string | undefined> {
  const contacts = await listSubscribers(hubspot, after);
  await ensureDeals(
    hubspot,
    contacts.flatMap((contact) => dealOf(contact, place) ?? []),
    count,
  );
  return contacts.length < pageSize ? undefined : contacts.at(-1)?.id;
}
