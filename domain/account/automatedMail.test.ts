import { expect, test } from "vitest";
import { type AutomatedMail, automatedMails, onceKeyOf, type SignInVisit, sendAutomatedMail } from "./automatedMail.ts";

const now = new Date("2027-01-10T12:00:00.000Z");
const before = ({ days = 0, hours = 0, seconds = 0 }) =>
  new Date(now.getTime() - ((days * 24 + hours) * 3600 + seconds) * 1000);

/** A visit for which no e-mail would be sent. */
const quiet: SignInVisit = {
  createdAt: before({ days: 90 }),
  lastTouched: before({ days: 1 }),
  plays: 1,
  signedInAt: now,
};
const kindsFor = (visit: Partial<SignInVisit>) => automatedMails({ ...quiet, ...visit }, now).map(({ kind }) => kind);

test("most visits send no e-mail", () => {
  expect(kindsFor({})).toEqual([]);
});

test.each([
  [{ hours: 0 }, true],
  [{ hours: 23, seconds: 3599 }, true],
  [{ hours: 24 }, false],
])("an account made %j ago is new: %s", (ago, isNew) => {
  expect(kindsFor({ createdAt: before(ago) })).toEqual(isNew ? ["welcome_sequence", "welcome"] : []);
});

test("an account with an unknown creation date isn't new", () => {
  expect(kindsFor({ createdAt: undefined })).toEqual([]);
});

test("5, 10, 25, 50 and 100 plays are milestones, and no other number up to 200 is", () => {
  const numbers = Array.from({ length: 201 }, (_, plays) => plays);
  expect(numbers.filter((plays) => kindsFor({ plays }).includes("milestone"))).toEqual([5, 10, 25, 50, 100]);
});

test.each([
  [3, 60, true],
  [4, 3600, true],
  [3, 59, false],
  [2, 60, false],
])("with %i plays, %i seconds after sign-in, features are suggested: %s", (plays, seconds, suggested) => {
  expect(kindsFor({ plays, signedInAt: before({ seconds }) }).includes("feature_discovery")).toBe(suggested);
});

test.each([
  [{ days: 6, hours: 23, seconds: 3599 }, undefined],
  [{ days: 7 }, 7],
  [{ days: 30, hours: 12 }, 30],
])("after %j away, the person is welcomed back after %s days", (ago, days) => {
  const expected = days === undefined ? [] : [{ kind: "re_engagement", days }];
  expect(automatedMails({ ...quiet, lastTouched: before(ago) }, now)).toEqual(expected);
});

test("a first visit doesn't count as a return, and neither does a clock that runs backward", () => {
  expect(kindsFor({ lastTouched: undefined })).toEqual([]);
  expect(kindsFor({ lastTouched: before({ days: -8 }) })).toEqual([]);
});

test("each e-mail has one key per occasion, and the next occasion has another key", () => {
  const key = (mail: AutomatedMail, userId = "ann", at = now) => onceKeyOf(mail, userId, at);
  const tomorrow = before({ days: -1 });
  expect(key({ kind: "welcome" })).toBe(key({ kind: "welcome" }, "ann", before({ hours: 1 })));
  expect(key({ kind: "welcome" })).not.toBe(key({ kind: "welcome" }, "ann", tomorrow));
  expect(key({ kind: "welcome_sequence" })).not.toBe(key({ kind: "welcome" }));
  expect(key({ kind: "welcome_sequence" })).not.toBe(key({ kind: "welcome_sequence" }, "ann", tomorrow));
  expect(key({ kind: "milestone", plays: 5 })).toBe(key({ kind: "milestone", plays: 5 }, "ann", tomorrow));
  expect(key({ kind: "milestone", plays: 5 })).not.toBe(key({ kind: "milestone", plays: 10 }));
  expect(key({ kind: "re_engagement", days: 7 })).not.toBe(key({ kind: "re_engagement", days: 8 }));
  expect(key({ kind: "feature_discovery" })).not.toBe(key({ kind: "feature_discovery" }, "ben"));
});

test("no e-mail is ever sent, and the result says so", () => {
  expect(sendAutomatedMail({ kind: "welcome" }, "ann@example.com")).toEqual({ sent: false, reason: "disabled" });
  expect(sendAutomatedMail({ kind: "welcome" }, undefined)).toEqual({ sent: false, reason: "no-email" });
});
