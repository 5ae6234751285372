// @vitest-environment page
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { essentialOnly, everything } from "#domain/consent/cookiePreferences.ts";
import { consent } from "#frontend/platform/consent/consent.ts";
import { openCookieSettings } from "#frontend/platform/consent/cookieSettings.ts";
import { buttonNamed, clearPage, mount } from "#frontend/ui/testing/page.ts";
import { CookieBannerAndDialog } from "./CookieBannerAndDialog.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  consent.reread();
});
afterEach(clearPage);

const show = () =>
  mount(
    <MemoryRouter>
      <CookieBannerAndDialog />
    </MemoryRouter>,
  );
const click = (name: string) => act(() => buttonNamed(name).click());
const banner = () => document.querySelector("section");
const dialog = () => document.querySelector("dialog");
const toggle = (label: string) => {
  const found = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === label)?.control;
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no toggle ${label}.`);
  return found;
};

test("asks with the texts of the specification", () => {
  show();
  expect(document.querySelector("h2")?.textContent).toBe("We use cookies");
  for (const name of ["Accept All", "Reject Non-Essential", "Cookie Settings"]) buttonNamed(name);
});

test("“Accept All” and “Reject Non-Essential” look the same", () => {
  show();
  expect(buttonNamed("Reject Non-Essential").className).toBe(buttonNamed("Accept All").className);
});

test.each([
  ["Accept All", everything],
  ["Reject Non-Essential", essentialOnly],
])("“%s” is stored, and the banner disappears", (name, preferences) => {
  show();
  click(name);
  expect(consent.get()).toEqual({ isGiven: true, preferences });
  expect(banner()).toBeNull();
});

test("the X hides the banner for the visit and stores no choice", () => {
  show();
  click("Close without choosing");
  expect(banner()).toBeNull();
  expect(localStorage.length).toBe(0);
  clearPage();
  show();
  expect(banner()).toBeNull();
});

test("the dialog saves the switches as set, and the essential one can't be changed", () => {
  show();
  click("Cookie Settings");
  expect(toggle("Essential").disabled).toBe(true);
  expect([toggle("Essential").checked, toggle("Functional").checked, toggle("Analytics").checked]).toEqual([
    true,
    false,
    false,
  ]);
  act(() => toggle("Functional").click());
  click("Save Preferences");
  expect(consent.get().preferences).toEqual({ essential: true, functional: true, analytics: false });
  expect([banner(), dialog()]).toEqual([null, null]);
});

test("the dialog opens with the stored choice, and closing it changes nothing", () => {
  consent.save(everything);
  show();
  expect(banner()).toBeNull();
  act(openCookieSettings);
  expect(toggle("Analytics").checked).toBe(true);
  act(() => toggle("Analytics").click());
  act(() => void dialog()?.dispatchEvent(new Event("cancel", { cancelable: true })));
  expect(dialog()).toBeNull();
  expect(consent.get().preferences).toEqual(everything);
});
