import * as z from "zod";
import { dealKey, monthlyAmount, stageOf } from "#domain/automation/dealPipeline.ts";
import { CrmError } from "#lambdas/services/crm.ts";
import { itemFailure } from "#lambdas/services/hubspot/errorOf.ts";
import { anything, type Hubspot } from "#lambdas/services/hubspot/hubspot.ts";
import { findPipeline } from "./pipeline.ts";
import type { Step } from "./step.ts";

/** HubSpot takes so many in a batch. */
const pageSize = 100;

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

type Count = Record<"created" | "changed" | "unchanged", number>;

interface Place {
  readonly pipeline: string;
  readonly stages: ReadonlyMap<string, string>;
}

async function getPlace(hubspot: Hubspot): Promise<Place> {
  const found = await findPipeline(hubspot);
  if (!found)
    throw new CrmError("HubSpot has no deal pipeline of Ghostlight's yet. Sync it from the beginning.", {
      retriable: false,
    });
  return { pipeline: found.id, stages: new Map(found.stages.map(({ label, id }) => [label, id])) };
}

const contact = z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullable()) });
type Contact = z.output<typeof contact>;
const found = z.object({ results: z.array(contact) });

async function listSubscribers(hubspot: Hubspot, after: string): Promise<readonly Contact[]> {
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

interface Deal {
  /** The account's number. */
  readonly key: string;
  readonly contactId: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** Undefined where the status is a word that nobody here has heard, or the account is not known: that deal stays as it is. */
function dealOf({ id, properties }: Contact, { pipeline, stages }: Place): Deal | undefined {
  const {
    firstname,
    lastname,
    playwright_user_id: key,
    playwright_subscription_status: status,
    playwright_subscription_tier: tier,
  } = properties;
  const stage = stages.get(stageOf(status ?? "") ?? "");
  if (!key || !stage) return undefined;
  const amount = tier && tier !== "free" ? monthlyAmount(tier) : undefined;
  return {
    key,
    contactId: id,
    properties: {
      dealname: [firstname, lastname].filter(Boolean).join(" ") || "Subscriber",
      pipeline,
      dealstage: stage,
      // Of a subscription that has ended the amount stays as it was.
      ...(amount === undefined ? {} : { amount: String(amount) }),
    },
  };
}

const deal = z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullable()) });
const deals = z.object({ results: z.array(deal) });
const written = z.object({ results: z.array(deal), errors: z.array(z.unknown()).default([]) });

async function keepDeals(hubspot: Hubspot, wanted: readonly Deal[], count: Count): Promise<void> {
  if (wanted.length === 0) return;
  const path = "/crm/v3/objects/deals/batch";
  const before = await hubspot.ask({ method: "POST", path: `${path}/read`, body: readBody(wanted), answer: deals });
  const existing = new Map(before.results.map((one) => [one.properties[dealKey], one]));
  const different = wanted.filter(({ key, properties }) => {
    const has = existing.get(key)?.properties;
    return Object.entries(properties).some(([name, value]) => has?.[name] !== value);
  });
  const ids = new Map([...existing].map(([key, { id }]) => [key, id]));
  if (different.length > 0) {
    const body = dealsBody(different);
    const { results, errors } = await hubspot.ask({ method: "POST", path: `${path}/upsert`, body, answer: written });
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

export const readBody = (wanted: readonly Deal[]) => ({
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

/** All of the page, each time: a run that died between deal and contact is mended by the next. */
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
  await hubspot.ask({ method: "POST", path, body: associationsBody(pairs), answer: anything });
}

export const associationsBody = (pairs: readonly { readonly deal: string; readonly contact: string }[]) => ({
  inputs: pairs.map(({ deal, contact }) => ({ from: { id: deal }, to: { id: contact } })),
});
