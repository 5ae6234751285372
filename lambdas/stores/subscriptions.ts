import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { instant } from "#domain/api/shapes.ts";
import type { UserId } from "#domain/play/play.ts";
import {
  billingIntervals,
  effectivePlan,
  paidTiers,
  type Subscription,
  type Tier,
  tierOf,
} from "#domain/subscription/plans.ts";
import { dueOn } from "./due.ts";
import { findItem, type Key, type Table } from "./table.ts";

const keyOf = (userId: UserId): Key => ({ PK: `USER#${userId}`, SK: "SUBSCRIPTION" });

const subscription = z.object({
  tier: z.enum(paidTiers),
  interval: z.enum(billingIntervals).optional(),
  status: z.string(),
  end: instant,
  pastDueSince: instant.optional(),
  endsAtPeriodEnd: z.boolean().optional(),
});

/** A checkout that was started and has no result yet. */
const checkout = z.object({
  id: z.string(),
  tier: z.enum(paidTiers),
  interval: z.enum(billingIntervals),
  url: z.string(),
  expiresAt: instant,
});
export type OpenCheckout = z.output<typeof checkout>;

/** A plan given by an administrator. It's written by hand, as docs/administration.md describes. */
const given = z.object({ tier: z.enum(paidTiers), end: instant });

const row = z.object({
  ...subscription.partial().shape,
  given: given.optional(),
  /** The number of the stored reading. Without one, the fields weren't read from Stripe. */
  keptReading: z.int().optional(),
  /** When it's compared with Stripe again, as an index key. */
  GSI1SK: z.string().optional(),
  customer: z.string().optional(),
  checkout: checkout.optional(),
  /** How many checkouts were started. */
  checkouts: z.int().default(0),
  /** When the portal was last opened. */
  portalAt: instant.optional(),
});

export interface BillingRecord {
  /** The plan that applies, bought or given. */
  readonly subscription: Subscription | undefined;
  /** As last read from Stripe; undefined if nothing was ever bought. */
  readonly bought: Subscription | undefined;
  readonly given: Subscription | undefined;
  /** Whether a comparison with Stripe is scheduled. */
  readonly isScheduled: boolean;
  /** Stripe's customer ID. */
  readonly customer: string | undefined;
  readonly checkout: OpenCheckout | undefined;
  readonly checkouts: number;
  /** ISO 8601; when the portal was last opened. */
  readonly portalAt: string | undefined;
}

export async function readBilling(table: Table, userId: UserId): Promise<BillingRecord> {
  const item = row.parse((await findItem(table, keyOf(userId), { consistent: true })) ?? {});
  const { customer, checkout, checkouts, portalAt } = item;
  const stored = subscription.safeParse(item).data;
  const bought = item.keptReading === undefined ? undefined : stored;
  const gift = item.given ? { ...item.given, status: "active" } : bought ? undefined : stored;
  const given = gift && { ...gift, isGiven: true };
  const isScheduled = item.GSI1SK !== undefined;
  return {
    subscription: effectivePlan(bought, given),
    bought,
    given,
    isScheduled,
    customer,
    checkout,
    checkouts,
    portalAt,
  };
}

/**
 * Stores a given plan in its own field, which no reading of Stripe overwrites. Older items have it in the fields of
 * bought plans.
 */
export async function keepGiven(table: Table, userId: UserId, { tier, end }: Subscription): Promise<void> {
  await isTaken(table, {
    TableName: table.name,
    Key: keyOf(userId),
    UpdateExpression: "SET given = :given",
    ConditionExpression: "attribute_exists(PK) AND attribute_not_exists(given)",
    ExpressionAttributeValues: { ":given": { tier, end } },
  });
}

/** Gives a plan, in place of one that was given before. */
export async function givePlan(table: Table, userId: UserId, plan: Pick<Subscription, "tier" | "end">): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keyOf(userId),
      UpdateExpression: "SET given = :given",
      ExpressionAttributeValues: { ":given": { tier: plan.tier, end: plan.end } },
    }),
  );
}

export async function findSubscription(table: Table, userId: UserId): Promise<Subscription | undefined> {
  return (await readBilling(table, userId)).subscription;
}

/** Returns the tier whose limits apply to this person now. */
export async function findTier(table: Table, userId: UserId, now: Date): Promise<Tier> {
  return tierOf(await findSubscription(table, userId), now);
}

/** Stores the Stripe customer. The first one stays, because a concurrent request may have created another. */
export async function keepCustomer(table: Table, userId: UserId, customer: string): Promise<string> {
  const { Attributes } = await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keyOf(userId),
      UpdateExpression: "SET customer = if_not_exists(customer, :customer)",
      ExpressionAttributeValues: { ":customer": customer },
      ReturnValues: "ALL_NEW",
    }),
  );
  return row.parse(Attributes).customer ?? customer;
}

/** Stores the checkout as the open one, unless another was started after the count was `before`. */
export async function keepCheckout(table: Table, userId: UserId, before: number, next: OpenCheckout): Promise<boolean> {
  return isTaken(table, {
    TableName: table.name,
    Key: keyOf(userId),
    UpdateExpression: "SET checkout = :checkout, checkouts = :count",
    ConditionExpression: before === 0 ? "attribute_not_exists(checkouts)" : "checkouts = :before",
    ExpressionAttributeValues: {
      ":checkout": next,
      ":count": before + 1,
      ...(before === 0 ? {} : { ":before": before }),
    },
  });
}

/** Records the portal visit, because the user may have changed anything there. */
export async function keepPortalVisit(table: Table, userId: UserId, at: Date): Promise<void> {
  await isTaken(table, {
    TableName: table.name,
    Key: keyOf(userId),
    UpdateExpression: "SET portalAt = :at",
    ConditionExpression: "attribute_exists(customer)",
    ExpressionAttributeValues: { ":at": at.toISOString() },
  });
}

/** Clears the checkout once it has a result or has expired. */
export async function forgetCheckout(table: Table, userId: UserId, id: string): Promise<void> {
  await isTaken(table, {
    TableName: table.name,
    Key: keyOf(userId),
    UpdateExpression: "REMOVE checkout",
    ConditionExpression: "checkout.id = :id",
    ExpressionAttributeValues: { ":id": id },
  });
}

/**
 * Returns the number for a reading of Stripe that is about to begin. Every change at Stripe is followed by a reading.
 * Of two readings, the one with the higher number is kept, and the highest began after the last change.
 */
export async function beginReading(table: Table, userId: UserId): Promise<number> {
  const { Attributes } = await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keyOf(userId),
      UpdateExpression: "ADD readings :one",
      ExpressionAttributeValues: { ":one": 1 },
      ReturnValues: "UPDATED_NEW",
    }),
  );
  return z.object({ readings: z.int() }).parse(Attributes).readings;
}

/**
 * Stores the result of a reading, unless a later reading is already stored. Undefined means no subscription.
 * `nextReading` is the day of the next comparison with Stripe.
 */
export async function putReading(
  table: Table,
  userId: UserId,
  reading: number,
  found: Subscription | undefined,
  nextReading?: Date,
): Promise<boolean> {
  const names = [...Object.keys(subscription.shape), "GSI1PK", "GSI1SK"];
  const values = { ...found, ...(nextReading ? dueOn(nextReading, "RECONCILE", userId) : {}) };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const missing = names.filter((name) => !given.some(([each]) => each === name));
  const sets = ["keptReading = :reading", ...given.map(([name]) => `#${name} = :${name}`)];
  return isTaken(table, {
    TableName: table.name,
    Key: keyOf(userId),
    UpdateExpression: `SET ${sets.join(", ")}${missing.length > 0 ? ` REMOVE ${missing.map((name) => `#${name}`).join(", ")}` : ""}`,
    ConditionExpression: "attribute_not_exists(keptReading) OR keptReading < :reading",
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ":reading": reading,
      ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
    },
  });
}

/** Postpones the next comparison with Stripe, if one is scheduled. */
export async function putOffReading(table: Table, userId: UserId, nextReading: Date): Promise<void> {
  const { GSI1PK, GSI1SK } = dueOn(nextReading, "RECONCILE", userId);
  await isTaken(table, {
    TableName: table.name,
    Key: keyOf(userId),
    UpdateExpression: "SET GSI1PK = :partition, GSI1SK = :sort",
    ConditionExpression: "attribute_exists(GSI1SK)",
    ExpressionAttributeValues: { ":partition": GSI1PK, ":sort": GSI1SK },
  });
}

async function isTaken(table: Table, update: ConstructorParameters<typeof UpdateCommand>[0]): Promise<boolean> {
  try {
    await table.client.send(new UpdateCommand(update));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
