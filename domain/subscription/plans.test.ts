import { expect, test } from "vitest";
import {
  assertMayUse,
  continuesAtStripe,
  type Feature,
  featureNames,
  graceDays,
  graceEndOf,
  isKnownStatus,
  isSubscribed,
  mayUse,
  paidTiers,
  plans,
  planWith,
  type Subscription,
  soldTiers,
  subscriptionSummary,
  tierOf,
  yearlySaving,
} from "./plans.ts";

const now = new Date("2027-03-10T12:00:00.000Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const subscription = (status: string, rest: Partial<Subscription> = {}): Subscription => ({
  tier: "writer",
  status,
  end: daysAgo(-20),
  ...rest,
});

test.each([
  ["active", true],
  ["trialing", true],
  ["unpaid", false],
  ["paused", false],
  ["canceled", false],
  ["incomplete", false],
  ["incomplete_expired", false],
  ["a word of tomorrow", false],
])("%s: subscribed is %s", (status, open) => {
  expect(isSubscribed(subscription(status), now)).toBe(open);
  expect(tierOf(subscription(status), now)).toBe(open ? "writer" : "free");
});

test("a late payment has exactly this many days of grace, counted from the invoice", () => {
  const late = subscription("past_due", { pastDueSince: daysAgo(graceDays) });
  expect(graceEndOf(late)).toEqual(now);
  expect(isSubscribed(late, now)).toBe(false);
  expect(isSubscribed(late, new Date(now.getTime() - 1))).toBe(true);
});

test("a person without a subscription isn't subscribed, and the four fields say so", () => {
  expect(subscriptionSummary(undefined, now)).toEqual({
    subscribed: false,
    subscription_tier: null,
    subscription_end: null,
    subscription_status: null,
  });
});

test("a subscription continues until it is canceled, active or not; unknown statuses are reported", () => {
  expect(["active", "past_due", "unpaid", "canceled", "incomplete"].map(continuesAtStripe)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(isKnownStatus("paused")).toBe(true);
  expect(isKnownStatus("a word of tomorrow")).toBe(false);
});

test("a year costs less than twelve months, and a plan that adds nothing to a cheaper one isn't sold", () => {
  for (const tier of paidTiers) expect(yearlySaving(plans[tier])).toBeGreaterThan(0);
  const giving = ["free" as const, ...soldTiers].map((tier) =>
    JSON.stringify([plans[tier].playLimit, plans[tier].features]),
  );
  expect(new Set(giving).size).toBe(giving.length);
  expect(soldTiers).toEqual(["writer", "company"]);
});

test("a more expensive plan includes everything a cheaper one does", () => {
  const tiers = ["free" as const, ...paidTiers];
  for (const feature of Object.keys(featureNames) as Feature[]) {
    const opened = tiers.map((tier) => mayUse(tier, feature));
    expect([...opened].sort()).toEqual(opened);
    expect(mayUse(planWith(feature), feature)).toBe(true);
  }
});

test("a feature that a plan doesn't include is refused with the name of the plan that does", () => {
  expect(() => assertMayUse("company", "linkPasswords")).not.toThrow();
  expect(() => assertMayUse("free", "feedback")).toThrow(
    expect.objectContaining({ reason: "needs-subscription", code: "needs-writer" }),
  );
  expect(() => assertMayUse("writer", "blindReading")).toThrow(
    expect.objectContaining({ code: "needs-company", message: expect.stringContaining(plans.company.name) }),
  );
});
