import type { Hubspot } from "#lambdas/services/hubspot/hubspot.ts";
import { dealOf, getPlace, type Place } from "./dealOf.ts";
import { type Count, keepDeals } from "./keepDeals.ts";
import type { Step } from "./step.ts";
import { listSubscribers, pageSize } from "./subscribers.ts";

/**
 * One deal for each subscriber, in the stage that follows the subscription's status. The subscribers are those whom
 * HubSpot knows: our table is not made to be read from end to end, and what HubSpot does not know has no page there to
 * put a deal on. `after` is the last contact of the request before.
 */
export const syncDeals = (after = "0"): Step => ({
  name: "deals",
  run: async ({ hubspot, tally, hasTime }) => {
    const place = await getPlace(hubspot);
    const count: Count = { created: 0, changed: 0, unchanged: 0 };
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
  readonly place: Place;
  readonly count: Count;
}

/** Answers behind whom the next page begins; undefined after the last. */
async function syncPage({ hubspot, place, count }: Syncing, after: string): Promise<string | undefined> {
  const contacts = await listSubscribers(hubspot, after);
  await keepDeals(
    hubspot,
    contacts.flatMap((contact) => dealOf(contact, place) ?? []),
    count,
  );
  return contacts.length < pageSize ? undefined : contacts.at(-1)?.id;
}
