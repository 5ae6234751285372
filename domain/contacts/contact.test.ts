import { expect, test } from "vitest";
import { contactProperties, standardContactProperties } from "../automation/contactProperties.ts";
import { type Contact, contactOf, nameParts, statusWord } from "./contact.ts";
import { contactData, contactEvent, laterData, signUpData } from "./contactData.ts";
import { crmPropertiesOf } from "./crmPropertiesOf.ts";

const person = {
  userId: "ann",
  email: "ann@example.com",
  fullName: "Ann van Author",
  createdAt: "2027-01-01T00:00:00.000Z",
};
const noPlan = { subscribed: false, subscription_tier: null };
const writersPlan = { subscribed: true, subscription_tier: "writer" };
const contact = (changes: Partial<Contact> = {}): Contact => ({ ...contactOf(person, writersPlan), ...changes });

test.each([
  ["Ann Author", "Ann", "Author"],
  ["Ann van der Author", "Ann", "van der Author"],
  ["  Ann   Author ", "Ann", "Author"],
  ["Madonna", "Madonna", ""],
  ["", "", ""],
])("%j splits into the first word and the rest", (fullName, firstName, lastName) => {
  expect(nameParts(fullName)).toEqual({ firstName, lastName });
});

test("a contact has the specification's seven fields", () => {
  expect(contactOf(person, noPlan)).toEqual({
    userId: "ann",
    email: "ann@example.com",
    firstName: "Ann",
    lastName: "van Author",
    subscriptionStatus: "free",
    subscriptionTier: "free",
    createdAt: "2027-01-01T00:00:00.000Z",
  });
  expect(contactOf(person, writersPlan)).toMatchObject({ subscriptionStatus: "premium", subscriptionTier: "writer" });
});

test("a plan that has ended, or has no name, counts as free", () => {
  expect(contactOf(person, { ...writersPlan, subscribed: false })).toMatchObject({ subscriptionTier: "free" });
  expect(contactOf(person, { subscribed: true, subscription_tier: null })).toMatchObject({ subscriptionTier: "free" });
});

test("premium is sent as active, free as inactive", () => {
  expect(statusWord({ subscriptionStatus: "premium" })).toBe("active");
  expect(statusWord({ subscriptionStatus: "free" })).toBe("inactive");
});

test("sign-up sends four fields; later updates also send the custom properties", () => {
  expect(signUpData(contact())).toEqual({
    firstName: "Ann",
    lastName: "van Author",
    subscriptionStatus: "free",
    playsCount: 0,
  });
  expect(laterData(contact(), { lastActive: "2027-01-02T00:00:00.000Z", playsCount: 4 })).toEqual({
    firstName: "Ann",
    lastName: "van Author",
    subscriptionStatus: "active",
    playsCount: 4,
    customProperties: {
      playwright_subscription_tier: "writer",
      playwright_last_active: "2027-01-02T00:00:00.000Z",
      playwright_subscribed: true,
    },
  });
  const unknown = laterData(contact(), { lastActive: undefined, playsCount: undefined });
  expect(unknown.customProperties).not.toHaveProperty("playwright_last_active");
  expect(unknown).not.toHaveProperty("playsCount");
});

test("what is sent matches the contract, and can't name another person", () => {
  for (const data of [
    signUpData(contact()),
    laterData(contact(), { lastActive: "2027-01-02T00:00:00.000Z", playsCount: 4 }),
  ]) {
    expect(contactData.parse(data)).toEqual(data);
    expect(contactData.safeParse({ ...data, email: "ben@example.com" }).success).toBe(false);
    expect(contactData.safeParse({ ...data, userId: "ben" }).success).toBe(false);
  }
  expect(contactEvent.safeParse({ eventName: "user_login" }).success).toBe(true);
  expect(contactEvent.safeParse({ eventName: "Anything else" }).success).toBe(false);
});

test("a name is one line of at most 200 characters and never cuts a character in half", () => {
  const data = { ...signUpData(contact()), firstName: ` Ann\u0000\n${"🎭".repeat(300)}` };
  const { firstName } = contactData.parse(data);
  expect([...firstName]).toHaveLength(200);
  expect(firstName).toMatch(/^Ann 🎭/u);
});

test("the CRM receives only its own property names, all values as text, and no unknown values", () => {
  const sent = crmPropertiesOf({
    contact: contact({ createdAt: undefined }),
    stripeStatus: "past_due",
    playsCount: 3,
    lastActive: undefined,
  });
  expect(sent).toEqual({
    firstname: "Ann",
    lastname: "van Author",
    playwright_user_id: "ann",
    playwright_subscribed: "true",
    playwright_subscription: "active",
    playwright_subscription_tier: "writer",
    playwright_subscription_status: "past_due",
    playwright_plays_count: "3",
  });
  const names: readonly string[] = [...standardContactProperties, ...contactProperties.map(({ name }) => name)];
  expect(Object.keys(sent).filter((name) => !names.includes(name))).toEqual([]);
});
