import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { activityLimit, logActivity } from "#domain/api/activity.ts";
import { assertWithinRate } from "#lambdas/shared/assertWithinRate.ts";
import { listCounts } from "#lambdas/stores/activityCounts.ts";
import { listAllItems } from "#lambdas/stores/table.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { connectTable, startTestTable } from "#tests/support/table.ts";
import { activityEndpoints } from "./endpoints.ts";

const { table, endpoint } = await startTestTable();
const now = new Date("2027-01-31T12:00:00.000Z");
const api = apiCaller(...activityEndpoints(table, () => now));

const somebody = () => ({ sub: randomUUID() });
const opened = (play_title: string) => ({
  activity_type: "play_opened",
  activity_data: { play_id: "the-last-bulb", play_title },
  page_url: "https://ghostlight.example/editor/the-last-bulb",
  user_agent: "Browser/1",
  session_id: "session_1790000000000_a1B2c3",
});
const logOf = (sub: string) =>
  listAllItems(table, {
    KeyConditionExpression: "PK = :user AND begins_with(SK, :log)",
    ExpressionAttributeValues: { ":user": `USER#${sub}`, ":log": "ACTIVITY#" },
  });

test("an entry is stored for thirteen months, with the person and the time", async () => {
  const caller = somebody();
  expect(await api.call(logActivity, { caller, body: opened("The Lamp") })).toEqual({ logged: 1 });
  const [item, ...more] = await logOf(caller.sub);
  expect(more).toEqual([]);
  expect(item).toMatchObject({
    ...opened("The Lamp"),
    user_id: caller.sub,
    timestamp: now.toISOString(),
    GSI1PK: expect.stringMatching(/^ACTIVITY#2027-01-31#[0-7]$/),
    GSI1SK: String(item?.SK).replace("ACTIVITY#", ""),
  });
  expect(new Date(Number(item?.expiresAt) * 1000).toISOString().slice(0, 7)).toMatch(/2028-0[23]/);
});

test("up to 25 entries are stored in order, and all are found under their day", async () => {
  const caller = somebody();
  const titles = Array.from({ length: 25 }, (_, n) => `Play ${n}`);
  expect(await api.call(logActivity, { caller, body: titles.map(opened) })).toEqual({ logged: 25 });
  const kept = (await logOf(caller.sub)).map(
    ({ activity_data }) => (activity_data as { play_title: string }).play_title,
  );
  expect(kept).toEqual(titles);
  const found = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6, 7].map((shard) =>
      listAllItems(table, {
        IndexName: "GSI1",
        KeyConditionExpression: "GSI1PK = :day",
        ExpressionAttributeValues: { ":day": `ACTIVITY#2027-01-31#${shard}` },
      }),
    ),
  );
  expect(found.flat().filter(({ user_id }) => user_id === caller.sub)).toHaveLength(25);
});

test("entries are counted by type, and are stored even if counting fails", async () => {
  const day = new Date("2027-03-01T08:30:00.000Z");
  const { call } = apiCaller(...activityEndpoints(table, () => day));
  const visit = { ...opened(""), activity_type: "page_visit", activity_data: { page_name: "Help", referrer: "" } };
  await call(logActivity, { caller: somebody(), body: [opened("One"), visit, opened("Two")] });
  const counted = [{ hour: "2027-03-01T08", counts: { play_opened: 2, page_visit: 1 } }];
  expect(await listCounts(table, ["2027-03-01"])).toEqual(counted);

  const broken = connectTable(endpoint);
  broken.client.middlewareStack.add(
    (next) => (args) => {
      if (JSON.stringify(args.input).includes("ACTIVITY-COUNTS")) throw new Error("The counter was not reached.");
      return next(args);
    },
    { step: "initialize" },
  );
  const caller = somebody();
  const { call: callBroken } = apiCaller(...activityEndpoints(broken, () => day));
  expect(await callBroken(logActivity, { caller, body: opened("Three") })).toEqual({ logged: 1 });
  expect(await logOf(caller.sub)).toHaveLength(1);
  expect(await listCounts(table, ["2027-03-01"])).toEqual(counted);
});

test("a person may send 300 entries a minute, and others aren't affected", async () => {
  const caller = somebody();
  const send = (n: number) => api.send(logActivity, { caller, body: opened(`Play ${n}`) });
  const counted = { name: "activity-of", key: caller.sub, limit: 300, windowSeconds: 60, amount: 290 };
  await assertWithinRate(table, counted, now);
  const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => send(n)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(await api.refusal(logActivity, { caller, body: opened("x") })).toMatchObject({
    status: 429,
    code: activityLimit,
  });
  expect(await logOf(caller.sub)).toHaveLength(10);
  expect(await api.call(logActivity, { caller: somebody(), body: opened("x") })).toEqual({ logged: 1 });
});

test("the entries of a batch are counted one by one, because each costs as much as another", async () => {
  const caller = somebody();
  const batch = Array.from({ length: 25 }, (_, n) => opened(`Play ${n}`));
  const statuses: number[] = [];
  for (let sent = 0; sent < 13; sent++) statuses.push((await api.send(logActivity, { caller, body: batch })).status);
  expect(statuses).toEqual([...Array<number>(12).fill(200), 429]);
});

test("nothing is stored of a batch that is invalid, empty, too large, or in another person's name", async () => {
  const caller = somebody();
  const bad = [
    [opened("Good"), { ...opened("Bad"), activity_type: "unknown" }],
    [],
    Array.from({ length: 26 }, () => opened("x")),
    { ...opened("x"), user_id: randomUUID() },
    { ...opened("x"), timestamp: "2020-01-01T00:00:00.000Z" },
  ];
  for (const body of bad) {
    expect(await api.refusal(logActivity, { caller, body })).toMatchObject({ status: 400, code: "invalid" });
  }
  expect(await api.refusal(logActivity, { body: opened("x") })).toMatchObject({ status: 401 });
  expect(await logOf(caller.sub)).toEqual([]);
});
