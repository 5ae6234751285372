// @vitest-environment page
import { afterEach, expect, test } from "vitest";
import { accountLanguage } from "./accountLanguage.ts";

const client = "CognitoIdentityServiceProvider.client";
const storeSession = (idToken: string) => {
  localStorage.setItem(`${client}.LastAuthUser`, "somebody");
  localStorage.setItem(`${client}.somebody.idToken`, idToken);
};
const tokenWith = (claims: object) => `header.${btoa(JSON.stringify(claims))}.signature`;
afterEach(() => localStorage.clear());

test("the language of the account that is signed in is read from its token", () => {
  expect(accountLanguage()).toBeUndefined();
  storeSession(tokenWith({ locale: "es" }));
  expect(accountLanguage()).toBe("es");
});

test.each([
  ["of an account without a language", tokenWith({})],
  ["with a language that we don't have", tokenWith({ locale: "fr" })],
  ["that is damaged", "not a token"],
])("a token %s says nothing about it", (_, token) => {
  storeSession(token);
  expect(accountLanguage()).toBeUndefined();
});
