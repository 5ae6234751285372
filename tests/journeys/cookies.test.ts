import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { type StoragePlace, storageEntries, storageEntryOf } from "#domain/consent/storageEntries.ts";
import { profileWords } from "#frontend/messages/account.yaml";
import { authWords } from "#frontend/messages/auth.yaml";
import { consentWords } from "#frontend/messages/consent.yaml";
import { contactWords } from "#frontend/messages/contact.yaml";
import { cookieWords } from "#frontend/messages/cookies.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { kindWords } from "#frontend/messages/editor.yaml";
import { settingsWords } from "#frontend/messages/settings.yaml";
import { tipWords } from "#frontend/messages/tips.yaml";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { expectAccessible } from "./harness/access.ts";
import { desktop, eventually, newDevice, phone } from "./harness/browserDevice.ts";
import { answerCookieNotice } from "./harness/consent.ts";
import { beginPlay, manuscript, openNewPlay } from "./harness/editor.ts";
import { demonstrationPerson, newWriter } from "./harness/people.ts";
import { openPlayList } from "./harness/playList.ts";
import { createLink } from "./harness/reader.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button, heading } from "./harness/signIn.ts";

const banner = (page: Page) => page.getByRole("region", { name: consentWords.heading });
const dialog = (page: Page) => page.getByRole("dialog", { name: consentWords.settings });
const toggle = (page: Page, name: string) => page.getByRole("switch", { name, exact: true });

const kept = (page: Page) =>
  page.evaluate(() => ({
    consent: localStorage.getItem("cookie-consent"),
    preferences: JSON.parse(localStorage.getItem("cookie-preferences") ?? "null"),
  }));

/** “Yes” and “no” have the same height, and about the same width. */
async function expectEqualChoices(page: Page): Promise<void> {
  const [yes, no] = [
    await button(page, consentWords.acceptAll).boundingBox(),
    await button(page, consentWords.reject).boundingBox(),
  ];
  expect(Math.abs((yes?.width ?? 0) - (no?.width ?? 99))).toBeLessThan(40);
  expect(yes?.height).toBe(no?.height);
}

test("a visitor hides the banner until the next visit, then chooses with the keyboard, and nothing is stored before it's saved", async () => {
  const { page: first, context } = await newDevice({ ...desktop, isUndecided: true });
  await first.goto("/faq");
  await banner(first).waitFor();
  await expectEqualChoices(first);
  await button(first, consentWords.hide).click();
  await banner(first).waitFor({ state: "detached" });
  await first.getByRole("contentinfo").getByRole("link", { name: cookieWords.title }).click();
  await heading(first, cookieWords.title).waitFor();
  expect(await banner(first).count()).toBe(0);
  await first.close();

  const page = await context.newPage();
  await page.goto("/faq");
  await banner(page).getByRole("button", { name: consentWords.settings }).focus();
  await page.keyboard.press("Enter");
  await dialog(page).waitFor();
  await expectAccessible(page);
  expect(await toggle(page, "Essential").isDisabled()).toBe(true);
  await toggle(page, "Analytics").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  expect(await kept(page)).toEqual({ consent: null, preferences: null });
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(consentWords.settings);
  await page.keyboard.press("Enter");
  await toggle(page, "Functional").focus();
  await page.keyboard.press("Space");
  await button(page, consentWords.savePreferences).press("Enter");
  await banner(page).waitFor({ state: "detached" });
  expect((await kept(page)).preferences).toEqual({ essential: true, functional: true, analytics: false });
  await page.getByRole("contentinfo").getByRole("button", { name: consentWords.settings }).click();
  await dialog(page).getByRole("button", { name: consentWords.acceptAll }).click();
  expect((await kept(page)).preferences).toEqual({ essential: true, functional: true, analytics: true });
});

const narrow = { ...phone, viewport: { width: 360, height: 740 } };

/** Returns whether two things on the screen cover each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("One of them isn't shown.");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test("the editor is no taller than the window while the banner is open", async () => {
  const { playId } = await createLink(generatePlay({ seed: 7, speeches: 100 }));
  const { page } = await newDeviceOf(demonstrationPerson("company"), { ...desktop, isUndecided: true });
  await page.goto(`/editor/${playId}`);
  await manuscript(page).waitFor();
  await page.locator(".page-gap").nth(2).waitFor({ state: "attached" });
  // While the text has the focus, the banner is hidden.
  await manuscript(page).blur();
  await banner(page).waitFor();
  const heights = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  expect(heights[0]).toBe(heights[1]);
});

test("on a phone, the banner moves away while a person writes, and leaves the tips and the elements free when it's back", async () => {
  const { page } = await newDeviceOf(await newWriter(), { ...narrow, isUndecided: true });
  await openPlayList(page);
  await banner(page).waitFor();
  await openNewPlay(page);
  const tips = page.getByRole("complementary", { name: tipWords.title });
  await tips.waitFor();
  await banner(page).waitFor({ state: "hidden" });
  await manuscript(page).blur();
  await banner(page).waitFor();
  expect(await overlap(banner(page), tips)).toBe(false);
  expect(await overlap(banner(page), button(page, kindWords.cue))).toBe(false);
});

test("on a phone, the banner doesn't cover the field that gets the focus, and after a “no” it's gone for good", async () => {
  const { page } = await newDevice({ ...narrow, isUndecided: true });
  await page.goto("/signup");
  await banner(page).waitFor();
  await expectAccessible(page);
  await expectEqualChoices(page);
  await page.getByLabel(authWords.fields.fullName).focus();
  const focused = page.locator(":focus");
  const isSubmit = () => focused.evaluate((element) => element.getAttribute("type") === "submit");
  for (let stops = 0; !(await isSubmit()); stops++) {
    expect(stops).toBeLessThan(10);
    await page.keyboard.press("Tab");
    expect(await overlap(banner(page), focused), await focused.innerText()).toBe(false);
  }
  await answerCookieNotice(page, consentWords.reject);
  expect(await kept(page)).toEqual({
    consent: "true",
    preferences: { essential: true, functional: false, analytics: false },
  });
  await page.goto("/pricing");
  await page.getByRole("contentinfo").waitFor();
  expect(await banner(page).count()).toBe(0);
  const spaceForBanner = await page.evaluate(() => getComputedStyle(document.body).paddingBottom);
  expect(spaceForBanner).toBe("0px");
});

test("the banner's Spanish buttons fit on the narrowest phones", async () => {
  const { page } = await newDevice({ ...narrow, locale: "es-MX", isUndecided: true });
  await page.goto("/es/pricing");
  const notice = page.getByRole("region", { name: "Usamos cookies" });
  await notice.waitFor();
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    const edge = await notice.evaluate((element) => element.getBoundingClientRect().right);
    expect(edge).toBeLessThanOrEqual(width);
    const edges = await notice
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().right));
    expect(edges).toHaveLength(4);
    expect(Math.max(...edges), `at ${width} px`).toBeLessThan(edge);
  }
});

test("a button is pressed although the banner comes back over it", async () => {
  const { page } = await newDevice({ ...narrow, isUndecided: true });
  await page.goto("/contact");
  await banner(page).waitFor();
  const send = button(page, contactWords.form.send);
  await page.getByLabel(contactWords.form.message).click();
  await banner(page).waitFor({ state: "hidden" });
  // The window ends where the banner is over the button.
  const bottom = await send.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  await page.setViewportSize({ width: narrow.viewport.width, height: Math.round(bottom) + 60 });
  await page.evaluate(() => scrollTo(0, 0));
  const box = await send.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await banner(page).waitFor();
  expect(await overlap(banner(page), send)).toBe(true);
  await page.mouse.up();
  await eventually(() => page.getByLabel(contactWords.form.name).getAttribute("aria-invalid")).toBe("true");
});

test("the language of new plays is the account's, and the theme outlasts the tab only with functional consent", async () => {
  const { page, context } = await newDeviceOf(await newWriter(), { ...desktop, isUndecided: true });
  await page.goto("/account-settings");
  const language = page.getByLabel(settingsWords.language);
  await language.selectOption({ label: "Welsh" });
  await page.getByText(settingsWords.languageSaved({ language: "Welsh" })).waitFor();
  const theme = page.getByLabel(settingsWords.theme);
  await theme.selectOption({ label: settingsWords.dark });
  await page.reload();
  await eventually(() => theme.inputValue()).toBe("dark");
  await eventually(() => language.inputValue()).toBe("cy");
  const themeOfNewTab = async () => {
    const tab = await context.newPage();
    await tab.goto("/account-settings");
    await heading(tab, settingsWords.title).waitFor();
    const found = await tab.evaluate(() => document.documentElement.dataset.theme);
    await tab.close();
    return found;
  };
  expect(await themeOfNewTab()).toBe("light");
  await button(page, consentWords.settings).last().click();
  await toggle(page, "Functional").click();
  await button(page, consentWords.savePreferences).click();
  await banner(page).waitFor({ state: "detached" });
  expect(await themeOfNewTab()).toBe("dark");
});

/** Returns the names of everything a page finds in its browser storage. */
const namesIn = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookie: document.cookie.split("; ").flatMap((cookie) => cookie.split("=")[0] || []),
    "indexed-db": (await indexedDB.databases()).flatMap(({ name }) => name ?? []),
    // The service worker's are checked where it's allowed: in the journeys about working offline.
    cache: await caches.keys(),
  }));

test("everything that using the app stores in the browser is listed in the cookie policy", async () => {
  const { page } = await newDeviceOf(await newWriter(), { ...desktop, isUndecided: true });
  await page.goto("/");
  await answerCookieNotice(page, consentWords.acceptAll);
  await beginPlay(page);
  await manuscript(page).focus();
  await page.keyboard.type("Hall");
  await page.keyboard.press("Control+s");
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  await page.goto("/profile");
  await page.getByLabel(profileWords.penName).fill("R. A.");
  for (const path of ["/account-settings", "/security", "/subscription", "/dashboard"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
  }
  await page.getByText(dashboardWords.asList, { exact: true }).click();
  const found = Object.entries(await namesIn(page)) as [StoragePlace, string[]][];
  expect(found.flatMap(([, names]) => names).length).toBeGreaterThan(10);
  expect(found.flatMap(([place, names]) => names.filter((name) => !storageEntryOf(place, name)))).toEqual([]);
  await page.goto("/cookie-policy");
  await heading(page, cookieWords.title).waitFor();
  for (const { key } of Object.values(storageEntries))
    expect(await page.getByRole("definition").getByText(key, { exact: false }).count(), key).toBeGreaterThan(0);
});
