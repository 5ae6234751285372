import { expect, test } from "vitest";
import { paperOfLanguage } from "./paperOfLanguage.ts";

test.each([
  ["en-US", "letter"],
  ["en", "letter"],
  ["es-MX", "letter"],
  ["fr-CA", "letter"],
  ["en-GB", "a4"],
  ["de", "a4"],
  ["es", "a4"],
  ["ja-JP", "a4"],
  ["zh-Hant", "a4"],
  ["not a language", "letter"],
] as const)("%s uses %s", (language, paper) => {
  expect(paperOfLanguage(language)).toBe(paper);
});
