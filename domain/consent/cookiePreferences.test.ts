import { expect, test } from "vitest";
import { essentialOnly, everything, parseCookiePreferences } from "./cookiePreferences.ts";

test("stored preferences are read back", () => {
  expect(parseCookiePreferences(JSON.stringify(everything))).toEqual(everything);
  expect(parseCookiePreferences('{"essential":true,"functional":true,"analytics":false}')).toEqual({
    essential: true,
    functional: true,
    analytics: false,
  });
});

test("essential entries can't be turned off", () => {
  expect(parseCookiePreferences('{"essential":false,"functional":false,"analytics":false}')).toEqual(essentialOnly);
});

test.each([null, "", "true", "null", "[]", "{", "{}", '{"analytics":"yes"}', '{"analytics":1}'])(
  "%s allows only essential entries",
  (json) => {
    expect(parseCookiePreferences(json)).toEqual(essentialOnly);
  },
);
