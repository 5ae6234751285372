import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startTestTable } from "#tests/support/table.ts";
import { withLease } from "./leases.ts";

const { table } = await startTestTable();

test("one runs and the others are turned away; after it finishes, fails or dies, the next one may run", async () => {
  const lease = { name: randomUUID(), seconds: 30 };
  let nowMs = 0;
  const hold = (run: () => Promise<unknown>) => withLease(table, lease, () => new Date(nowMs), run);
  const inside = await hold(async () => [await hold(async () => "second"), "first"]);
  expect(inside).toEqual({ answer: [undefined, "first"] });
  await expect(hold(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  const dead = await hold(async () => {
    nowMs = 30_001;
    // A run that exceeded its lease doesn't release its successor's lease.
    return hold(async () => "next");
  });
  expect(dead).toEqual({ answer: { answer: "next" } });
  expect(await hold(async () => "last")).toEqual({ answer: "last" });
});
