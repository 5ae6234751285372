import { expect, test } from "vitest";
import type { Billing } from "#domain/api/billing.ts";
import { standingWords } from "./subscription.ts";

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
  standingWords(
    { subscribed, subscription_status: status, subscription_tier: status && "writer", subscription_end: status && end },
    how,
    now,
  );

test.each([
  ["active", true, billing, "Active: it renews on March 31."],
  ["active", true, undefined, "Active: paid until March 31."],
  ["active", true, { ...billing, hasPortal: false, isGiven: true }, "Active until March 31."],
  ["active", true, { ...billing, isGiven: true }, "Active until March 31."],
  ["active", true, ending, "Canceled: it stays open until March 31"],
  ["trialing", true, billing, "On trial until March 31: then the first payment is taken."],
  ["trialing", true, ending, "nothing is charged"],
  ["past_due", true, late, "It stays open until March 17"],
  ["past_due", false, late, "closed until it is paid"],
  ["unpaid", false, billing, "Another card opens it again"],
  ["paused", false, billing, "closed until it is resumed"],
  ["canceled", false, billing, "Ended on March 31. All your plays are still yours"],
  ["incomplete", false, billing, "the first payment did not go through"],
  ["incomplete_expired", false, billing, "did not go through in time"],
  ["a word of tomorrow", false, billing, "“a word of tomorrow”"],
  ["constructor", false, billing, "“constructor”"],
  [null, false, billing, "Free"],
])("%s, open: %s", (status, subscribed, how, words) => {
  expect(say(status, subscribed, how)).toContain(words);
});
