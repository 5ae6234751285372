import { expect, test } from "vitest";
import { startTestTable } from "#tests/support/table.ts";
import { openMailFixture } from "./testing/mails.ts";

const { table } = await startTestTable();
const clock = { now: new Date("2027-01-10T12:00:00.000Z") };
const fixture = openMailFixture(table, clock);
const play = await fixture.stage();

const from = (address: string) => ({ "x-viewer-address": address });

test("one address gets at most three e-mails a day that ask to confirm it, whoever asks, in any capitalization", async () => {
  const { token } = await fixture.share(play);
  const victim = "victim@example.org";
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) {
    const reader = await fixture.commenting(token);
    const email = n % 2 === 0 ? victim : "Victim@Example.org";
    statuses.push((await reader.send({ ...reader.wanted, email }, from(`198.51.100.${n}`))).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(fixture.mails.filter(({ to }) => to.toLowerCase() === victim)).toHaveLength(3);
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  const reader = await fixture.commenting(token);
  expect(await reader.send({ ...reader.wanted, email: victim })).toMatchObject({ status: 200 });
});

test("one reader can ask for at most five addresses a day", async () => {
  const { token } = await fixture.share(play);
  const reader = await fixture.commenting(token);
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++)
    statuses.push((await reader.send({ ...reader.wanted, email: `reader-${n}@example.org` })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("one network can ask for at most sixty an hour, and a link for a hundred a day", { timeout: 60_000 }, async () => {
  const { token } = await fixture.share(play);
  const ask = async (n: number, address: string) => {
    const reader = await fixture.commenting(token);
    return (await reader.send({ ...reader.wanted, email: `n${n}-of-many@example.org` }, from(address))).status;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 61; n++) statuses.push(await ask(n, `2001:db8:0:7::${n.toString(16)}`));
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  for (let n = 61; n < 101; n++) expect(await ask(n, "203.0.113.9")).toBe(200);
  expect(await ask(101, "203.0.113.10")).toBe(429);
});

test("one network can make at most six hundred choices an hour", { timeout: 60_000 }, async () => {
  const headers = from("192.0.2.77");
  const statuses: number[] = [];
  for (let n = 0; n < 601; n++) statuses.push((await fixture.choose("stop.x", { headers })).status);
  expect(new Set(statuses.slice(0, 600))).toEqual(new Set([404]));
  expect(statuses.at(-1)).toBe(429);
  expect((await fixture.choose("stop.x", { headers: from("192.0.2.78") })).status).toBe(404);
});
