import { expect, test } from "vitest";
import type { CallCheck } from "#domain/submissions/calls/callCheck.ts";
import { describeCheck } from "./describeCheck.ts";

const number = (rule: "mostPages" | "leastMinutes" | "mostMinutes" | "synopsisSentences" | "synopsisWords") =>
  ({ rule, wanted: 3, found: 0, state: "failed" }) as const;
const nobody = {
  rule: "mostActors",
  wanted: 5,
  found: 0,
  roles: 0,
  headings: [],
  groups: [],
  state: "passed",
} as const;

const cases: readonly (readonly [CallCheck, string])[] = [
  [number("synopsisSentences"), "Synopsis of at most 3 sentences: not written yet."],
  [number("synopsisWords"), "Synopsis of at most 3 words: not written yet."],
  [number("mostPages"), "At most 3 pages: your play has no text yet."],
  [number("leastMinutes"), "At least 3 minutes: your play has no lines yet."],
  [nobody, "At most 5 actors: your play has no characters yet."],
  [
    { rule: "titlePage", wanted: "named", problem: "noTitle", state: "failed" },
    "A title page with your name. Your play has no title yet.",
  ],
  [{ rule: "coverHasAddress", hasCover: false, state: "failed" }, "An address on the cover: no file has a title page."],
  [
    { rule: "parts", missing: ["script"], unwritten: ["synopsis", "bio"], state: "failed" },
    "Files that are missing: Full script. Files that aren't written yet: Synopsis and Bio.",
  ],
  [{ rule: "details", wanted: "bio", state: "failed" }, "Biography: not written yet."],
];

test.each(cases)("a rule about something that isn't written says so: %o", (check, sentence) => {
  expect(describeCheck(check)).toBe(sentence);
});

test("a margin of 0 is a measure", () => {
  const check = { rule: "marginInches", wanted: 1, found: 0, state: "failed" } as const;
  expect(describeCheck(check)).toBe("Margins of at least 1 in: your narrowest has 0 in.");
});
