import { expect, test } from "vitest";
import type { ShareId } from "#domain/sharing/share.ts";
import { countWithinLimit } from "#lambdas/stores/rateLimits.ts";
import { startTestTable } from "#tests/support/table.ts";
import { assertMayConfirm, choiceLimitOf } from "./limits.ts";
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

/** Counts e-mails that ask to confirm addresses, each of another reader; returns how many were allowed. */
async function countAllowed(shareId: string, count: number, viewerAddress: (n: number) => string): Promise<number> {
  let allowed = 0;
  for (let n = 0; n < count; n++) {
    const keyHash = `${shareId}-${n}-${viewerAddress(n)}`;
    const asked = {
      shareId: shareId as ShareId,
      keyHash,
      email: `${keyHash}@example.org`,
      viewerAddress: viewerAddress(n),
    };
    await assertMayConfirm(table, asked, clock.now).then(
      () => allowed++,
      () => undefined,
    );
  }
  return allowed;
}

test("one network can ask for at most sixty an hour, and an IPv6 household counts as one", async () => {
  expect(await countAllowed("link-of-a-network", 62, (n) => `2001:db8:0:7::${n.toString(16)}`)).toBe(60);
  expect(await countAllowed("link-of-a-network", 1, () => "2001:db8:0:8::1")).toBe(1);
});

test("a link can ask for at most a hundred a day, from whatever networks", async () => {
  expect(await countAllowed("link-of-everybody", 102, (n) => `203.0.113.${n}`)).toBe(100);
  expect(await countAllowed("another-link-----", 1, () => "203.0.113.250")).toBe(1);
});

test("one network can make at most six hundred choices an hour", async () => {
  const headers = from("192.0.2.77");
  const choose = async () => (await fixture.choose("stop.x", { headers })).status;
  await countWithinLimit(table, { ...choiceLimitOf("192.0.2.77"), amount: 599 }, clock.now);
  expect([await choose(), await choose()]).toEqual([404, 429]);
  expect((await fixture.choose("stop.x", { headers: from("192.0.2.78") })).status).toBe(404);
});
