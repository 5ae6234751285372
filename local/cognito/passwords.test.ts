import { expect, test } from "vitest";
import { assertGoodPassword, hidePassword } from "./passwords.ts";
import { passwordPolicy, userPoolProperties } from "./template.ts";

const strict = userPoolProperties.parse({ UsernameAttributes: ["email"] }).Policies.PasswordPolicy;

test.each([
  ["Sh0rt!", /not long enough/],
  ["alllower1!", /uppercase/],
  ["ALLUPPER1!", /lowercase/],
  ["NoNumber!", /numeric/],
  ["NoSymbol1", /symbol/],
])("Cognito's default policy refuses %s", (password, reason) => {
  expect(() => assertGoodPassword(strict, password)).toThrow(reason);
});

test("a template's policy requires what it says and nothing else", () => {
  const policy = passwordPolicy.parse({ MinimumLength: 8 });
  expect(() => assertGoodPassword(policy, "lowercase")).not.toThrow();
  expect(() => assertGoodPassword(policy, "seven77")).toThrow(/not long enough/);
});

test("a salt that starts with zeros keeps its 32 hexadecimal digits", () => {
  const salt = Buffer.from(`000a${"7f".repeat(14)}`, "hex");
  expect(hidePassword({ id: "eu-west-1_abcdefghi" }, "somebody", "words enough", salt).salt).toBe(salt.toString("hex"));
});
