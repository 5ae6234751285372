import { expect, test } from "vitest";
import { essentialOnly, everything, parseCookiePreferences } from "./cookiePreferences.ts";

test("what was chosen is read again", () => {
  expect(parseCookiePreferences(JSON.stringify(everything))).toEqual(everything);
  expect(parseCookiePreferences('{"essential":true,"functional":true,"analytics":false}')).toEqual({
    essential: true,
    functional: true,
    analytics: false,
  });
});

test("essential entries cannot be turned off", () => {
  expect(parseCookiePreferences('{"essential":false,"functional":false,"analytics":false}')).toEqual(essentialOnly);
});

test.each([null, "", "true", "null", "[]", "{", "{}", '{"analytics":"yes"}', '{"analytics":1}'])(
  "%s agrees to nothing but the essential",
  (json) => {
    expect(parseCookiePreferences(json)).toEqual(essentialOnly);
  },
);
