import { expect, test } from "vitest";
import { readRecoveryCode, recoveryCodeBytes, recoveryCodeOf } from "./recoveryCode.ts";

const code = recoveryCodeOf(Uint8Array.from({ length: recoveryCodeBytes }, (_, at) => at * 17));

test("a code has sixteen letters and digits in groups of four", () => {
  expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
});

test("a code is recognized in capitals, without hyphens, and with letters that look like digits", () => {
  expect(readRecoveryCode(code)).toBe(code);
  expect(readRecoveryCode(` ${code.toUpperCase().replaceAll("-", " ")} `)).toBe(code);
  expect(readRecoveryCode("oOil-0000-0000-0000")).toBe("0011-0000-0000-0000");
});

test.each(["", "0000-0000-0000", "0000-0000-0000-000u", "0000-0000-0000-0000-0000"])("%o isn't a code", (typed) => {
  expect(readRecoveryCode(typed)).toBeUndefined();
});
