import * as z from "zod";
import type { Hubspot } from "#lambdas/services/hubspot/hubspot.ts";

/** HubSpot takes so many in a batch. */
export const pageSize = 100;

const contact = z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullable()) });
export type Contact = z.output<typeof contact>;
const found = z.object({ results: z.array(contact) });

/** Contacts with a subscription, now or once, in the order of their numbers, behind this one. */
export async function listSubscribers(hubspot: Hubspot, after: string): Promise<readonly Contact[]> {
  const path = "/crm/v3/objects/contacts/search";
  const { results } = await hubspot.ask({ method: "POST", path, body: subscribersBody(after), answer: found });
  return results;
}

/** By their numbers and not by pages: HubSpot searches no further than 10,000 from where it begins. */
export const subscribersBody = (after: string) => ({
  filterGroups: [
    {
      filters: [
        { propertyName: "playwright_subscription_status", operator: "HAS_PROPERTY" } as const,
        { propertyName: "hs_object_id", operator: "GT", value: after } as const,
      ],
    },
  ],
  sorts: ["hs_object_id"],
  properties: [
    "firstname",
    "lastname",
    "playwright_user_id",
    "playwright_subscription_status",
    "playwright_subscription_tier",
  ],
  limit: pageSize,
});
