import { type Crm, mostContacts } from "#lambdas/services/crm.ts";
import { dropContactEvents } from "#lambdas/stores/contactEvents.ts";
import { settleContact } from "#lambdas/stores/contacts.ts";
import { findSync, putOff, type Sync } from "#lambdas/stores/outbox.ts";
import type { Key, Table } from "#lambdas/stores/table.ts";
import { deliverContactUpdates } from "./deliverContactUpdates.ts";
import type { PeopleSource } from "./personOf.ts";

interface PostRound extends PeopleSource {
  /** Undefined where this stage has no contact system. */
  readonly findCrm: () => Promise<Crm | undefined>;
}

/** Delivers what of these is due now. Answers false where the contact system does not answer: then the rest may wait as well. */
export async function deliverDue(round: PostRound, keys: readonly Key[], now: Date): Promise<boolean> {
  const found = await Promise.all(keys.map((key) => findSync(round.table, key)));
  const due = found.filter((sync) => sync !== undefined).filter((sync) => isDue(sync, now));
  if (due.length === 0) return true;
  const crm = await round.findCrm();
  if (!crm) return clear(round.table, due, now);
  return !(await deliverContactUpdates({ ...round, crm }, due, now)).isSilent;
}

/** So many are loaded, and sent, together. */
export const deliveryBatchSize = mostContacts;

const isDue = ({ outbox, dueAt }: Sync, now: Date): boolean =>
  outbox === "waiting" && dueAt !== undefined && Date.parse(dueAt) <= now.getTime();

/** Nobody is told anything at such a stage. Whom a contact system may know from before waits: perhaps they are to be forgotten. */
async function clear(table: Table, syncs: readonly Sync[], now: Date): Promise<true> {
  for (const sync of syncs) {
    if (sync.eventName !== undefined) await dropContactEvents(table, [sync]);
    else if (sync.addresses.size === 0) await settleContact(table, sync, now, undefined);
    else await putOff(table, { ...sync, tries: 0 }, new Date(now.getTime() + dayMs), "HubSpot isn't connected.");
  }
  return true;
}

const dayMs = 86_400_000;
