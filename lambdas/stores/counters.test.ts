import { expect, test } from "vitest";
import { startTestTable } from "#tests/support/table.ts";
import { countWithinLimit, networkOf } from "./rateLimits.ts";

const { table } = await startTestTable();
const start = new Date("2027-01-10T12:00:00.000Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const knocks = (key: string) => ({ name: "knocks", key, limit: 5, windowSeconds: 900 });

test("allows the limit, then nothing until the window ends", async () => {
  for (let n = 0; n < 5; n++) {
    expect(await countWithinLimit(table, knocks("a"), after(n))).toEqual({ allowed: true, retryAfterSeconds: 0 });
  }
  expect(await countWithinLimit(table, knocks("a"), after(100))).toEqual({ allowed: false, retryAfterSeconds: 800 });
  expect(await countWithinLimit(table, knocks("b"), after(100))).toMatchObject({ allowed: true });
  expect(await countWithinLimit(table, { ...knocks("a"), name: "rings" }, after(100))).toMatchObject({ allowed: true });
  expect(await countWithinLimit(table, knocks("a"), after(900))).toMatchObject({ allowed: true });
});

test("counts fifty concurrent calls as fifty", async () => {
  const counted = await Promise.all(Array.from({ length: 50 }, () => countWithinLimit(table, knocks("c"), start)));
  expect(counted.filter(({ allowed }) => allowed)).toHaveLength(5);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["2001:db8:0:1:2:3:4:5", "2001:db8:0:1::/64"],
  ["2001:0DB8::5", "2001:db8:0:0::/64"],
  ["2001:db8:0:1::", "2001:db8:0:1::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
