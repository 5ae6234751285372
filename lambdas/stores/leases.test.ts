import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startTestTable } from "#tests/support/table.ts";
import { withLease } from "./leases.ts";

const { table } = await startTestTable();

test("one runs, the others are told; when it is done, or has failed, or is dead, the next may", async () => {
  const lease = { name: randomUUID(), seconds: 30 };
  let nowMs = 0;
  const hold = (run: () => Promise<unknown>) => withLease(table, lease, () => new Date(nowMs), run);
  const inside = await hold(async () => [await hold(async () => "second"), "first"]);
  expect(inside).toEqual({ answer: [undefined, "first"] });
  await expect(hold(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  const dead = await hold(async () => {
    nowMs = 30_001;
    // Whoever took so long does not give back what is another's now.
    return hold(async () => "next");
  });
  expect(dead).toEqual({ answer: { answer: "next" } });
  expect(await hold(async () => "last")).toEqual({ answer: "last" });
});
