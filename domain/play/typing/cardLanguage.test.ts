import { expect, test } from "vitest";
import { cardLanguageOf } from "./cardLanguage.ts";

test.each([
  [{ language: "es" }, "es"],
  [{ language: "pt-BR" }, "pt-BR"],
  [{}, ""],
  [undefined, ""],
  [{ language: "two\nlines" }, ""],
  [{ language: "x".repeat(36) }, ""],
])("the card of a play with the settings %j has the language %j", (typing, expected) => {
  expect(cardLanguageOf(typing)).toBe(expected);
});
