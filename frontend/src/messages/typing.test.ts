import { afterEach, expect, test } from "vitest";
import { showLanguage } from "./showLanguage.ts";
import { languageChoices } from "./typing.ts";

afterEach(() => showLanguage("en"));

test.each([
  ["en", ["American English", "Arabic", "Basque"]],
  ["es", ["Alemán", "Árabe", "Búlgaro"]],
] as const)(
  "languages of plays are in alphabetical order in the interface's language (%s)",
  async (language, first) => {
    await showLanguage(language);
    const labels = languageChoices().map(({ label }) => label);
    expect(labels.slice(0, 3)).toEqual(first);
    expect(labels).toEqual(labels.toSorted(new Intl.Collator(language).compare));
  },
);
