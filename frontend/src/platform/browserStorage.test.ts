// @vitest-environment jsdom
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

test("without the functional choice a setting lasts for the visit", () => {
  setTheme("dark");
  expect([kept(), localEntries.getItem("theme")]).toEqual([[null, "dark"], "dark"]);
});

test("with the functional choice a setting is kept, and what was set before it too", () => {
  setTheme("dark");
  consent.save(everything);
  expect([kept(), localEntries.getItem("theme")]).toEqual([["dark", null], "dark"]);
  setTheme("light");
  expect(kept()).toEqual(["light", null]);
});

test("who takes the choice back keeps the setting for the visit only", () => {
  consent.save(everything);
  setTheme("dark");
  consent.save(essentialOnly);
  expect([kept(), localEntries.getItem("theme")]).toEqual([[null, "dark"], "dark"]);
});

test("what an earlier release kept without the choice stays for the visit only", () => {
  stop();
  localStorage.setItem("theme", "dark");
  localStorage.setItem("ghostlight.device", "name");
  stop = keepFunctionalEntries();
  expect([kept(), localStorage.getItem("ghostlight.device")]).toEqual([[null, "dark"], "name"]);
});

test("essential entries do not depend on the choice", () => {
  localEntries.setItem("ghostlight.replies", "{}");
  expect(localStorage.getItem("ghostlight.replies")).toBe("{}");
});
