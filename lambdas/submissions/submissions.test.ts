import { randomUUID } from "node:crypto";
import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import {
  deleteSubmission,
  listSubmissions,
  maxSubmissions,
  maxSubmissionsAtOnce,
  putSubmissions,
  submissionLimit,
} from "#domain/api/submissions.ts";
import type { UserId } from "#domain/play/play.ts";
import { emptySubmission, type SubmissionEntry, type SubmissionId } from "#domain/submissions/submission.ts";
import { openSubmissionLimits } from "#domain/subscription/openSubmissions.ts";
import { plans } from "#domain/subscription/plans.ts";
import { countWithinLimit } from "#lambdas/stores/rateLimits.ts";
import { givePlan } from "#lambdas/stores/subscriptions.ts";
import { putItems } from "#lambdas/stores/table.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { submissionEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();
let now = new Date("2027-01-10T12:00:00.000Z");
const later = () => {
  now = new Date(now.getTime() + 1000);
};
const api = apiCaller(...submissionEndpoints(table, () => now));
type Caller = { readonly sub: string };
const free = (): Caller => ({ sub: randomUUID() });
const planEnd = { tier: "writer", end: "2037-01-01T00:00:00.000Z" } as const;
async function writer(): Promise<Caller> {
  const caller = free();
  await givePlan(table, caller.sub as UserId, planEnd);
  return caller;
}

const idOf = (number: number) => `entry-${String(number).padStart(10, "0")}` as SubmissionId;
const entry = (number: number, change: Partial<SubmissionEntry> = {}) => ({
  ...emptySubmission,
  recipient: `Theater ${number}`,
  playTitle: "The Last Bulb",
  submissionId: idOf(number),
  ...change,
});
const entries = (from: number, count: number, change: Partial<SubmissionEntry> = {}) =>
  Array.from({ length: count }, (_, n) => entry(from + n, change));
const put = async (caller: Caller, submissions: readonly object[]) =>
  (await api.call(putSubmissions, { caller, body: { submissions } })).submissions;
const refusal = (caller: Caller, submissions: readonly object[]) =>
  api.refusal(putSubmissions, { caller, body: { submissions } });
async function list(caller: Caller, open = false) {
  const pages = [];
  for (let cursor: string | undefined, isLast = false; !isLast; isLast = cursor === undefined) {
    const query = { ...(open && { open: "true" }), ...(cursor && { cursor }) };
    const page = await api.call(listSubmissions, { caller, query });
    pages.push(page.submissions);
    cursor = page.cursor;
  }
  return pages;
}
const numbersOf = async (caller: Caller, open = false) =>
  (await list(caller, open)).flat().map(({ submissionId }) => Number(submissionId.slice(6)));

const full: SubmissionEntry = {
  playId: "play-of-hers-01" as never,
  playTitle: "The Last Bulb",
  recipient: "Bruntwood Prize",
  recipientKind: "competition",
  address: "https://www.example.org/prize\nor by post",
  callId: "bruntwood-2027",
  versionId: 12,
  versionName: "Second draft",
  files: ["The Last Bulb (blind).pdf", "Synopsis.pdf"],
  deadline: { day: "2027-02-12", time: "18:00", zone: "Europe/London" },
  fee: { amount: 15.5, currency: "GBP" },
  sentOn: "2027-01-09",
  state: "waiting",
  answeredOn: null,
  answerExpectedBy: "2027-06-30",
  notes: "Blind.\nColor of the folder: blue",
};

test("every field is stored and listed, for its owner only", async () => {
  const [caller, other] = [free(), free()];
  const at = now.toISOString();
  const stored = { ...full, submissionId: idOf(1), createdAt: at, changedAt: at };
  expect(await put(caller, [{ ...full, submissionId: idOf(1) }])).toEqual([stored]);
  expect(await list(caller)).toEqual([[stored]]);
  expect(await list(other)).toEqual([[]]);
});

test("the same request again changes nothing but the time of the change", async () => {
  const caller = free();
  const [first] = await put(caller, [entry(1)]);
  later();
  await put(caller, [entry(1)]);
  expect(await list(caller)).toEqual([[{ ...first, changedAt: now.toISOString() }]]);
});

test("fifty submissions move from open to closed and back in one request, and keep when they were created", async () => {
  const caller = await writer();
  const created = (await put(caller, entries(0, maxSubmissionsAtOnce))).map(({ createdAt }) => createdAt);
  later();
  const closed = await put(caller, entries(0, maxSubmissionsAtOnce, { state: "declined" }));
  expect(closed.map(({ createdAt }) => createdAt)).toEqual(created);
  expect(await list(caller, true)).toEqual([[]]);
  expect(await list(caller)).toEqual([closed]);
  await put(caller, entries(0, maxSubmissionsAtOnce, { state: "longlist" }));
  expect(await numbersOf(caller, true)).toHaveLength(maxSubmissionsAtOnce);
  expect(await numbersOf(caller)).toHaveLength(maxSubmissionsAtOnce);
});

test("long logs are listed in pages, each submission once, and the open ones alone", async () => {
  const caller = await writer();
  for (let from = 0; from < 450; from += 50)
    await put(caller, entries(from, 50, { state: from < 250 ? "waiting" : "withdrawn" }));
  const pages = await list(caller);
  expect(pages.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(200);
  expect((await numbersOf(caller)).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 450 }, (_, n) => n));
  expect(await numbersOf(caller, true)).toEqual(Array.from({ length: 250 }, (_, n) => n));
});

test("a deleted submission is gone, deleting it again changes nothing, and nobody else can delete it", async () => {
  const [caller, other] = [free(), free()];
  await put(caller, [entry(1), entry(2, { state: "accepted" })]);
  for (const number of [1, 2]) {
    const params = { submissionId: idOf(number) };
    expect(await api.call(deleteSubmission, { caller: other, params })).toEqual(params);
    expect(await numbersOf(caller)).toContain(number);
    expect(await api.call(deleteSubmission, { caller, params })).toEqual(params);
    expect(await api.call(deleteSubmission, { caller, params })).toEqual(params);
  }
  expect(await list(caller)).toEqual([[]]);
});

const openSubmissionLimit = openSubmissionLimits.free ?? 0;

test("the free plan has five open submissions, and any number of closed ones", async () => {
  const caller = free();
  await put(caller, [...entries(0, openSubmissionLimit), ...entries(10, 20, { state: "declined" })]);
  const problem = { status: 402, code: "needs-writer", detail: expect.stringContaining(plans.writer.name) };
  expect(await refusal(caller, [entry(30)])).toMatchObject(problem);
  expect(await refusal(caller, [entry(10, { state: "waiting" })])).toMatchObject(problem);
  expect(await numbersOf(caller)).toHaveLength(openSubmissionLimit + 20);
  await put(caller, [entry(0, { state: "accepted" }), entry(30)]);
  expect(await numbersOf(caller, true)).toEqual([1, 2, 3, 4, 30]);
});

test("of a request that exceeds the limit, nothing is stored", async () => {
  const caller = free();
  expect(await refusal(caller, entries(0, openSubmissionLimit + 1))).toMatchObject({ status: 402 });
  expect(await list(caller)).toEqual([[]]);
});

test("after a downgrade, open submissions can still be changed, closed and deleted, and none be added", async () => {
  const caller = await writer();
  await put(caller, entries(0, 9));
  await givePlan(table, caller.sub as UserId, { ...planEnd, end: "2027-01-01T00:00:00.000Z" });
  expect(await put(caller, [entry(3, { notes: "By post." })])).toMatchObject([{ notes: "By post." }]);
  await put(caller, [entry(0, { state: "declined" }), entry(1, { state: "waiting" })]);
  await api.call(deleteSubmission, { caller, params: { submissionId: idOf(2) } });
  expect(await refusal(caller, [entry(20)])).toMatchObject({ status: 402, code: "needs-writer" });
  expect(await numbersOf(caller, true)).toEqual([1, 3, 4, 5, 6, 7, 8]);
});

test("a person can have 5,000 submissions, and can still change and delete them then", async () => {
  const caller = await writer();
  await put(caller, [entry(1)]);
  const tally = { PK: `USER#${caller.sub}`, SK: "SUBMISSIONS", turn: 1 };
  await putItems(table, [{ ...tally, stored: maxSubmissions - 1 }]);
  expect(await refusal(caller, [entry(2), entry(3)])).toMatchObject({
    status: 429,
    code: submissionLimit,
    detail: expect.stringContaining("at most 5000"),
  });
  await put(caller, [entry(2)]);
  expect(await refusal(caller, [entry(3)])).toMatchObject({ code: submissionLimit });
  await put(caller, [entry(2, { state: "declined" })]);
  await api.call(deleteSubmission, { caller, params: { submissionId: idOf(2) } });
  await put(caller, [entry(3)]);
});

test("requests at the same time store a submission once, in one state", async () => {
  const caller = await writer();
  for (let round = 0; round < 3; round++) {
    const states = ["planned", "declined", "waiting", "accepted"] as const;
    await Promise.all(states.map((state) => put(caller, [entry(round, { state })])));
    expect((await numbersOf(caller)).filter((number) => number === round)).toEqual([round]);
  }
});

test("a person who saves very much waits", async () => {
  const caller = await writer();
  const stored = { name: "submissions-stored", key: caller.sub, limit: 30_000_000, windowSeconds: 3600 };
  await countWithinLimit(table, { ...stored, amount: 29_990_000 }, now);
  expect(await refusal(caller, entries(0, 5, { notes: "x".repeat(10_000) }))).toMatchObject({ status: 429 });
  expect(await list(caller)).toEqual([[]]);
  await put(caller, [entry(1)]);
});

const one = entry(1);
test.each([
  ["without a recipient", { ...one, recipient: "  " }, "submissions.0.recipient"],
  ["with a day that there isn't", { ...one, sentOn: "2027-02-30" }, "submissions.0.sentOn"],
  ["in an unknown state", { ...one, state: "lost" }, "submissions.0.state"],
  ["with a negative fee", { ...one, fee: { amount: -1, currency: "USD" } }, "submissions.0.fee.amount"],
  ["with a fee in an unknown form", { ...one, fee: { amount: 1, currency: "$" } }, "submissions.0.fee.currency"],
  [
    "with a deadline at 25 o'clock",
    { ...one, deadline: { ...full.deadline, time: "25:00" } },
    "submissions.0.deadline.time",
  ],
  ["with too long notes", { ...one, notes: "x".repeat(10_001) }, "submissions.0.notes"],
  ["with control characters", { ...one, notes: "a\u0000b" }, "submissions.0.notes"],
  ["with an unknown field", { ...one, userId: "somebody" }, "submissions.0"],
  ["under an ID that's a key of the table", { ...one, submissionId: "OPEN#entry-00001" }, "submissions.0.submissionId"],
])("a submission %s is refused, with a sentence for the field, and nothing is stored", async (_, body, field) => {
  const caller = free();
  expect(await refusal(caller, [body])).toMatchObject({
    status: 400,
    code: "invalid",
    fields: { [field]: expect.any(String) },
  });
  expect(await list(caller)).toEqual([[]]);
});

test("the same submission twice in one request, none, or too many are refused", async () => {
  const caller = free();
  for (const submissions of [[one, one], [], entries(0, maxSubmissionsAtOnce + 1)])
    expect(await refusal(caller, submissions)).toMatchObject({ status: 400 });
});

test.each(["open/short", "OPEN#entry-0000000001", `open/${"x".repeat(17)}`, "open/../PROFILE", "PROFILE"])(
  "a page after %j is refused",
  async (cursor) => {
    expect(await api.refusal(listSubmissions, { caller: free(), query: { cursor } })).toMatchObject({ status: 400 });
  },
);

test("the list of open submissions doesn't go on after a closed one, and a page can begin after one that's gone", async () => {
  const caller = free();
  await put(caller, [entry(1)]);
  const query = { open: "true", cursor: `closed/${idOf(1)}` };
  expect(await api.refusal(listSubmissions, { caller, query })).toMatchObject({ status: 400 });
  const gone = { open: "true", cursor: `open/${nanoid(16)}` };
  expect(await api.send(listSubmissions, { caller, query: gone })).toMatchObject({ status: 200 });
});
