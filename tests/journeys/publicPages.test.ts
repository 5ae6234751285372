import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type InterfaceLanguage, languageFacts } from "#domain/account/interfaceLanguages.ts";
import { consentWords } from "#frontend/messages/consent.yaml";
import { contactWords } from "#frontend/messages/contact.yaml";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { helpWords } from "#frontend/messages/help.yaml";
import { homeWords } from "#frontend/messages/home.yaml";
import { bandWords } from "#frontend/messages/homeBands.yaml";
import { pictureWords } from "#frontend/messages/pictures.yaml";
import { pricingWords } from "#frontend/messages/pricing.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { titleWords } from "#frontend/messages/titles.yaml";
import sizes from "#frontend/modules/pictures/sizes.json";
import { desktop, eventually, newDevice } from "./harness/browserDevice.ts";
import { beginPlay } from "./harness/editor.ts";
import { demonstrationPerson } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button, heading } from "./harness/signIn.ts";
import { pathOf } from "./look/screens.ts";

test("without JavaScript, public pages can be read and lead to each other, in both languages", async () => {
  const { page } = await newDevice({ ...desktop, javaScriptEnabled: false });
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).filter({ hasText: homeWords.headline[0] }).waitFor();
  await page.getByRole("heading", { name: bandWords.comparison.title }).waitFor();
  await page.getByRole("navigation", { name: shellWords.nav }).getByRole("link", { name: titleWords.pricing }).click();
  await heading(page, pricingWords.title).waitFor();
  await page.goto("/help/sharing");
  await heading(page, "Sharing").waitFor();
  const ofPhone = await page.getByRole("img", { name: pictureWords.shared }).boundingBox();
  expect(ofPhone?.width).toBeLessThan(ofPhone?.height ?? 0);
  expect(ofPhone?.width).toBeLessThanOrEqual(sizes.shared.width);
  const switchTo = (language: InterfaceLanguage) =>
    page.getByRole("contentinfo").getByRole("link", { name: languageFacts[language].name, exact: true });
  await switchTo("es").click();
  await page.waitForURL("**/es/help/sharing");
  await switchTo("en").click();
  await page.locator("html[lang=en] h1").waitFor();
  expect(pathOf(page)).toBe("/help/sharing");
  // Looking for a text leaves this element out.
  const notice = page.locator("noscript").first();
  await page.goto("/contact");
  expect(await notice.innerText()).toBe(contactWords.form.needsScript);
  for (const path of ["/login", "/shared/abc"]) {
    await page.goto(path);
    expect(await notice.innerText()).toContain("in your browser's settings, and reload the page.");
  }
});

/** Waits until the page has its styles and fonts. Only what moves after that is moved by the page's code. */
async function untilStyled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("link")].every(({ rel, sheet }) => rel !== "stylesheet" || sheet),
  );
  await page.waitForFunction(
    () => document.fonts.size > 0 && document.fonts.status === "loaded" && document.readyState !== "loading",
  );
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await document.fonts.ready;
  });
}

test("taking over a public page moves nothing, and keeps what's already there", async () => {
  const { page } = await newDevice();
  let letThrough = () => {};
  await page.route(/\/assets\/public\/public-.*\.js/, async (route) => {
    await new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await route.continue();
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shifts: [...window.shifts, entry.toJSON()] });
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifts: [] });
  });
  for (const path of ["/", "/pricing", "/help/elements-and-keys"]) {
    await page.goto(path, { waitUntil: "commit" });
    await page.locator("h1").evaluate((title) => title.setAttribute("data-built", ""));
    const settings = button(page, consentWords.settings);
    expect(await settings.isEnabled()).toBe(false);
    await untilStyled(page);
    await page.evaluate(() => Object.assign(window, { shifts: [] }));
    letThrough();
    await eventually(() => settings.isEnabled()).toBe(true);
    await page.locator("[data-island]").evaluateAll((islands) => {
      for (const island of islands) island.dispatchEvent(new Event("pointerover"));
    });
    await page.waitForLoadState("networkidle");
    await settings.click();
    await page.getByRole("dialog", { name: consentWords.settings }).waitFor();
    await page.keyboard.press("Escape");
    expect(await page.locator("h1[data-built]").count(), path).toBe(1);
    expect(await page.evaluate(() => window.shifts), path).toEqual([]);
  }
});

test("help can be searched, and a question mark in the editor leads to what it explains", async () => {
  const { page, context } = await newDeviceOf(demonstrationPerson("company"));
  await page.goto("/help");
  await page.getByLabel(helpWords.search).fill("blind names");
  // The list of all topics has the same link until then.
  await page.getByRole("status").filter({ hasText: /[1-9]/ }).waitFor();
  await page.getByRole("link", { name: "Copies without names" }).click();
  await eventually(() => new URL(page.url()).hash).toBe("#copies-without-names");
  await heading(page, "Import, export, and what theaters ask for").waitFor();
  await beginPlay(page);
  await page.keyboard.press("F8");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: editorWords.helpFor({ title: actionWords.characters }) }).click();
  const help = await opened;
  await heading(help, "Characters, notes, and goals").waitFor();
  expect(pathOf(help)).toBe("/help/characters-and-notes");
  expect(await help.locator("#characters").isVisible()).toBe(true);
});

declare global {
  interface Window {
    shifts: unknown[];
  }
}
