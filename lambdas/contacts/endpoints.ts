import type * as z from "zod";
import { contactLimit, listFailedSyncs, replaySyncs, type SyncAnswer, syncContact } from "#domain/api/contacts.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { daySeconds, hourSeconds } from "#domain/time.ts";
import { type DeliveryDeps, deliverContactUpdates } from "#lambdas/services/contacts/deliverContactUpdates.ts";
import type { PeopleSource } from "#lambdas/services/contacts/personOf.ts";
import type { Crm } from "#lambdas/services/crm.ts";
import { assertWithinRate } from "#lambdas/shared/assertWithinRate.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import { putContactEvent } from "#lambdas/stores/contactEvents.ts";
import { afterHeadStart, requestContact } from "#lambdas/stores/contacts.ts";
import { countWaiting, type FailedPlace, listFailed, requeue, type Sync } from "#lambdas/stores/outbox.ts";
import { findProfile } from "#lambdas/stores/profiles.ts";
import type { Table } from "#lambdas/stores/table.ts";

export interface ContactsDeps extends PeopleSource {
  readonly now: Clock;
  /** Returns undefined if this stage has no CRM. */
  readonly findCrm: () => Promise<Crm | undefined>;
}

const limits = {
  /** A browser session sends one in five minutes, and a person has a few sessions. */
  create_or_update_contact: { name: "contact-of", limit: 60, windowSeconds: hourSeconds },
  /** Each event is an item in the table until it's delivered. */
  track_event: { name: "contact-events-of", limit: 100, windowSeconds: daySeconds },
} as const;

type Asked = z.output<typeof syncContact.body>;

export const contactEndpoints = (deps: ContactsDeps): readonly Endpoint[] => [
  endpoint(syncContact, ({ userId, body }) => sync(deps, userId, body)),
  endpoint(listFailedSyncs, async ({ query }) => {
    const [{ syncs, next }, waiting] = await Promise.all([
      listFailed(deps.table, query.next === undefined ? undefined : placeOfPage(query.next)),
      countWaiting(deps.table, deps.now()),
    ]);
    return { syncs, waiting, next: next && nameOfPage(next) };
  }),
  endpoint(replaySyncs, async ({ body }) => {
    const crm = await deps.findCrm();
    if (!crm) throw new Refused("unavailable", "HubSpot isn't connected to this site.");
    return replay({ ...deps, crm }, body.ids, deps.now());
  }),
];

/** If the person opted out, the update is still requested: it deletes what the CRM has of them. */
async function sync(deps: ContactsDeps, userId: UserId, asked: Asked): Promise<SyncAnswer> {
  const { table, now, findCrm } = deps;
  const crm = await findCrm();
  if (!crm) return { skipped: true, reason: "not_connected" };
  await assertWithinRate(table, { ...limits[asked.action], key: userId }, now(), {
    detail: () => "Too many contact updates. Try again later.",
    code: contactLimit,
  });
  const isRefused = (await findProfile(table, userId))?.crm_opt_out ?? false;
  if (isRefused && asked.action === "track_event") return { skipped: true, reason: "opted_out" };
  const stored = await store(table, userId, asked, now());
  const { delivered } = await deliverContactUpdates({ ...deps, crm }, [stored], now());
  return isRefused ? { skipped: true, reason: "opted_out" } : { skipped: false, delivered: delivered > 0 };
}

/** Stores the update before it's delivered, so that nothing is lost if the CRM or this function fails. */
const store = (table: Table, userId: UserId, asked: Asked, now: Date): Promise<Sync> =>
  asked.action === "track_event"
    ? putContactEvent(table, userId, asked.contactData.eventName, now)
    : requestContact(table, userId, now, namesOf(asked.contactData));

/** An account without a name doesn't overwrite the known one. */
const namesOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  firstName || lastName ? { firstName, lastName } : undefined;

const nameOfPage = ({ failedAt, id }: FailedPlace): string => Buffer.from(`${failedAt}#${id}`).toString("base64url");

/** Accepts only a time and an ID, because they become part of a key. */
function placeOfPage(name: string): FailedPlace {
  const place = Buffer.from(name, "base64url").toString();
  const [, failedAt, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)#([\w:.-]{36,100})$/.exec(place) ?? [];
  if (failedAt && id) return { failedAt, id };
  throw new Refused("invalid", "We couldn't load more of this list. Reload the page.", {
    fields: { next: "This isn't a valid cursor." },
  });
}

/** Retries failed updates as if they were new. If two administrators replay the same one, it's replayed once. */
async function replay(
  deps: DeliveryDeps,
  ids: readonly string[],
  now: Date,
): Promise<z.output<typeof replaySyncs.response>> {
  const taken = await Promise.all([...new Set(ids)].map((id) => requeue(deps.table, id, afterHeadStart(now))));
  const syncs = taken.filter((sync) => sync !== undefined);
  const { delivered, waiting, failed } = await deliverContactUpdates(deps, syncs, now);
  return { delivered, waiting, failed, gone: taken.length - syncs.length };
}
