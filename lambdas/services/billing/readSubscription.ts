import type Stripe from "stripe";
import { alarmingLines } from "#domain/api/alarmingLines.ts";
import type { PriceIds } from "#domain/api/billing.ts";
import type { UserId } from "#domain/play/play.ts";
import { continuesAtStripe, effectivePlan, isKnownStatus, type Subscription } from "#domain/subscription/plans.ts";
import { dayMs } from "#domain/time.ts";
import { findOffer, type Payments } from "#lambdas/services/payments.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { log } from "#lambdas/shared/logger.ts";
import { requestContact } from "#lambdas/stores/contacts.ts";
import { beginReading, forgetCheckout, keepGiven, putReading, readBilling } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** What reading a subscription from Stripe needs. */
export interface Reader {
  readonly table: Table;
  readonly payments: Pick<Payments, "listSubscriptions">;
  readonly prices: PriceIds;
  readonly now: Clock;
}

export interface BillingDeps extends Reader {
  readonly payments: Payments;
}

/**
 * Reads a person's subscription from Stripe and stores it. Safe to run concurrently: the last reading to begin wins.
 */
export async function readSubscription(
  { table, payments, prices, now }: Reader,
  userId: UserId,
  customer: string,
): Promise<void> {
  const reading = await beginReading(table, userId);
  const listed = await payments.listSubscriptions(customer);
  const [newest] = [...listed].sort(mostAccessFirst);
  const current = newest && toStored(newest, prices);
  const { subscription: before, given } = await readBilling(table, userId);
  if (given) await keepGiven(table, userId, given);
  const hasChanged = textOf(before) !== textOf(effectivePlan(current, given));
  // Before it's stored: a crash in between causes one contact update too many, never a missing one.
  if (hasChanged) await requestContact(table, userId, now());
  await putReading(table, userId, reading, current, current && nextReadingOf(current, now()));
  // A contact that was delivered in between has the plan from before.
  if (hasChanged) await requestContact(table, userId, now());
  const { checkout } = await readBilling(table, userId);
  const isOver = checkout && Date.parse(checkout.expiresAt) < now().getTime();
  if (checkout && (isOver || listed.some(isLive))) await forgetCheckout(table, userId, checkout.id);
}

/** An ongoing subscription is compared with Stripe every day, because a lost event must not leave it active. */
const nextReadingOf = ({ status }: Subscription, now: Date): Date | undefined =>
  continuesAtStripe(status) ? nextReadingAfter(now) : undefined;

export const nextReadingAfter = (now: Date): Date => new Date(now.getTime() + dayMs);

/** The parts of a subscription that the CRM contact shows. */
const textOf = (subscription: Subscription | undefined): string =>
  JSON.stringify([subscription?.tier, subscription?.status, subscription?.pastDueSince]);

/** Statuses, those that give the most access first. A status that isn't here gives none. */
const byAccess = ["active", "trialing", "past_due", "unpaid", "paused", "incomplete"];

export const isLive = ({ status }: Stripe.Subscription): boolean => continuesAtStripe(status);

const placeOf = ({ status }: Stripe.Subscription) => {
  const place = byAccess.indexOf(status);
  return place < 0 ? byAccess.length : place;
};

/** Sorts by access first, then newest first. */
const mostAccessFirst = (one: Stripe.Subscription, other: Stripe.Subscription): number =>
  placeOf(one) - placeOf(other) || other.created - one.created;

function toStored(found: Stripe.Subscription, prices: PriceIds): Subscription {
  const [item] = found.items.data;
  const offer = findOffer(prices, item?.price.id ?? "");
  if (!item || !offer) throw new Error(`${found.id} is for ${item?.price.id ?? "nothing"}, which is not sold here.`);
  const { id, status, cancel_at_period_end: endsAtPeriodEnd } = found;
  if (!isKnownStatus(status)) log("error", alarmingLines.unknownStatus, { subscription: id, status });
  return {
    ...offer,
    status,
    end: isoOf(found.ended_at ?? item.current_period_end),
    endsAtPeriodEnd,
    ...(status === "past_due" ? { pastDueSince: isoOf(openSince(found, item.current_period_start)) } : {}),
  };
}

/** Returns when the open invoice was created. The grace period counts from there. */
const openSince = ({ latest_invoice }: Stripe.Subscription, otherwise: number): number =>
  latest_invoice && typeof latest_invoice === "object" ? latest_invoice.created : otherwise;

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();
