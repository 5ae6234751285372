import { expect, test } from "vitest";
import { binEndsAt } from "./bin.ts";

test("the bin keeps a play for thirty days", () => {
  expect(binEndsAt("2027-02-20T10:00:00.000Z")).toEqual(new Date("2027-03-22T10:00:00.000Z"));
});
