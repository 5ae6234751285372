import { expect, test } from "vitest";
import { checkSignIn, checkSignUp, emailError, newPasswordError, passwordHint } from "./authRules.ts";

test("says while it is typed what a new password still lacks", () => {
  expect(["", "1234567", "12345678"].map(passwordHint)).toEqual([
    "8 characters or more. A few words in a row make a good one.",
    "1 more character to go.",
    "Long enough.",
  ]);
});

test("takes passwords of 8 to 256 characters", () => {
  expect([8, 256].map((length) => newPasswordError("x".repeat(length)))).toEqual([undefined, undefined]);
  expect([0, 7, 257].map((length) => newPasswordError("x".repeat(length))).every(Boolean)).toBe(true);
});

test("takes an address with its spaces around it", () => {
  expect([" ruth@example.org ", "ruth", "ruth@home", "a b@c.d"].map(emailError).map(Boolean)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test("an e-mail alone is told that a password is needed", () => {
  expect(Object.keys(checkSignIn({ email: "ruth@example.org", password: "" }))).toEqual(["password"]);
});

test("signing up needs name, e-mail and password", () => {
  expect(Object.keys(checkSignUp({ email: "", password: "", fullName: "  " }))).toEqual([
    "fullName",
    "email",
    "password",
  ]);
  expect(checkSignUp({ email: "ruth@example.org", password: "a long lamp", fullName: "Ruth" })).toEqual({});
});
