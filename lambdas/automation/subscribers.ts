import * as z from "zod";
import type { Hubspot } from "#lambdas/services/hubspot/hubspot.ts";

/** HubSpot's limit per batch. */
export const pageSize = 100;

const contact = z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullable()) });
export type SubscriberContact = z.output<typeof contact>;
const found = z.object({ results: z.array(contact) });

/** Lists contacts with a current or past subscription, in the order of their ids, after this one. */
export async function listSubscribers(hubspot: Hubspot, after: string): Promise<readonly SubscriberContact[]> {
  const path = "/crm/v3/objects/contacts/search";
  const { results } = await hubspot.request({ method: "POST", path, body: subscribersBody(after), schema: found });
  return results;
}

/** Pages by id instead of offset, because a HubSpot search returns at most 10,000 results. */
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
