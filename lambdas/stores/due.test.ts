import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { nanoid } from "nanoid";
import { beforeEach, expect, test } from "vitest";
import { connectTable, createTable, startTestTable } from "#tests/support/table.ts";
import { dueOn, findOldestDueDays, listDueItems } from "./due.ts";
import type { Table } from "./table.ts";

const { endpoint } = await startTestTable();
let table: Table;
beforeEach(async () => {
  table = connectTable(endpoint, nanoid());
  await createTable(table);
});

const day = (date: string) => new Date(`${date}T12:00:00.000Z`);
const mark = (name: string, at: Date) =>
  table.client.send(
    new PutCommand({ TableName: table.name, Item: { PK: name, SK: "HEAD", ...dueOn(at, "COMPACT", name) } }),
  );
const done = (name: string) =>
  table.client.send(new DeleteCommand({ TableName: table.name, Key: { PK: name, SK: "HEAD" } }));

async function dueAt(at: Date): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { PK } of listDueItems(table, at)) found.push(PK);
  return found;
}

test("work comes up on its due day, oldest first, until it is done", async () => {
  await mark("second", day("2027-01-11"));
  await mark("first", day("2027-01-10"));
  expect(await dueAt(day("2027-01-09"))).toEqual([]);
  expect(await dueAt(day("2027-01-10"))).toEqual(["first"]);
  expect(await dueAt(day("2027-01-11"))).toEqual(["first", "second"]);
  await done("second");
  expect(await dueAt(day("2027-01-12"))).toEqual(["first"]);
});

test("a long pause between sweeps skips nothing", async () => {
  await dueAt(day("2027-01-10"));
  await mark("old", day("2027-01-11"));
  await mark("older", day("2027-01-10"));
  expect(await dueAt(day("2027-02-10"))).toEqual(["older", "old"]);
  await done("older");
  expect(await dueAt(day("2027-02-11"))).toEqual(["old"]);
  expect(await dueAt(day("2027-02-12"))).toEqual(["old"]);
});

test("the age of the oldest due work is counted in days, and is 0 if nothing is due", async () => {
  await mark("today", day("2027-01-10"));
  await mark("older", day("2027-01-07"));
  expect(await findOldestDueDays(table, day("2027-01-10"))).toBe(3);
  await done("older");
  expect(await findOldestDueDays(table, day("2027-01-10"))).toBe(0);
  expect(await findOldestDueDays(table, day("2027-01-12"))).toBe(2);
  await done("today");
  expect(await findOldestDueDays(table, day("2027-01-12"))).toBe(0);
});

test("finds work that was marked for yesterday after midnight", async () => {
  await dueAt(day("2027-01-10"));
  await dueAt(day("2027-01-11"));
  await mark("late", day("2027-01-10"));
  expect(await dueAt(day("2027-01-11"))).toEqual(["late"]);
});

test("doesn't query finished days again", async () => {
  await dueAt(day("2027-01-10"));
  let queries = 0;
  table.client.middlewareStack.add((next) => (args) => next(args).finally(() => queries++), { step: "initialize" });
  await dueAt(day("2027-01-10"));
  expect(queries).toBe(1 + 2 * 4);
});

test("copes with a clock that was set back", async () => {
  await dueAt(day("2028-01-10"));
  await mark("now", day("2027-01-10"));
  expect(await dueAt(day("2027-01-10"))).toEqual(["now"]);
});
