import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import type { ShareId } from "#domain/sharing/share.ts";
import { startTestTable } from "#tests/support/table.ts";
import { assertNotTooMuch, type Visit } from "./limits.ts";

const { table } = await startTestTable();
const now = new Date("2027-01-10T12:00:00.000Z");
const limits = { address: 6, reader: 3, link: 9 };

const visit = (more: Partial<Visit> = {}): Visit => ({
  viewerAddress: nanoid(),
  keyHash: nanoid(),
  shareId: nanoid(16) as ShareId,
  ...more,
});

async function taken(visits: readonly Visit[], at = now): Promise<number> {
  const asked = await Promise.allSettled(visits.map((one) => assertNotTooMuch(table, one, at, limits)));
  return asked.filter(({ status }) => status === "fulfilled").length;
}

const twelve = (more: () => Partial<Visit>) => Array.from({ length: 12 }, () => visit(more()));

test("one reader is limited, wherever they call from", async () => {
  const reader = visit();
  expect(await taken(twelve(() => ({ keyHash: reader.keyHash, shareId: reader.shareId })))).toBe(3);
});

test("new keys do not help: their address is limited, a household of IPv6 as one", async () => {
  expect(await taken(twelve(() => ({ viewerAddress: "198.51.100.7" })))).toBe(6);
  let host = 1;
  expect(await taken(twelve(() => ({ viewerAddress: `2001:db8::${host++}` })))).toBe(6);
});

test("a link is limited, from whatever addresses and keys", async () => {
  const { shareId } = visit();
  expect(await taken(twelve(() => ({ shareId })))).toBe(9);
});

test("who is refused is told when to come back, and may an hour later", async () => {
  const reader = visit();
  for (let n = 0; n < 3; n++) await assertNotTooMuch(table, reader, now, limits);
  await expect(assertNotTooMuch(table, reader, now, limits)).rejects.toMatchObject({
    reason: "too-many",
    message: expect.stringContaining("in 60 minutes"),
  });
  expect(await taken([reader], new Date(now.getTime() + 3_600_000))).toBe(1);
});
