import { expect, test } from "vitest";
import { checklistOf, checkSignIn, checkSignUp, emailError, newPasswordError, totpError, totpOf } from "./authRules.ts";

const states = (password: string, fullName = "Ruth Amber") =>
  checklistOf(password, { email: "ruth@example.org", fullName }).map(({ state }) => state);

test("says while it is typed what a new password still lacks", () => {
  expect(states("")).toEqual(["open", "open", "open", "open"]);
  expect(states("lamp")).toEqual(["missing", "met", "met", "met"]);
  expect(states("password1")).toEqual(["met", "missing", "met", "met"]);
  expect(states("abababab")).toEqual(["met", "met", "missing", "met"]);
  expect(states("ruthamber")).toEqual(["met", "met", "met", "missing"]);
  expect(states("three ghosts at noon")).toEqual(["met", "met", "met", "met"]);
});

test("takes passwords of 8 to 256 characters, without rules of composition", () => {
  const long = "a lamp in the dark ".repeat(13).trim();
  expect(["vier weg", long].map((password) => newPasswordError(password))).toEqual([undefined, undefined]);
  expect(["", "kurz", "x y ".repeat(70)].every((password) => newPasswordError(password))).toBe(true);
});

test("takes an address with its spaces around it", () => {
  expect([" ruth@example.org ", "ruth", "ruth@home", "a b@c.d"].map(emailError).map(Boolean)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test("an e-mail alone is enough to sign in, and nothing is not", () => {
  expect(checkSignIn({ email: "ruth@example.org" })).toEqual({});
  expect(Object.keys(checkSignIn({ email: "" }))).toEqual(["email"]);
});

test("signing up needs name, e-mail and password", () => {
  expect(Object.keys(checkSignUp({ email: "", password: "", fullName: "  " }))).toEqual([
    "fullName",
    "email",
    "password",
  ]);
  expect(checkSignUp({ email: "ruth@example.org", password: "a long lamp", fullName: "Ruth" })).toEqual({});
});

test("a code has six digits, with or without its gap", () => {
  expect(totpOf(" 123 456 ")).toBe("123456");
  expect(["123 456", "12345", "abcdef", ""].map(totpError).map(Boolean)).toEqual([false, true, true, true]);
});
