import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { dayMs } from "#domain/time.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { scene, setting, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "./harness/access.ts";
import { desktop, newDevice, phone } from "./harness/browserDevice.ts";
import { apiOf, subscribe } from "./harness/checkout.ts";
import { manuscript } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { choosePlayAction, openPlayList } from "./harness/playList.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

const title = "The Lamp";
const password = "open sesame";

/** Opens a play of two scenes as a new author whose plan includes everything. */
async function openOwnPlay(name?: string, direction = "An empty stage."): Promise<Page> {
  const person = await newWriter(name);
  await subscribe(person, "company");
  const { playId } = await (await apiOf(person)).makePlay(
    title,
    scene("Scene One", setting("A hall."), speech("NORA", "Who is there?")),
    scene("Scene Two", setting(direction)),
  );
  const permissions = ["clipboard-read", "clipboard-write"];
  const { page } = await newDeviceOf(person, { ...desktop, permissions });
  await page.goto(`/editor/${playId}`);
  await manuscript(page).getByText("Who is there?").waitFor();
  return page;
}

const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: sharingWords.title({ play: title }) });
const cardOf = (page: Page, label: string): Locator =>
  dialogOf(page)
    .getByRole("listitem")
    .filter({ has: page.getByText(label, { exact: true }) });

/** Waits for a confirmation inside the dialog, because screen readers don't announce what's behind it. */
const waitForConfirmation = (page: Page, what: string) =>
  dialogOf(page).getByRole("status").filter({ hasText: what }).waitFor();

async function createLinkInDialog(page: Page, label: string, chooseOptions?: () => Promise<void>): Promise<string> {
  await page.getByLabel(sharingWords.label, { exact: true }).fill(label);
  await chooseOptions?.();
  await button(page, sharingWords.make).click();
  return copyAddress(page, label);
}

/** Copies a link's address with one click. */
async function copyAddress(page: Page, label: string): Promise<string> {
  await cardOf(page, label).getByRole("button", { name: sharingWords.copy }).click();
  await cardOf(page, label).getByRole("button", { name: sharingWords.copiedSign }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Returns tomorrow in the format of a date field. */
const tomorrow = () => {
  const day = new Date(Date.now() + dayMs);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
};

const isGone = (page: Page) => page.getByText(readingWords.gone.title).waitFor();

test("a play is shared from the editor, read on a phone, and its link turned off from the play list", async () => {
  const page = await openOwnPlay();
  await button(page, sharingWords.share).click();
  await button(page, sharingWords.options).waitFor();
  await expectAccessible(page);
  await button(page, sharingWords.copy).click();
  await waitForConfirmation(page, sharingWords.made);
  await cardOf(page, sharingWords.nameless).getByRole("button", { name: sharingWords.copiedSign }).waitFor();
  const whole = await page.evaluate(() => navigator.clipboard.readText());
  await cardOf(page, sharingWords.nameless).getByRole("button", { name: sharingWords.change }).click();
  await page.getByLabel(sharingWords.label, { exact: true }).fill("The workshop");
  await page.getByLabel(sharingWords.mayDownload).check();
  await button(page, sharingWords.keep).click();
  await waitForConfirmation(page, sharingWords.kept);
  await button(page, sharingWords.newLink).click();
  const part = await createLinkInDialog(page, "The festival", async () => {
    await page.getByLabel(sharingWords.scenes).check();
    await page.getByLabel("Scene Two").check();
    await page.getByLabel(sharingWords.password, { exact: true }).fill(password);
    await page.getByLabel(sharingWords.endsAt, { exact: true }).fill(tomorrow());
  });
  await cardOf(page, "The festival").getByRole("button", { name: sharingWords.send, exact: true }).click();
  await page.getByRole("img", { name: sharingWords.qr }).waitFor();
  await expectAccessible(page);

  const reader = (await newDevice(phone)).page;
  await reader.goto(whole);
  await reader.getByText("Who is there?").waitFor();
  const visit = reader.waitForResponse((response) => response.url().endsWith("/visits"));
  await reader.mouse.wheel(0, 200);
  await visit;
  await reader.goto(part);
  await reader.getByLabel(readingWords.locked.password).fill("open barley");
  await button(reader, readingWords.locked.open).click();
  await reader.getByRole("alert").filter({ hasText: "password" }).waitFor();
  await reader.getByLabel(readingWords.locked.password).fill(password);
  await button(reader, readingWords.locked.open).click();
  await reader.getByText("An empty stage.").waitFor();
  expect(await reader.getByText("Who is there?").count()).toBe(0);

  await openPlayList(page);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await choosePlayAction(page, title, sharingWords.copy);
  await page.getByText(dashboardWords.linkCopied({ title })).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);
  await choosePlayAction(page, title, sharingWords.shareItem);
  await cardOf(page, "The workshop").getByText("Opened 1 time").waitFor();
  expect(await copyAddress(page, "The workshop")).toBe(whole);
  await cardOf(page, "The workshop").getByRole("button", { name: sharingWords.revoke, exact: true }).click();
  await button(page, sharingWords.revokeNow).click();
  await cardOf(page, "The workshop").waitFor({ state: "detached" });
  await waitForConfirmation(page, sharingWords.revoked);
  await reader.goto(whole);
  await isGone(reader);
});

test("before a blind link is created, the author sees where a surname remains and decides what to hide", async () => {
  const page = await openOwnPlay("Nora Vale", "N. Vale bows.");
  await button(page, sharingWords.share).click();
  await button(page, sharingWords.options).click();
  await page.getByLabel(sharingWords.isBlind, { exact: true }).check();
  const nora = page.getByRole("checkbox", { name: "Nora" });
  expect(await nora.isChecked()).toBe(true);
  await expectAccessible(page);
  const hidden = await createLinkInDialog(page, "Blind");
  const reader = (await newDevice(phone)).page;
  await reader.goto(hidden);
  await reader.getByRole("main").getByText("██████", { exact: true }).waitFor();
  expect(await reader.content()).not.toMatch(/nora|vale/i);
  await cardOf(page, "Blind").getByRole("button", { name: sharingWords.change }).click();
  await nora.uncheck();
  await button(page, sharingWords.keep).click();
  await waitForConfirmation(page, sharingWords.kept);
  await reader.reload();
  await reader.getByRole("main").getByText("NORA", { exact: true }).waitFor();
  expect(await reader.content()).not.toMatch(/vale/i);
});
