import { expect, test } from "vitest";
import { findPeriod, newTotpSecret, periodAt, totpCode } from "./totp.ts";

/** "12345678901234567890", the secret of RFC 6238's test vectors. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
])("at second %i the code matches RFC 6238", (second, code) => {
  expect(totpCode(secret, periodAt(second * 1000))).toBe(code);
});

test("a code is valid one period early and one late, but no longer", () => {
  const now = 1_234_567_890_000;
  const at = (step: number) => findPeriod(secret, totpCode(secret, periodAt(now) + step), now);
  expect([-2, -1, 0, 1, 2].map((step) => at(step) !== undefined)).toEqual([false, true, true, true, false]);
});

test("secrets are 160 bits of base32, and each is different", () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});
