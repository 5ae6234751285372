import { expect, test } from "vitest";
import { testToken } from "#frontend/platform/testing/sessions.ts";
import { isFreshSignIn } from "./freshSignIn.ts";

test("a sign-in is fresh for some minutes, and a damaged token never is", () => {
  const token = testToken({ auth_time: 1_000 });
  expect([1_000, 1_200, 1_271, 9_000].map((now) => isFreshSignIn(token, now))).toEqual([true, true, false, false]);
  expect(isFreshSignIn("x.y.z", 0)).toBe(false);
});
