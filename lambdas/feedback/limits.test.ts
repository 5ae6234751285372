import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import type { ShareId } from "#domain/sharing/share.ts";
import { startTestTable } from "#tests/support/table.ts";
import { assertNotTooMuch, type ReaderRequest } from "./limits.ts";

const { table } = await startTestTable();
const now = new Date("2027-01-10T12:00:00.000Z");
const inAnHour = (limit: number) => ({ limit, windowSeconds: 3600 });
const limits = { address: inAnHour(6), reader: inAnHour(3), readerDay: inAnHour(5), link: inAnHour(9) };

const visit = (more: Partial<ReaderRequest> = {}): ReaderRequest => ({
  viewerAddress: nanoid(),
  keyHash: nanoid(),
  shareId: nanoid(16) as ShareId,
  ...more,
});

async function taken(visits: readonly ReaderRequest[], at = now): Promise<number> {
  const asked = await Promise.allSettled(visits.map((one) => assertNotTooMuch(table, one, at, limits)));
  return asked.filter(({ status }) => status === "fulfilled").length;
}

const twelve = (more: () => Partial<ReaderRequest>) => Array.from({ length: 12 }, () => visit(more()));

test("one reader is limited, whatever their IP address", async () => {
  const reader = visit();
  expect(await taken(twelve(() => ({ keyHash: reader.keyHash, shareId: reader.shareId })))).toBe(3);
});

test("a reader who stays below the limit per minute reaches the limit per day", async () => {
  const reader = visit();
  const patient = { ...limits, reader: { limit: 3, windowSeconds: 60 } };
  let allowed = 0;
  for (let minute = 0; minute < 8; minute++) {
    const at = new Date(now.getTime() + minute * 60_000);
    allowed += await assertNotTooMuch(table, reader, at, patient).then(
      () => 1,
      () => 0,
    );
  }
  expect(allowed).toBe(5);
});

test("new keys don't help: the address is limited, and an IPv6 household counts as one", async () => {
  expect(await taken(twelve(() => ({ viewerAddress: "198.51.100.7" })))).toBe(6);
  let host = 1;
  expect(await taken(twelve(() => ({ viewerAddress: `2001:db8::${host++}` })))).toBe(6);
});

test("a link is limited, whatever the addresses and keys", async () => {
  const { shareId } = visit();
  expect(await taken(twelve(() => ({ shareId })))).toBe(9);
});

test("a refused reader learns how long to wait, and is accepted an hour later", async () => {
  const reader = visit();
  for (let n = 0; n < 3; n++) await assertNotTooMuch(table, reader, now, limits);
  await expect(assertNotTooMuch(table, reader, now, limits)).rejects.toMatchObject({
    reason: "too-many",
    message: expect.stringContaining("in 60 minutes"),
  });
  expect(await taken([reader], new Date(now.getTime() + 3_600_000))).toBe(1);
});
