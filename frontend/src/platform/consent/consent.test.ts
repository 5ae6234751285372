// @vitest-environment page
import { beforeEach, expect, test, vi } from "vitest";
import { essentialOnly, everything } from "#domain/consent/cookiePreferences.ts";
import { chooseCookies } from "./chooseCookies.ts";
import { consent } from "./consent.ts";
import { createConsentStore } from "./consentStore.ts";
import { cookieSettings, openCookieSettings } from "./cookieSettings.ts";

beforeEach(() => {
  localStorage.clear();
  consent.reread();
});

test("nobody has consented to anything before they choose", () => {
  expect(consent.get()).toEqual({ isGiven: false, preferences: essentialOnly });
});

test("a choice is stored under the specification's names", () => {
  chooseCookies(everything);
  expect(localStorage.getItem("cookie-consent")).toBe("true");
  expect(JSON.parse(localStorage.getItem("cookie-preferences") ?? "")).toEqual(everything);
  expect(createConsentStore(() => localStorage).get()).toEqual({ isGiven: true, preferences: everything });
});

test("preferences without the flag don't count as a choice", () => {
  localStorage.setItem("cookie-preferences", JSON.stringify(everything));
  consent.reread();
  expect(consent.get()).toEqual({ isGiven: false, preferences: essentialOnly });
});

test("without storage, the choice lasts as long as the page", () => {
  const store = createConsentStore(() => {
    throw new DOMException("closed", "SecurityError");
  });
  expect(store.get().isGiven).toBe(false);
  store.save(everything);
  expect(store.get()).toEqual({ isGiven: true, preferences: everything });
});

test("a choice closes the dialog, and both are reported to subscribers", () => {
  const heard = vi.fn();
  const stops = [consent.subscribe(heard), cookieSettings.subscribe(heard)];
  openCookieSettings();
  expect(cookieSettings.isOpen()).toBe(true);
  chooseCookies(everything);
  expect(cookieSettings.isOpen()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(3);
  for (const stop of stops) stop();
});
