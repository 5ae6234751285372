// @vitest-environment page
import { afterEach, beforeEach, expect, test } from "vitest";
import { essentialOnly, everything } from "#domain/consent/cookiePreferences.ts";
import { keepFunctionalEntries, localEntries } from "./browserStorage.ts";
import { consent } from "./consent/consent.ts";
import { setTheme } from "./theme.ts";

let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  consent.reread();
  stop = keepFunctionalEntries();
});
afterEach(() => stop());

const kept = () => [localStorage.getItem("theme"), sessionStorage.getItem("theme")];

test("without functional consent, a setting lasts for the visit", () => {
  setTheme("dark");
  expect([kept(), localEntries.getItem("theme")]).toEqual([[null, "dark"], "dark"]);
});

test("with functional consent, a setting is stored, including one that was set before", () => {
  setTheme("dark");
  consent.save(everything);
  expect([kept(), localEntries.getItem("theme")]).toEqual([["dark", null], "dark"]);
  setTheme("light");
  expect(kept()).toEqual(["light", null]);
});

test("withdrawing consent keeps the setting for the visit only", () => {
  consent.save(everything);
  setTheme("dark");
  consent.save(essentialOnly);
  expect([kept(), localEntries.getItem("theme")]).toEqual([[null, "dark"], "dark"]);
});

test("a setting that an earlier release stored without consent lasts for the visit only", () => {
  stop();
  localStorage.setItem("theme", "dark");
  localStorage.setItem("ghostlight.device", "name");
  stop = keepFunctionalEntries();
  expect([kept(), localStorage.getItem("ghostlight.device")]).toEqual([[null, "dark"], "name"]);
});

test("essential entries don't depend on consent", () => {
  localEntries.setItem("ghostlight.replies", "{}");
  expect(localStorage.getItem("ghostlight.replies")).toBe("{}");
});
