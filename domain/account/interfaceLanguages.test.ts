import { expect, test } from "vitest";
import { interfaceLanguageOf } from "./interfaceLanguages.ts";

test.each([
  [["es-MX", "en-US"], "es"],
  [["en-GB", "es"], "en"],
  [["de-DE", "ES-ar", "en"], "es"],
  [["de", "fr"], "en"],
  [["", "es"], "es"],
  [[], "en"],
])("somebody who reads %j gets the interface in %s", (tags, expected) => {
  expect(interfaceLanguageOf(tags)).toBe(expected);
});
