// @vitest-environment page
import { afterEach, expect, test } from "vitest";
import { currentLanguage } from "#frontend/messages/locale.ts";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { showWantedLanguage, takeMailLanguage, tryToChooseLanguage } from "./language.ts";

afterEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  document.documentElement.lang = "en";
  await showLanguage("en");
});

/** Opens an address in an English browser that stores no choices beyond the visit. Returns the language of its page. */
async function openAt(address: string) {
  history.replaceState(null, "", address);
  takeMailLanguage(location, history);
  await showWantedLanguage();
  return currentLanguage();
}

const shownAt = (): string => location.pathname + location.search + location.hash;

test("a link of a Spanish e-mail opens in Spanish, and so do the pages after it", async () => {
  expect(await openAt("/auth?type=signup&lang=es&username=u%2B1&code=123456")).toBe("es");
  expect(shownAt()).toBe("/auth?type=signup&username=u%2B1&code=123456");
  expect(await openAt("/auth")).toBe("es");
});

test("a link of an English e-mail opens in English, and after it another language can be chosen", async () => {
  tryToChooseLanguage("es");
  expect(await openAt("/reset-password?lang=en&username=u1&code=123456")).toBe("en");
  tryToChooseLanguage("es");
  expect(await openAt(shownAt())).toBe("es");
});

test("the secret of a sign-in link stays in the address for who takes it", async () => {
  expect(await openAt("/auth?type=magiclink&lang=es#email=r@x&secret=abc")).toBe("es");
  expect(shownAt()).toBe("/auth?type=magiclink#email=r@x&secret=abc");
});

test.each(["/auth?type=signup&code=1", "/auth?type=signup&lang=xx&code=1"])(
  "%s, which asks for no language of ours, opens in the browser's",
  async (address) => {
    expect(await openAt(address)).toBe("en");
    expect(shownAt()).toBe(address);
  },
);
