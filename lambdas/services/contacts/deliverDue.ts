import { dayMs } from "#domain/time.ts";
import { type Crm, maxContacts } from "#lambdas/services/crm.ts";
import { dropContactEvents } from "#lambdas/stores/contactEvents.ts";
import { settleContact } from "#lambdas/stores/contacts.ts";
import { findSync, reschedule, type Sync } from "#lambdas/stores/outbox.ts";
import type { Key, Table } from "#lambdas/stores/table.ts";
import { deliverContactUpdates } from "./deliverContactUpdates.ts";
import type { PeopleSource } from "./personOf.ts";

interface DueDeps extends PeopleSource {
  /** Returns undefined if this stage has no CRM. */
  readonly findCrm: () => Promise<Crm | undefined>;
}

/** Delivers those updates that are due now. Returns false if the CRM doesn't answer, so that the rest can wait. */
export async function deliverDue(deps: DueDeps, keys: readonly Key[], now: Date): Promise<boolean> {
  const found = await Promise.all(keys.map((key) => findSync(deps.table, key)));
  const due = found.filter((sync) => sync !== undefined).filter((sync) => isDue(sync, now));
  if (due.length === 0) return true;
  const crm = await deps.findCrm();
  if (!crm) return clear(deps.table, due, now);
  return !(await deliverContactUpdates({ ...deps, crm }, due, now)).isSilent;
}

/** The number of updates that are loaded and sent together. */
export const deliveryBatchSize = maxContacts;

const isDue = ({ outbox, dueAt }: Sync, now: Date): boolean =>
  outbox === "waiting" && dueAt !== undefined && Date.parse(dueAt) <= now.getTime();

/**
 * Clears updates on a stage without a CRM. People who may have a contact from before wait, because it may have to be
 * deleted.
 */
async function clear(table: Table, syncs: readonly Sync[], now: Date): Promise<true> {
  for (const sync of syncs) {
    if (sync.eventName !== undefined) await dropContactEvents(table, [sync]);
    else if (sync.addresses.size === 0) await settleContact(table, sync, now, undefined);
    else await reschedule(table, { ...sync, tries: 0 }, new Date(now.getTime() + dayMs), "HubSpot isn't connected.");
  }
  return true;
}
