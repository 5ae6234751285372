import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { readAccountData } from "#domain/api/account.ts";
import { logActivity } from "#domain/api/activity.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { emptySubmission, type SubmissionId } from "#domain/submissions/submission.ts";
import { activityEndpoints } from "#lambdas/activity/endpoints.ts";
import { markPasswordChosen } from "#lambdas/stores/chosenPasswords.ts";
import { putContactEvent } from "#lambdas/stores/contactEvents.ts";
import { noteAddress, requestContact, settleContact } from "#lambdas/stores/contacts.ts";
import { storeReport } from "#lambdas/stores/devices.ts";
import { putMessage } from "#lambdas/stores/messages.ts";
import { storePreset } from "#lambdas/stores/presets.ts";
import { changeProfile } from "#lambdas/stores/profiles.ts";
import { putSignIn } from "#lambdas/stores/signIns.ts";
import { storeSubmissions } from "#lambdas/stores/submissions.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { poolOf } from "#tests/support/userPool.ts";
import { accountEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();
const now = new Date("2027-01-10T12:00:00.000Z");
/** A tab reports every ten seconds. */
let reportedAt = now;
const api = apiCaller(
  ...accountEndpoints(table, () => now, poolOf().pool),
  ...activityEndpoints(table, () => reportedAt),
);
const somebody = () => randomUUID() as UserId;
const nextOf = (next: string | undefined) => (next === undefined ? {} : { query: { next } });

async function allPages(caller: { readonly sub: string }) {
  const pages = [await api.call(readAccountData, { caller })];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    pages.push(await api.call(readAccountData, { caller, ...nextOf(next) }));
  }
  return pages;
}

const ownPreset = { kind: "layout", name: "My script", content: { base: "uk", changes: {} } } as const;

const phone = {
  deviceId: "phone-of-hers",
  browser: "Chrome on Android",
  waiting: [{ playId: "the-play-of-hers" as PlayId, title: "Lamp", changes: 3 }],
};

const entry = (n: number) => ({
  activity_type: "words_written",
  activity_data: { play_id: "the-play-of-hers", play_title: "Lamp", word_count: n },
  page_url: "/editor/the-play-of-hers",
  user_agent: "test",
  session_id: "session_1700000000000_abcdef",
});

test("all stored data is returned in pages, each item once, and nobody else's", async () => {
  const [hers, his] = [somebody(), somebody()];
  await changeProfile(table, hers, { full_name: "Ann Author" }, now);
  await putSignIn(table, hers, { at: now.toISOString(), how: "link" });
  const contact = { email: "ann@example.com", properties: { firstname: "Ann" } };
  const asked = await requestContact(table, hers, now);
  await noteAddress(table, asked, contact.email);
  await settleContact(table, asked, now, contact);
  await putContactEvent(table, hers, "user_login", now);
  await storePreset(table, hers, { presetId: "preset-of-hers--", ...ownPreset }, now);
  await storeReport(table, hers, phone, now);
  await markPasswordChosen(table, hers, now);
  for (let n = 0; n < 18; n++) {
    const body = Array.from({ length: 25 }, (_, index) => entry(n * 25 + index));
    reportedAt = new Date(reportedAt.getTime() + 10_000);
    await api.call(logActivity, { caller: { sub: hers }, body });
  }
  await api.call(logActivity, { caller: { sub: his }, body: entry(1000) });
  const pages = await allPages({ sub: hers });
  expect(pages.length).toBeGreaterThanOrEqual(3);
  expect(pages[0]).toMatchObject({
    profile: { full_name: "Ann Author" },
    subscription: { subscribed: false },
    signIns: [{ at: now.toISOString(), how: "link" }],
    contact: {
      addresses: ["ann@example.com"],
      properties: { firstname: "Ann" },
      toldAt: now.toISOString(),
      events: [{ name: "user_login", at: now.toISOString() }],
    },
    presets: [{ presetId: "preset-of-hers--", ...ownPreset, changedAt: now.toISOString() }],
    devices: [{ ...phone, seenAt: now.toISOString() }],
    security: { passwordChosenAt: now.toISOString() },
    shares: [],
    versions: [],
    feedback: [],
  });
  expect(pages.slice(1).every(({ profile, signIns }) => profile === null && signIns.length === 0)).toBe(true);
  const written = pages.flatMap(({ activity }) =>
    activity.map((one) => (one.activity_data as { word_count: number }).word_count),
  );
  expect(written.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 450 }, (_, n) => n));
  expect(JSON.stringify(pages)).not.toMatch(/USER#|GSI1|expiresAt/);
});

test("messages sent with the account's confirmed address are returned in pages, and nobody else's", async () => {
  const [hers, his] = [somebody(), somebody()];
  const { pool, change } = poolOf({ userId: hers, email: "ann@example.com" }, { userId: his, email: "bo@example.com" });
  const own = apiCaller(...accountEndpoints(table, () => now, pool));
  const said = { name: "Ann", topic: "question" } as const;
  for (let n = 0; n < 60; n++)
    await putMessage(table, { ...said, email: "Ann@Example.com", message: `Number ${n}` }, new Date(now.getTime() + n));
  await putMessage(table, { ...said, email: "bo@example.com", message: "His." }, now);
  const readAll = async (sub: UserId) => {
    const pages = [await own.call(readAccountData, { caller: { sub } })];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
      pages.push(await own.call(readAccountData, { caller: { sub }, query: { next } }));
    return pages.flatMap(({ messages }) => messages.map(({ message }) => message));
  };
  expect(await readAll(hers)).toEqual(Array.from({ length: 60 }, (_, n) => `Number ${n}`));
  expect(await readAll(his)).toEqual(["His."]);
  change(his, { isEmailVerified: false });
  expect(await readAll(his)).toEqual([]);
});

test("submissions are returned in pages, on any plan, and nobody else's", async () => {
  const [hers, his] = [somebody(), somebody()];
  const store = (userId: UserId, recipients: readonly string[]) => {
    const entries = recipients.map((recipient) => ({
      ...emptySubmission,
      recipient,
      submissionId: recipient.padEnd(16, "-") as SubmissionId,
    }));
    return storeSubmissions(table, userId, entries, async () => undefined, now);
  };
  const recipients = Array.from({ length: 230 }, (_, n) => `theater${String(n).padStart(3, "0")}`);
  for (let start = 0; start < recipients.length; start += 50) await store(hers, recipients.slice(start, start + 50));
  await store(his, ["elsewhere"]);
  const pages = await allPages({ sub: hers });
  expect(pages.flatMap(({ submissions }) => submissions.map(({ recipient }) => recipient))).toEqual(recipients);
  expect(JSON.stringify(pages)).not.toContain("USER#");
});

test("a person without data gets an empty page", async () => {
  expect(await allPages({ sub: somebody() })).toEqual([
    {
      profile: null,
      subscription: { subscribed: false, subscription_tier: null, subscription_end: null, subscription_status: null },
      signIns: [],
      contact: null,
      presets: [],
      devices: [],
      security: null,
      activity: [],
      shares: [],
      versions: [],
      feedback: [],
      messages: [],
      submissions: [],
    },
  ]);
});

test.each(["x", "UFJPRklMRQ", Buffer.from("messages/").toString("base64url"), "%00", "2027", ""])(
  "a page called %j is refused or the first",
  async (next) => {
    const { status } = await api.send(readAccountData, { caller: { sub: somebody() }, query: { next } });
    expect(status).toBe(next === "" ? 200 : 400);
  },
);
