import { afterEach, expect, test } from "vitest";
import { dashboardWords } from "./dashboard.yaml";
import { formatDay, formatPrice } from "./format.ts";
import { languageName } from "./languageName.ts";
import { currentLanguage, readerLocale } from "./locale.ts";
import { showLanguage } from "./showLanguage.ts";
import { translated } from "./translation.ts";

afterEach(() => showLanguage("en"));

test("messages that have loaded, and those that load later, are in the new language", async () => {
  expect(dashboardWords.title).toBe("Your plays");
  await showLanguage("es");
  expect(dashboardWords.title).toBe("Tus obras");
  expect(translated("notFoundWords", { title: "Page not found" }).title).toBe("Página no encontrada");
});

test("English comes back after another language", async () => {
  const late = translated("notFoundWords", { title: "Page not found" });
  await showLanguage("es");
  await showLanguage("en");
  expect([currentLanguage(), dashboardWords.title, late.title]).toEqual(["en", "Your plays", "Page not found"]);
});

test("prices, dates and languages' names follow the language", async () => {
  await showLanguage("es");
  expect([currentLanguage(), readerLocale(["en-US", "es-MX"]), readerLocale(["en-US"])]).toEqual([
    "es",
    "es-MX",
    "es-419",
  ]);
  expect(formatPrice(12.5, "es-MX")).toMatch(/^USD\s12\.50$/);
  expect(dashboardWords.changed({ day: formatDay("2026-05-03T10:00:00Z", new Date("2026-11-20T10:00:00Z")) })).toBe(
    "última edición: 3 de mayo",
  );
  expect([languageName("fr"), languageName("es", "es")]).toEqual(["Francés", "Español"]);
});

test("English has none of the keys that only a translation has", async () => {
  const { sentences, translateSentence } = await import("./sentences.ts");
  await showLanguage("es");
  expect(Object.keys(sentences).length).toBeGreaterThan(10);
  await showLanguage("en");
  expect(sentences).toEqual({});
  expect(translateSentence("Use at least 8 characters.")).toBe("Use at least 8 characters.");
});
