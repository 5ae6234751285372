import { expect, test } from "vitest";
import { writeNumber } from "./numberFormats.ts";

test.each([
  [1, "ordinalText", "de-DE", "Erster"],
  [11, "ordinalText", "de-DE", "Elfter"],
  [21, "ordinalText", "fr-FR", "Vingt et unième"],
  [13, "ordinalText", "es-MX", "Decimotercero"],
  [22, "cardinalText", "en-US", "Twenty-two"],
  [16, "cardinalText", "es-ES", "Dieciséis"],
  [3, "cardinalText", "nl-NL", "Three"],
  [31, "cardinalText", "en-US", "31"],
])("%i as Word writes %s in %s is %s", (number, format, language, text) => {
  expect(writeNumber(number, format, language)).toBe(text);
});
