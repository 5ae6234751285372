import { alarmingLines } from "#domain/api/alarmingLines.ts";
import { mostTries, nextTry } from "#domain/contacts/delivery.ts";
import type { UserId } from "#domain/play/play.ts";
import { type Crm, type CrmContact, CrmError, mostContacts, unknownContact } from "#lambdas/services/crm.ts";
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
import { giveUp, putOff, type Sync } from "#lambdas/stores/outbox.ts";
import { type DesiredContact, desiredContactOf, type PeopleSource } from "./personOf.ts";

export interface DeliveryDeps extends PeopleSource {
  readonly crm: Crm;
}

/** What became of the updates. */
export interface DeliveryCounts {
  delivered: number;
  waiting: number;
  failed: number;
  /** The contact system did not answer, or asked to be left alone: what it had not been asked by then waits as it is. */
  isSilent: boolean;
}

/** Why the contact system did not take something. */
interface Fault {
  readonly reason: string;
  readonly retriable: boolean;
  readonly waitSeconds?: number | undefined;
  /** Nothing else would get through now either. */
  readonly isSilence?: boolean;
}

/**
 * Delivers these updates: what holds for each person now, not what held when it was asked for. Never throws for what
 * the contact system does; wherever it dies, what was not settled is delivered again, which changes nothing.
 */
export async function deliverContactUpdates(
  post: DeliveryDeps,
  syncs: readonly Sync[],
  now: Date,
): Promise<DeliveryCounts> {
  const tally: DeliveryCounts = { delivered: 0, waiting: 0, failed: 0, isSilent: false };
  const round: Round = { post, now, tally, wishes: await wishesOf(post, syncs, now) };
  const contacts = syncs.filter(({ eventName }) => eventName === undefined);
  await deliverContacts(round, contacts);
  // An event belongs to a contact, so contacts go first.
  for (const sync of syncs) if (sync.eventName !== undefined) await deliverEvent(round, sync, sync.eventName);
  return tally;
}

interface Round {
  readonly post: DeliveryDeps;
  readonly now: Date;
  readonly tally: DeliveryCounts;
  readonly wishes: ReadonlyMap<UserId, DesiredContact>;
}

async function wishesOf(
  post: DeliveryDeps,
  syncs: readonly Sync[],
  now: Date,
): Promise<ReadonlyMap<UserId, DesiredContact>> {
  const people = [...new Set(syncs.map(({ userId }) => userId))];
  return new Map(
    await Promise.all(people.map(async (userId) => [userId, await desiredContactOf(post, userId, now)] as const)),
  );
}

interface Letter {
  readonly sync: Sync;
  readonly contact: CrmContact;
}

async function deliverContacts(round: Round, syncs: readonly Sync[]): Promise<void> {
  const letters: Letter[] = [];
  for (const sync of syncs) {
    const wish = round.wishes.get(sync.userId);
    if (wish?.kind === "present") letters.push({ sync, contact: wish.describe(sync) });
    else await settle(round, sync, undefined);
  }
  for (let start = 0; start < letters.length; start += mostContacts) {
    await deliverBatch(round, letters.slice(start, start + mostContacts));
  }
}

async function deliverBatch(round: Round, letters: readonly Letter[]): Promise<void> {
  const { table, crm } = round.post;
  if (round.tally.isSilent) return leave(round, letters.length);
  for (const { sync, contact } of letters) await noteAddress(table, sync, contact.email);
  const contacts = letters.map(({ contact }) => contact);
  const faultAt = await upsert(crm, contacts);
  for (const { sync, contact } of letters) {
    const fault = faultAt(contact.email);
    if (fault) await postpone(round, sync, fault);
    else await settle(round, sync, contact);
  }
}

/** What was wrong with the contact of an address; undefined is nothing. */
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

/** The old addresses of a person are forgotten; where none is wanted, all are. */
async function settle(round: Round, sync: Sync, contact: CrmContact | undefined): Promise<void> {
  const { post, now, tally } = round;
  if (tally.isSilent && !contact) return leave(round, 1);
  try {
    for (const address of sync.addresses) if (address !== contact?.email) await post.crm.forgetContact(address);
  } catch (error) {
    return postpone(round, sync, faultOf(error));
  }
  const wish = round.wishes.get(sync.userId);
  const holdsUntil = wish?.kind === "present" ? wish.holdsUntil : undefined;
  if (wish?.kind === "gone") await forgetContactItem(post.table, sync.userId);
  else await settleContact(post.table, sync, now, contact && { ...contact, holdsUntil });
  tally.delivered += 1;
}

async function deliverEvent(round: Round, sync: Sync, name: string): Promise<void> {
  const { post, tally } = round;
  if (tally.isSilent) return leave(round, 1);
  try {
    await sendEvent(round, sync, name).catch(async (error: unknown) => {
      // The event of a first sign-in may come before the contact.
      if (!isOfUnknownContact(error) || !(await isContactDelivered(round, sync.userId))) throw error;
      await sendEvent(round, sync, name);
    });
  } catch (error) {
    return postpone(round, sync, faultOf(error));
  }
  await dropContactEvents(post.table, [sync]);
  tally.delivered += 1;
}

async function sendEvent({ post, wishes, now }: Round, sync: Sync, name: string): Promise<void> {
  const wish = wishes.get(sync.userId);
  if (wish?.kind !== "present") return;
  const occurredAt = new Date(sync.occurredAt ?? now);
  await post.crm.sendEvent({ id: sync.eventId, email: wish.describe().email, name, occurredAt, properties: {} });
}

const isOfUnknownContact = (error: unknown): boolean => error instanceof CrmError && error.code === unknownContact;

/** Sends the contact of somebody whom the contact system does not know, unless it was refused for good before. */
async function isContactDelivered(round: Round, userId: UserId): Promise<boolean> {
  if ((await findContact(round.post.table, userId))?.outbox === "failed") return false;
  const contact = await requestContact(round.post.table, userId, round.now);
  const tally: DeliveryCounts = { delivered: 0, waiting: 0, failed: 0, isSilent: false };
  await deliverContacts({ ...round, tally }, [contact]);
  round.tally.isSilent ||= tally.isSilent;
  return tally.delivered > 0;
}

/** They are due as before, and no try of theirs is used up. */
function leave({ tally }: Round, count: number): void {
  tally.waiting += count;
}

async function postpone({ post, now, tally }: Round, sync: Sync, fault: Fault): Promise<void> {
  tally.isSilent ||= fault.isSilence ?? false;
  const again = fault.retriable ? nextTry(sync.tries + 1, now, fault.waitSeconds) : undefined;
  if (again) {
    await putOff(post.table, sync, again, fault.reason);
    tally.waiting += 1;
    return;
  }
  log("error", alarmingLines.contactFailed, { tries: Math.min(sync.tries + 1, mostTries), reason: fault.reason });
  await giveUp(post.table, sync, now, fault.reason);
  tally.failed += 1;
}

/** A key that is not let in is nobody's update's fault: once it is mended, all of them go through by themselves. */
const keyStatuses: readonly (number | undefined)[] = [401, 403];

function faultOf(error: unknown): Fault {
  if (isOfUnknownContact(error)) return { reason: (error as CrmError).message, retriable: true };
  if (error instanceof CrmError) {
    const { message, retriable, status, waitSeconds } = error;
    const isPassing = retriable || keyStatuses.includes(status);
    return { reason: message, retriable: isPassing, waitSeconds, isSilence: isPassing };
  }
  onUnexpected(error);
  return { reason: "Something went wrong on our side. See the log for details.", retriable: true };
}
