import * as z from "zod";
import { dealKey } from "#domain/automation/dealPipeline.ts";
import { CrmError } from "#lambdas/services/crm.ts";
import { itemFailure } from "#lambdas/services/hubspot/errorOf.ts";
import { anyResponse, type Hubspot } from "#lambdas/services/hubspot/hubspot.ts";
import type { Deal } from "./dealOf.ts";

export type DealCount = Record<"created" | "changed" | "unchanged", number>;

const deal = z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullable()) });
const deals = z.object({ results: z.array(deal) });
const written = z.object({ results: z.array(deal), errors: z.array(z.unknown()).default([]) });

/** Creates missing deals, updates those that differ, and associates each with its contact. Counts what it did. */
export async function ensureDeals(hubspot: Hubspot, given: readonly Deal[], count: DealCount): Promise<void> {
  if (given.length === 0) return;
  // A person with two addresses at HubSpot is one account, and the later contact counts. HubSpot refuses a batch that
  // contains both.
  const wanted = [...new Map(given.map((one) => [one.key, one])).values()];
  const path = "/crm/v3/objects/deals/batch";
  const before = await hubspot.request({
    method: "POST",
    path: `${path}/read`,
    body: batchReadBody(wanted),
    schema: deals,
  });
  const existing = new Map(before.results.map((one) => [one.properties[dealKey], one]));
  const different = wanted.filter(({ key, properties }) => {
    const has = existing.get(key)?.properties;
    return Object.entries(properties).some(([name, value]) => has?.[name] !== value);
  });
  const ids = new Map([...existing].map(([key, { id }]) => [key, id]));
  if (different.length > 0) {
    const body = dealsBody(different);
    const { results, errors } = await hubspot.request({
      method: "POST",
      path: `${path}/upsert`,
      body,
      schema: written,
    });
    const [error] = errors;
    if (error !== undefined) {
      const { reason, retriable } = itemFailure(error);
      throw new CrmError(reason, { retriable });
    }
    for (const { id, properties } of results) ids.set(properties[dealKey], id);
  }
  await associate(hubspot, wanted, ids);
  const made = wanted.filter(({ key }) => !existing.has(key)).length;
  count.created += made;
  count.changed += different.length - made;
  count.unchanged += wanted.length - different.length;
}

export const batchReadBody = (wanted: readonly Deal[]) => ({
  idProperty: dealKey,
  inputs: wanted.map(({ key }) => ({ id: key })),
  properties: [dealKey, "dealname", "pipeline", "dealstage", "amount"],
  propertiesWithHistory: [],
});

export const dealsBody = (wanted: readonly Deal[]) => ({
  inputs: wanted.map(({ key, properties }) => ({
    idProperty: dealKey,
    id: key,
    properties: { ...properties, [dealKey]: key },
  })),
});

/** Associates the whole page every time. This repairs a run that was interrupted between deal and contact. */
async function associate(
  hubspot: Hubspot,
  wanted: readonly Deal[],
  ids: ReadonlyMap<string | null | undefined, string>,
) {
  const pairs = wanted.flatMap(({ key, contactId }) => {
    const id = ids.get(key);
    return id === undefined ? [] : [{ deal: id, contact: contactId }];
  });
  const path = "/crm/v4/associations/deals/contacts/batch/associate/default";
  await hubspot.request({ method: "POST", path, body: associationsBody(pairs), schema: anyResponse });
}

export const associationsBody = (pairs: readonly { readonly deal: string; readonly contact: string }[]) => ({
  inputs: pairs.map(({ deal, contact }) => ({ from: { id: deal }, to: { id: contact } })),
});
