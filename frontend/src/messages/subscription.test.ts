import { expect, test } from "vitest";
import type { Billing } from "#domain/api/billing.ts";
import { subscriptionStatusSentence } from "./subscription.ts";

const now = new Date("2027-03-10T12:00:00.000Z");
const end = "2027-03-31T12:00:00.000Z";
const billing: Billing = {
  interval: "monthly",
  endsAtPeriodEnd: false,
  graceEndsAt: null,
  hasPortal: true,
  isGiven: false,
};
const ending = { ...billing, endsAtPeriodEnd: true };
const late = { ...billing, graceEndsAt: "2027-03-17T12:00:00.000Z" };

const say = (status: string | null, subscribed: boolean, how: Billing | undefined) =>
  subscriptionStatusSentence(
    { subscribed, subscription_status: status, subscription_tier: status && "writer", subscription_end: status && end },
    how,
    now,
  );

test.each([
  ["active", true, billing, "Active. Renews on March 31."],
  ["active", true, undefined, "Active. Paid through March 31."],
  ["active", true, { ...billing, hasPortal: false, isGiven: true }, "Active until March 31."],
  ["active", true, { ...billing, isGiven: true }, "Active until March 31."],
  ["active", true, ending, "Canceled. Your plan ends on March 31"],
  ["trialing", true, billing, "Your trial ends on March 31. You'll be charged for the first time then."],
  ["trialing", true, ending, "you won't be charged"],
  ["past_due", true, late, "You keep your plan until March 17"],
  ["past_due", false, late, "Your plan is on hold"],
  ["unpaid", false, billing, "To reactivate it, add another card"],
  ["paused", false, billing, "Resume your subscription"],
  ["canceled", false, billing, "Ended on March 31. You can still open"],
  ["incomplete", false, billing, "The first payment didn't go through"],
  ["incomplete_expired", false, billing, "didn't go through in time"],
  ["a word of tomorrow", false, billing, "“a word of tomorrow”"],
  ["constructor", false, billing, "“constructor”"],
  [null, false, billing, "Free"],
])("%s, open: %s", (status, subscribed, how, words) => {
  expect(say(status, subscribed, how)).toContain(words);
});
