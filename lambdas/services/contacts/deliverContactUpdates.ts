import { alarmingLines } from "#domain/api/alarmingLines.ts";
import { maxTries, nextTry } from "#domain/contacts/delivery.ts";
import type { UserId } from "#domain/play/play.ts";
import { type Crm, type CrmContact, CrmError, maxContacts, unknownContact } from "#lambdas/services/crm.ts";
import { log } from "#lambdas/shared/logger.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { dropContactEvents } from "#lambdas/stores/contactEvents.ts";
import {
  findContact,
  forgetContactItem,
  noteAddress,
  requestContact,
  settleContact,
} from "#lambdas/stores/contacts.ts";
import { markFailed, reschedule, type Sync } from "#lambdas/stores/outbox.ts";
import { type DesiredContact, desiredContactOf, type PeopleSource } from "./personOf.ts";

export interface DeliveryDeps extends PeopleSource {
  readonly crm: Crm;
}

/** The outcome of the updates. */
export interface DeliveryCounts {
  delivered: number;
  waiting: number;
  failed: number;
  /** The CRM didn't answer, or asked us to wait. Updates that weren't tried yet stay as they are. */
  isSilent: boolean;
}

/** Why the CRM didn't accept an update. */
interface Fault {
  readonly reason: string;
  readonly retriable: boolean;
  readonly waitSeconds?: number | undefined;
  /** No other update would be accepted now, either. */
  readonly isSilence?: boolean;
}

/**
 * Delivers these updates, with each person's current data rather than the data at the time of the request. Never throws
 * because of the CRM. After a crash, what wasn't settled is delivered again, which changes nothing.
 */
export async function deliverContactUpdates(
  deps: DeliveryDeps,
  syncs: readonly Sync[],
  now: Date,
): Promise<DeliveryCounts> {
  const tally: DeliveryCounts = { delivered: 0, waiting: 0, failed: 0, isSilent: false };
  const round: Round = { deps, now, tally, desired: await desiredContactsOf(deps, syncs, now) };
  const contacts = syncs.filter(({ eventName }) => eventName === undefined);
  await deliverContacts(round, contacts);
  // An event needs its contact, so contacts are sent first.
  for (const sync of syncs) if (sync.eventName !== undefined) await deliverEvent(round, sync, sync.eventName);
  return tally;
}

interface Round {
  readonly deps: DeliveryDeps;
  readonly now: Date;
  readonly tally: DeliveryCounts;
  readonly desired: ReadonlyMap<UserId, DesiredContact>;
}

async function desiredContactsOf(
  deps: DeliveryDeps,
  syncs: readonly Sync[],
  now: Date,
): Promise<ReadonlyMap<UserId, DesiredContact>> {
  const people = [...new Set(syncs.map(({ userId }) => userId))];
  return new Map(
    await Promise.all(people.map(async (userId) => [userId, await desiredContactOf(deps, userId, now)] as const)),
  );
}

interface ContactUpdate {
  readonly sync: Sync;
  readonly contact: CrmContact;
}

async function deliverContacts(round: Round, syncs: readonly Sync[]): Promise<void> {
  const updates: ContactUpdate[] = [];
  for (const sync of syncs) {
    const desired = round.desired.get(sync.userId);
    if (desired?.kind === "present") updates.push({ sync, contact: desired.describe(sync) });
    else await settle(round, sync, undefined);
  }
  for (let start = 0; start < updates.length; start += maxContacts) {
    await deliverBatch(round, updates.slice(start, start + maxContacts));
  }
}

async function deliverBatch(round: Round, updates: readonly ContactUpdate[]): Promise<void> {
  const { table, crm } = round.deps;
  if (round.tally.isSilent) return leave(round, updates.length);
  for (const { sync, contact } of updates) await noteAddress(table, sync, contact.email);
  const contacts = updates.map(({ contact }) => contact);
  const faultAt = await upsert(crm, contacts);
  for (const { sync, contact } of updates) {
    const fault = faultAt(contact.email);
    if (fault) await postpone(round, sync, fault);
    else await settle(round, sync, contact);
  }
}

/** Returns why the contact of an address was rejected; undefined if it wasn't. */
type Faults = (email: string) => Fault | undefined;

async function upsert(crm: Crm, contacts: readonly CrmContact[]): Promise<Faults> {
  try {
    const failures = new Map((await crm.upsertContacts(contacts)).map((failure) => [failure.email, failure]));
    return (email) => failures.get(email);
  } catch (error) {
    const fault = faultOf(error);
    return () => fault;
  }
}

/** Deletes contacts under a person's old addresses, or under all if the person wants no contact. */
async function settle(round: Round, sync: Sync, contact: CrmContact | undefined): Promise<void> {
  const { deps, now, tally } = round;
  if (tally.isSilent && !contact) return leave(round, 1);
  try {
    for (const address of sync.addresses) if (address !== contact?.email) await deps.crm.forgetContact(address);
  } catch (error) {
    return postpone(round, sync, faultOf(error));
  }
  const desired = round.desired.get(sync.userId);
  const holdsUntil = desired?.kind === "present" ? desired.holdsUntil : undefined;
  if (desired?.kind === "gone") await forgetContactItem(deps.table, sync.userId);
  else await settleContact(deps.table, sync, now, contact && { ...contact, holdsUntil });
  tally.delivered += 1;
}

async function deliverEvent(round: Round, sync: Sync, name: string): Promise<void> {
  const { deps, tally } = round;
  if (tally.isSilent) return leave(round, 1);
  try {
    await sendEvent(round, sync, name).catch(async (error: unknown) => {
      // The event of a first sign-in may arrive before the contact.
      if (!isOfUnknownContact(error) || !(await isContactDelivered(round, sync.userId))) throw error;
      await sendEvent(round, sync, name);
    });
  } catch (error) {
    return postpone(round, sync, faultOf(error));
  }
  await dropContactEvents(deps.table, [sync]);
  tally.delivered += 1;
}

async function sendEvent({ deps, desired: contacts, now }: Round, sync: Sync, name: string): Promise<void> {
  const desired = contacts.get(sync.userId);
  if (desired?.kind !== "present") return;
  const occurredAt = new Date(sync.occurredAt ?? now);
  await deps.crm.sendEvent({ id: sync.eventId, email: desired.describe().email, name, occurredAt, properties: {} });
}

const isOfUnknownContact = (error: unknown): boolean => error instanceof CrmError && error.code === unknownContact;

/** Sends the contact of a person who is new to the CRM, unless it was permanently rejected before. */
async function isContactDelivered(round: Round, userId: UserId): Promise<boolean> {
  if ((await findContact(round.deps.table, userId))?.outbox === "failed") return false;
  const contact = await requestContact(round.deps.table, userId, round.now);
  const tally: DeliveryCounts = { delivered: 0, waiting: 0, failed: 0, isSilent: false };
  await deliverContacts({ ...round, tally }, [contact]);
  round.tally.isSilent ||= tally.isSilent;
  return tally.delivered > 0;
}

/** Counts updates that stay due as before. It doesn't use up one of their tries. */
function leave({ tally }: Round, count: number): void {
  tally.waiting += count;
}

async function postpone({ deps, now, tally }: Round, sync: Sync, fault: Fault): Promise<void> {
  tally.isSilent ||= fault.isSilence ?? false;
  const again = fault.retriable ? nextTry(sync.tries + 1, now, fault.waitSeconds) : undefined;
  if (again) {
    await reschedule(deps.table, sync, again, fault.reason);
    tally.waiting += 1;
    return;
  }
  log("error", alarmingLines.contactFailed, { tries: Math.min(sync.tries + 1, maxTries), reason: fault.reason });
  await markFailed(deps.table, sync, now, fault.reason);
  tally.failed += 1;
}

/** An invalid token isn't the fault of any update. Once it's replaced, all of them are delivered automatically. */
const keyStatuses: readonly (number | undefined)[] = [401, 403];

function faultOf(error: unknown): Fault {
  if (isOfUnknownContact(error)) return { reason: (error as CrmError).message, retriable: true };
  if (error instanceof CrmError) {
    const { message, retriable, status, waitSeconds } = error;
    const isTransient = retriable || keyStatuses.includes(status);
    return { reason: message, retriable: isTransient, waitSeconds, isSilence: isTransient };
  }
  onUnexpected(error);
  return { reason: "Something went wrong on our side. See the log for details.", retriable: true };
}
