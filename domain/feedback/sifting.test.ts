import { expect, test } from "vitest";
import { elsewhere, passes, type Sieve, tally } from "./sifting.ts";

const said = { name: "Marta", kind: "comment", state: "open" } as const;

test.each<[Sieve, boolean]>([
  [{}, true],
  [{ name: "Marta", kind: "comment", state: "open", where: "whole" }, true],
  [{ name: "" }, false],
  [{ kind: "typo" }, false],
  [{ state: "resolved" }, false],
  [{ where: "gone" }, false],
])("%j lets it pass: %s", (sieve, wanted) => expect(passes(sieve, said, elsewhere.whole)).toBe(wanted));

test("a tally names the most frequent first", () => {
  expect(tally(["a", "b", "b"])).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
});
