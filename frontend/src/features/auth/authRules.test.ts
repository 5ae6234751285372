import { expect, test } from "vitest";
import { checkSignIn, checkSignUp, emailError, newPasswordError, totpError } from "./authRules.ts";

test("accepts passwords of 8 to 256 characters, with no composition rules", async () => {
  const long = "a lamp in the dark ".repeat(13).trim();
  const errorsOf = (passwords: readonly string[]) =>
    Promise.all(passwords.map((password) => newPasswordError(password)));
  expect(await errorsOf(["vier weg", long])).toEqual([undefined, undefined]);
  expect((await errorsOf(["", "kurz", "x y ".repeat(70)])).every(Boolean)).toBe(true);
});

test("accepts an address with spaces around it", () => {
  expect([" ruth@example.org ", "ruth", "ruth@home", "a b@c.d"].map(emailError).map(Boolean)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test("an e-mail alone is enough to sign in; an empty form isn't", () => {
  expect(checkSignIn({ email: "ruth@example.org" })).toEqual({});
  expect(Object.keys(checkSignIn({ email: "" }))).toEqual(["email"]);
});

test("signing up requires name, e-mail and password", async () => {
  expect(Object.keys(await checkSignUp({ email: "", password: "", fullName: "  " }))).toEqual([
    "fullName",
    "email",
    "password",
  ]);
  expect(await checkSignUp({ email: "ruth@example.org", password: "a long lamp", fullName: "Ruth" })).toEqual({});
});

test("a full name has at most 80 characters", async () => {
  const check = (letters: number) =>
    checkSignUp({ email: "ruth@example.org", password: "a long lamp", fullName: "x".repeat(letters) });
  expect(await check(80)).toEqual({});
  expect(await check(81)).toEqual({ fullName: "Use at most 80 characters." });
});

test("a code has six digits", () => {
  expect(["123456", "12345", "abcdef", ""].map(totpError).map(Boolean)).toEqual([false, true, true, true]);
});
