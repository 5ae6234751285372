import { expect, test } from "vitest";
import { inTurns } from "./inTurns.ts";

test("a few tasks run at a time, and after a failure no further one begins", async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const run = async (item: number) => {
    begun.push(item);
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done));
    running -= 1;
    if (item === 3) throw new Error("The third one.");
  };
  await expect(inTurns([1, 2, 3, 4, 5, 6, 7, 8], 2, run)).rejects.toThrow("The third one.");
  expect(most).toBe(2);
  expect(begun).toEqual([1, 2, 3, 4]);
  await inTurns([], 2, run);
  expect(begun).toHaveLength(4);
});
