import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { ActivityEntry, ActivityType } from "#domain/activity/activity.ts";
import { countActivity, findPeople, type LoggedActivity, listActivity } from "#domain/api/adminActivity.ts";
import { listMessages } from "#domain/api/messages.ts";
import type { UserId } from "#domain/play/play.ts";
import { putActivity } from "#lambdas/stores/activity.ts";
import { countEntries } from "#lambdas/stores/activityCounts.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { connectTable, createTable, startTestTable } from "#tests/support/table.ts";
import { poolOf } from "#tests/support/userPool.ts";
import { adminEndpoints } from "./endpoints.ts";

const { endpoint } = await startTestTable();
const admin = { sub: randomUUID(), "cognito:groups": "[admins]" };
const [ruth, will] = [randomUUID() as UserId, randomUUID() as UserId];
const { pool } = poolOf({ userId: ruth, email: "ruth@example.org", fullName: "Ruth" }, { userId: will });

let stages = 0;
async function stage() {
  const table = connectTable(endpoint, `admin-${stages++}`);
  await createTable(table);
  const queries = queriesOf(table);
  const now = () => new Date("2027-01-31T12:00:00.000Z");
  const api = apiCaller(...adminEndpoints({ table, pool, now }));
  const page = async (query: Record<string, string>) => {
    queries.splice(0);
    return api.call(listActivity, { caller: admin, query });
  };
  /** All pages of a search, and the table reads of each. */
  const readAll = async (query: Record<string, string>) => {
    const entries: LoggedActivity[] = [];
    const costs: (readonly Asked[])[] = [];
    let next: string | undefined;
    do {
      const answer = await page({ ...query, ...(next && { next }) });
      entries.push(...answer.entries);
      costs.push([...queries]);
      next = answer.next;
    } while (next);
    return { entries, costs };
  };
  return { table, api, page, readAll };
}

interface Asked {
  readonly command: string;
  /** Entries that were read, whether or not a filter skipped them. */
  readonly looked: number;
}

/** Records the table's reads from now on. */
function queriesOf({ client }: Table): Asked[] {
  const asked: Asked[] = [];
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (input) => {
        const answer = await next(input);
        const { ScannedCount = 0 } = answer.output as { ScannedCount?: number };
        asked.push({ command: commandName, looked: ScannedCount });
        return answer;
      },
    { step: "initialize" },
  );
  return asked;
}

const visit = (page_name: string, path = "/help"): ActivityEntry => ({
  activity_type: "page_visit",
  activity_data: { page_name, referrer: "" },
  page_url: `https://ghostlight.example${path}`,
  user_agent: "Browser/1",
  session_id: "session_1790000000000_a1B2c3",
});
const opened = (play_title: string): ActivityEntry => ({
  ...visit(""),
  activity_type: "play_opened",
  activity_data: { play_id: "the-last-bulb" as never, play_title },
  page_url: "https://ghostlight.example/editor/the-last-bulb",
});
const nameOf = ({ activity_data: { page_name, play_title } }: LoggedActivity) => page_name ?? play_title;
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

const january = { from: "2027-01-01", to: "2027-01-31" };
const at = (time: string) => new Date(`2027-01-${time}Z`);

test("entries are listed latest first, across the shards of a day and across days", async () => {
  const { table, page } = await stage();
  await putActivity(
    table,
    ruth,
    // Fewer than one page reads of a shard, because all of them may be in the same one.
    numbers(1, 8).map((n) => visit(`${n}`)),
    at("10T09:00"),
  );
  await putActivity(table, will, [opened("9")], at("12T23:59:59.999"));
  await putActivity(table, ruth, [visit("10")], at("13T00:00"));
  const { entries, next } = await page({ ...january, to: "2027-01-13" });
  expect(entries.map(nameOf)).toEqual(numbers(1, 10).reverse().map(String));
  expect(entries[1]).toEqual({
    ...opened("9"),
    place: expect.stringMatching(/^2027-01-12T23:59:59.999Z#/),
    user_id: will,
    timestamp: "2027-01-12T23:59:59.999Z",
  });
  // One page reads at most eight empty days.
  expect(next).toBe("2027-01-05~");
  expect(await page({ ...january, next: "2027-01-05~" })).toEqual({ entries: [] });
});

test("only the requested days are read", async () => {
  const { table, readAll } = await stage();
  for (const n of [9, 10, 11, 12]) await putActivity(table, ruth, [visit(`${n}`)], new Date(Date.UTC(2027, 0, n)));
  const days = { from: "2027-01-10", to: "2027-01-11" };
  expect((await readAll(days)).entries.map(nameOf)).toEqual(["11", "10"]);
  expect((await readAll({ ...days, user: ruth })).entries.map(nameOf)).toEqual(["11", "10"]);
});

test("entries can be filtered by person, type and page, and by combinations", async () => {
  const { table, readAll } = await stage();
  await putActivity(table, ruth, [visit("help"), opened("hers"), visit("prices", "/pricing")], at("10T09:00"));
  await putActivity(table, will, [visit("help"), opened("his")], at("10T10:00"));
  const found = async (query: Record<string, string>) =>
    (await readAll({ from: "2027-01-09", to: "2027-01-11", ...query })).entries.map(nameOf);
  expect(await found({ user: ruth })).toEqual(["prices", "hers", "help"]);
  expect(await found({ type: "play_opened" })).toEqual(["his", "hers"]);
  expect(await found({ path: "/help" })).toEqual(["help", "help"]);
  expect(await found({ path: "/editor/" })).toEqual(["his", "hers"]);
  expect(await found({ user: ruth, type: "page_visit", path: "/pr" })).toEqual(["prices"]);
  expect(await found({ user: randomUUID() })).toEqual([]);
});

test("of 1,000 entries, many of the same instant, pages skip none, repeat none, and cost the same", async () => {
  const { table, readAll } = await stage();
  const batches = numbers(0, 39).map((n) => ({ user: n % 4 ? ruth : will, minute: Math.floor(n / 8), n }));
  for (const some of chunked(batches, 20)) {
    await Promise.all(
      some.map(({ user, minute, n }) =>
        putActivity(
          table,
          user,
          numbers(0, 24).map((m) => visit(`${n}.${m}`)),
          new Date(Date.UTC(2027, 0, 30, 12, minute)),
        ),
      ),
    );
  }
  const all = await readAll(january);
  expect(all.entries).toHaveLength(1_000);
  expect(new Set(all.entries.map(nameOf)).size).toBe(1_000);
  const places = all.entries.map(({ place }) => place);
  expect(places).toEqual([...places].sort().reverse());
  expect(dearest(all.costs)).toBeLessThanOrEqual(8 * 8 * 10);

  const hers = await readAll({ ...january, user: ruth });
  expect(hers.entries).toEqual(all.entries.filter(({ user_id }) => user_id === ruth));
  expect(dearest(hers.costs)).toBeLessThanOrEqual(200);

  const one = await readAll({ ...january, path: "/nowhere" });
  expect(one.entries).toEqual([]);
  expect(dearest(one.costs)).toBeLessThanOrEqual(8 * 8 * 50);

  const commands = [all, hers, one].flatMap(({ costs }) => costs.flat().map(({ command }) => command));
  expect(new Set(commands)).toEqual(new Set(["QueryCommand"]));
  console.info(
    `1,000 entries in ${all.costs.length} pages of ${Math.round(1_000 / all.costs.length)}; the dearest looked at ${dearest(all.costs)} entries.`,
  );
});

const dearest = (costs: readonly (readonly Asked[])[]): number =>
  Math.max(...costs.map((asked) => asked.reduce((sum, { looked }) => sum + looked, 0)));

function chunked<Value>(values: readonly Value[], size: number): readonly (readonly Value[])[] {
  return numbers(0, Math.ceil(values.length / size) - 1).map((n) => values.slice(n * size, (n + 1) * size));
}

test("entries are counted by hour and type for everybody, and empty hours are left out", async () => {
  const { table, api } = await stage();
  const count = (types: readonly ActivityType[], time: string) => countEntries(table, types, at(time));
  await Promise.all(numbers(1, 30).map(() => count(["page_visit", "sign_in", "page_visit"], "10T09:59:59")));
  await count(["export"], "10T10:00");
  await count(["sign_in"], "12T23:00");
  const ask = (from: string, to: string) => api.call(countActivity, { caller: admin, query: { from, to } });
  expect(await ask("2027-01-01", "2027-01-31")).toEqual({
    hours: [
      { hour: "2027-01-10T09", counts: { page_visit: 60, sign_in: 30 } },
      { hour: "2027-01-10T10", counts: { export: 1 } },
      { hour: "2027-01-12T23", counts: { sign_in: 1 } },
    ],
  });
  expect(await ask("2027-01-11", "2027-01-11")).toEqual({ hours: [] });
});

test("people are found by account or address, and unknown ones are left out", async () => {
  const { api } = await stage();
  const ask = (...who: string[]) => api.call(findPeople, { caller: admin, query: { who: who.join(",") } });
  const person = { userId: ruth, email: "ruth@example.org", name: "Ruth" };
  expect(await ask(ruth, randomUUID(), "RUTH@example.org", "nobody@example.org")).toEqual({ people: [person] });
  expect((await ask(ruth, will)).people).toHaveLength(2);
  for (const who of ["", "ruth", Array.from({ length: 26 }, () => randomUUID()).join(",")]) {
    expect(await api.refusal(findPeople, { caller: admin, query: { who } })).toMatchObject({ status: 400 });
  }
});

test.each([
  [{}],
  [{ from: "2027-01-02", to: "2027-01-01" }],
  [{ from: "2027-01-01", to: "2027-02-01" }],
  [{ from: "2027-02-30", to: "2027-02-30" }],
  [{ ...january, next: "x" }],
  [{ ...january, next: "2027-01-05T1~" }],
  [{ ...january, user: "ruth" }],
  [{ ...january, type: "play_deleted" }],
  [{ ...january, path: "help" }],
])("the query %j is refused", async (query) => {
  const { api } = await stage();
  expect(await api.refusal(listActivity, { caller: admin, query })).toMatchObject({ status: 400 });
});

test("a cursor outside the requested days is no error", async () => {
  const { table, page } = await stage();
  await putActivity(table, ruth, [visit("here")], at("10T09:00"));
  const day = { from: "2027-01-10", to: "2027-01-10" };
  for (const more of [{}, { user: ruth }] as Record<string, string>[]) {
    expect((await page({ ...day, ...more, next: "2027-01-20~" })).entries.map(nameOf)).toEqual(["here"]);
    expect(await page({ ...day, ...more, next: "2027-01-09~" })).toEqual({ entries: [] });
  }
});

test("what an administrator reads is logged: who read, what, whose, and of which days", async () => {
  const { api } = await stage();
  vi.stubEnv("LOG_LEVEL", "info");
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await api.call(listActivity, { caller: admin, query: { ...january, user: ruth } });
  await api.call(listActivity, { caller: admin, query: january });
  await api.call(findPeople, { caller: admin, query: { who: "ruth@example.org" } });
  await api.call(listMessages, { caller: admin });
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)));
  written.mockRestore();
  vi.unstubAllEnvs();
  const read = { administrator: admin.sub };
  expect(lines.filter(({ message }) => message === "administrator-read")).toMatchObject([
    { ...read, what: "activity", person: ruth, ...january },
    { ...read, what: "activity", person: "everybody", ...january },
    { ...read, what: "name", person: ruth },
    { ...read, what: "messages", person: "everybody" },
  ]);
  expect(JSON.stringify(lines)).not.toContain("ruth@example.org");
});

test("only administrators can read the log", async () => {
  const { api } = await stage();
  for (const [contract, query] of [
    [listActivity, january],
    [countActivity, january],
    [findPeople, { who: ruth }],
  ] as const) {
    expect(await api.refusal(contract, { query })).toMatchObject({ status: 401 });
    expect(await api.refusal(contract, { query, caller: { sub: ruth } })).toMatchObject({ status: 403 });
  }
});
