import { afterEach, expect, test } from "vitest";
import { showLanguage } from "./showLanguage.ts";
import { stageWords } from "./stage.yaml";

afterEach(() => showLanguage("en"));

test.each([
  ["en", ["RUTH"], "Enters: RUTH", "Exits: RUTH"],
  ["en", ["RUTH", "ADA"], "Enter: RUTH, ADA", "Exit: RUTH, ADA"],
  ["es", ["RUTH"], "Entra: RUTH", "Sale: RUTH"],
  ["es", ["RUTH", "ADA"], "Entran: RUTH, ADA", "Salen: RUTH, ADA"],
] as const)("who comes and goes agrees in number (%s, %o)", async (language, names, enters, exits) => {
  await showLanguage(language);
  const given = { count: names.length, names: names.join(", ") };
  expect([stageWords.enters(given), stageWords.exits(given)]).toEqual([enters, exits]);
});
