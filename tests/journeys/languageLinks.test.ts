import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { languageFacts } from "#domain/account/interfaceLanguages.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { pricingWords } from "#frontend/messages/pricing.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { titleWords } from "#frontend/messages/titles.yaml";
import { namedPlay } from "#tests/support/namedPlay.ts";
import { shareLink } from "#tests/support/shareLink.ts";
import { desktop, newDevice, origin } from "./harness/browserDevice.ts";
import { newestMail } from "./harness/mailbox.ts";
import { askCognito, newStranger, newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";
import { confirmAddressOn, heading, submitSignUp } from "./harness/signIn.ts";
import { englishOn } from "./look/english.ts";

const spanish = { ...desktop, locale: "es-MX" };
const english = { ...desktop, locale: "en-US" };

const switchTo = (page: Page, language: "en" | "es") =>
  page.getByRole("contentinfo").getByRole("link", { name: languageFacts[language].name, exact: true });
const inLanguage = (page: Page, language: "en" | "es") => page.locator(`html[lang=${language}] h1`).waitFor();
const openPricing = (page: Page) =>
  page.getByRole("navigation", { name: shellWords.nav }).getByRole("link", { name: titleWords.pricing }).click();

test("visitors read in the language they chose instead of their browser's, and stay there on other pages", async () => {
  await readInEnglish((await newDevice(spanish)).page);
  await readInSpanish((await newDevice(english)).page);
});

async function readInEnglish(page: Page): Promise<void> {
  await showLanguage("en");
  await page.goto("/about");
  await page.waitForURL("**/es/about");
  await inLanguage(page, "es");
  await switchTo(page, "en").click();
  await page.waitForURL(/[^s]\/about$/);
  await inLanguage(page, "en");
  await openPricing(page);
  await heading(page, pricingWords.title).waitFor();
  expect(new URL(page.url()).pathname).toBe("/pricing");
  await page.goto("/login");
  await heading(page, authWords.signIn.title).waitFor();
  await switchTo(page, "es").click();
  await inLanguage(page, "es");
  await page.goto("/");
  await page.waitForURL("**/es");
}

async function readInSpanish(page: Page): Promise<void> {
  await showLanguage("es");
  await page.goto("/es/help/elements-and-keys");
  await inLanguage(page, "es");
  await page.getByRole("table").first().waitFor();
  expect(await englishOn(page)).toEqual([]);
  await page.goto("/about");
  await inLanguage(page, "en");
  await switchTo(page, "es").click();
  await page.waitForURL("**/es/about");
  await openPricing(page);
  await page.waitForURL("**/es/pricing");
  await heading(page, pricingWords.title).waitFor();
  await page.goto("/about");
  await page.waitForURL("**/es/about");
  await page.goto("/login");
  await heading(page, authWords.signIn.title).waitFor();
}

test("somebody who signed up in Spanish confirms the address in Spanish, in a browser that is English, too", async () => {
  await showLanguage("es");
  const ines = newStranger("Inés Robledo");
  const { page } = await newDevice(english);
  await page.goto("/signup");
  await switchTo(page, "es").click();
  await heading(page, authWords.signUp.title).waitFor();
  await submitSignUp(page, ines);
  const { page: other } = await newDevice(english);
  await confirmAddressOn(other, await newestMail(ines));
  await heading(other, authWords.confirm.doneTitle).waitFor();
  expect(await other.locator("html").getAttribute("lang")).toBe("es");
  await other.goto("/forgot-password");
  await heading(other, authWords.forgot.title).waitFor();
});

test("a reader chooses the language beside the theme, and somebody with an account has its language", async () => {
  const writer = await newWriter();
  const { userPoolId: UserPoolId } = await (await fetch(`${origin}/config.json`)).json();
  const UserAttributes = [{ Name: "locale", Value: "en" }];
  await askCognito("AdminUpdateUserAttributes", { UserPoolId, Username: writer.email, UserAttributes });
  const { path } = await shareLink(origin, writer, namedPlay, { takesFeedback: false });
  const { page } = await newDevice(spanish);
  const choose = async (language: "en" | "es") => {
    await page.getByRole("button", { name: readingWords.view, exact: true }).click();
    await page.getByRole("button", { name: languageFacts[language].name, exact: true }).click();
    await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
  };
  await showLanguage("es");
  await page.goto(path);
  await choose("en");
  await showLanguage("en");
  await page.getByRole("button", { name: readingWords.view, exact: true }).waitFor();
  await page.reload();
  await choose("es");

  const { page: own } = await newDeviceOf(writer, spanish);
  await own.goto(path);
  await own.getByRole("button", { name: readingWords.view, exact: true }).click();
  await own.getByRole("group", { name: readingWords.theme }).waitFor();
  expect(await own.getByRole("group", { name: readingWords.language }).count()).toBe(0);
  await own.goto("/about");
  await inLanguage(own, "en");
  expect(await switchTo(own, "es").isVisible()).toBe(false);
});
