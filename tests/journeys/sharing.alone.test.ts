import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { plans } from "#domain/subscription/plans.ts";
import { pricingWords } from "#frontend/messages/pricing.ts";
import { readingWords } from "#frontend/messages/reading.ts";
import { sharingWords as words } from "#frontend/messages/sharing.ts";
import { expectAccessible } from "./harness/access.ts";
import { desktop, newDevice, phone } from "./harness/browserDevice.ts";
import { isOpened, pays } from "./harness/checkout.ts";
import { advanceServerClock } from "./harness/clock.ts";
import { beginPlay, manuscript, save, titleField, typeKeys } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { choose, openShelf } from "./harness/playList.ts";
import { button, signInOnPage } from "./harness/signIn.ts";

const daySeconds = 86_400;
const title = "The Lamp";
const password = "open sesame";

/** Somebody whose plan opens everything, with a play of two scenes on the desk. */
async function atDesk(name?: string, direction = "An empty stage."): Promise<Page> {
  const person = await newWriter(name);
  const { page } = await newDevice({ ...desktop, permissions: ["clipboard-read", "clipboard-write"] });
  await signInOnPage(page, person);
  await page.goto("/pricing");
  await button(page, pricingWords.choose(plans.company.name)).click();
  await pays(page);
  await isOpened(page);
  await beginPlay(page);
  await titleField(page).fill(title);
  await manuscript(page).focus();
  await typeKeys(page, "Scene One{Enter}A hall.{Enter}{Tab}NORA{Enter}Who is there?{Enter}{Enter}{Enter}");
  await typeKeys(page, `Scene Two{Enter}${direction}`);
  await save(page);
  return page;
}

const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: words.title(title) });
const cardOf = (page: Page, label: string): Locator =>
  dialogOf(page)
    .getByRole("listitem")
    .filter({ has: page.getByText(label, { exact: true }) });

/** In the dialog itself: whatever lies behind it is covered, and nobody hears of it. */
const says = (page: Page, what: string) => dialogOf(page).getByRole("status").filter({ hasText: what }).waitFor();

async function makesLink(page: Page, label: string, chooseOptions?: () => Promise<void>): Promise<string> {
  await page.getByLabel(words.label, { exact: true }).fill(label);
  await chooseOptions?.();
  await button(page, words.make).click();
  return copies(page, label);
}

/** One click, at any time. */
async function copies(page: Page, label: string): Promise<string> {
  await cardOf(page, label).getByRole("button", { name: words.copy }).click();
  await cardOf(page, label).getByRole("button", { name: words.copiedSign }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The last day on which a link opens, as a date field takes it. */
const tomorrow = () => {
  const day = new Date(Date.now() + daySeconds * 1000);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
};

const isGone = (page: Page) => page.getByText(readingWords.gone.title).waitFor();

test("a play is shared from the desk, read on a phone, and taken back from the shelf", async () => {
  const page = await atDesk();
  await button(page, words.share).click();
  await page.getByLabel(words.label, { exact: true }).waitFor();
  await expectAccessible(page);
  const whole = await makesLink(page, "The workshop");
  await says(page, words.made);
  await cardOf(page, "The workshop").getByRole("button", { name: words.change }).click();
  await page.getByLabel(words.mayDownload).check();
  await button(page, words.keep).click();
  await says(page, words.kept);
  await button(page, words.newLink).click();
  const part = await makesLink(page, "The festival", async () => {
    await page.getByLabel(words.scenes).check();
    await page.getByLabel("Scene Two").check();
    await page.getByLabel(words.password, { exact: true }).fill(password);
    await page.getByLabel(words.endsAt, { exact: true }).fill(tomorrow());
  });
  await cardOf(page, "The festival").getByRole("button", { name: words.send, exact: true }).click();
  await page.getByRole("img", { name: words.qr }).waitFor();
  await expectAccessible(page);

  const reader = (await newDevice(phone)).page;
  await reader.goto(whole);
  await reader.getByText("Who is there?").waitFor();
  await reader.goto(part);
  await reader.getByLabel(readingWords.locked.password).fill("open barley");
  await button(reader, readingWords.locked.open).click();
  await reader.getByRole("alert").filter({ hasText: "password" }).waitFor();
  await reader.getByLabel(readingWords.locked.password).fill(password);
  await button(reader, readingWords.locked.open).click();
  await reader.getByText("An empty stage.").waitFor();
  expect(await reader.getByText("Who is there?").count()).toBe(0);

  await openShelf(page);
  await choose(page, title, words.shareItem);
  await cardOf(page, "The workshop").getByText("Opened 1 time").waitFor();
  expect(await copies(page, "The workshop")).toBe(whole);
  await cardOf(page, "The workshop").getByRole("button", { name: words.revoke, exact: true }).click();
  await button(page, words.revokeNow).click();
  await cardOf(page, "The workshop").waitFor({ state: "detached" });
  await says(page, words.revoked);
  await reader.goto(whole);
  await isGone(reader);

  await advanceServerClock(3 * daySeconds);
  await reader.goto(part);
  await isGone(reader);
});

test("the author sees where a surname still stands before a blind link is made, and decides", async () => {
  const page = await atDesk("Nora Vale", "N. Vale bows.");
  await button(page, words.share).click();
  await page.getByLabel(words.isBlind, { exact: true }).check();
  const nora = page.getByRole("checkbox", { name: "Nora" });
  expect(await nora.isChecked()).toBe(true);
  await expectAccessible(page);
  const hidden = await makesLink(page, "Blind");
  const reader = (await newDevice(phone)).page;
  await reader.goto(hidden);
  await reader.getByRole("main").getByText("██████", { exact: true }).waitFor();
  expect(await reader.content()).not.toMatch(/nora|vale/i);
  await cardOf(page, "Blind").getByRole("button", { name: words.change }).click();
  await nora.uncheck();
  await button(page, words.keep).click();
  await says(page, words.kept);
  await reader.reload();
  await reader.getByRole("main").getByText("NORA", { exact: true }).waitFor();
  expect(await reader.content()).not.toMatch(/vale/i);
});
