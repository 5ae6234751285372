import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { kindWords } from "#frontend/messages/editor.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { titleWords } from "#frontend/messages/titles.yaml";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually } from "../journeys/harness/browserDevice.ts";
import { chooseFiles } from "../journeys/harness/playList.ts";
import { button, heading } from "../journeys/harness/signIn.ts";
import {
  collectionUpload,
  elementOfGroup,
  importedTitle,
  importPreview,
  queuedUpload,
  recognizedCount,
  shownElement,
  textUpload,
} from "./importScreen.ts";
import { openDashboard } from "./openDashboard.ts";

const speeches = "At the margin, beginning with a name";
const river = textUpload("river.txt", "IDA: Who calls?\n\nTOM: I do.\n\nIDA: Come, then.");
const lamp = textUpload("lamp.txt", "MAX: It's dark.\n\nEVA: Yes.\n\nMAX: Light the lamp.");

const lines = (page: Page) => eventually(() => recognizedCount(page, importingWords.facts.speeches));

async function correct(page: Page): Promise<void> {
  await elementOfGroup(page, speeches).selectOption(kindWords.note);
  await lines(page).toBe("0");
}

const question = (page: Page) => page.getByRole("dialog", { name: importingWords.discardTitle });

test("leaving with corrections asks first, whichever way a writer leaves", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, river);
  await correct(page);
  const stay = async () => {
    await question(page).waitFor();
    await expectAccessible(page);
    await button(page, importingWords.keepCorrections).click();
    await question(page).waitFor({ state: "detached" });
    expect(await shownElement(page, speeches)).toBe(kindWords.note);
  };
  await page.goBack();
  await stay();
  await button(page, importingWords.cancel).click();
  await stay();
  await page.getByRole("link", { name: shellWords.brand }).click();
  await stay();
  await page.getByRole("button", { name: "Nell Harrow" }).click();
  await page.getByRole("menuitem", { name: titleWords.profile }).click();
  await stay();
  await page.getByRole("button", { name: "Nell Harrow" }).click();
  await page.getByRole("menuitem", { name: shellWords.signOutHere }).click();
  const signingOut = page.getByRole("dialog", { name: shellWords.correctionsTitle });
  await signingOut.getByText(importingWords.discardAll({ count: 1 })).waitFor();
  await button(page, shellWords.unsentStay).click();
  await signingOut.waitFor({ state: "detached" });
  expect(await shownElement(page, speeches)).toBe(kindWords.note);
  expect(await page.evaluate(() => dispatchEvent(new Event("beforeunload", { cancelable: true })))).toBe(false);

  await page.goBack();
  await button(page, importingWords.discard).click();
  await heading(page, dashboardWords.title).waitFor();
  await chooseFiles(page, river);
  await lines(page).toBe("3");
  await importedTitle(page).fill("Over the River");
  await button(page, importingWords.cancel).click();
  await button(page, importingWords.discard).click();
  await heading(page, dashboardWords.title).waitFor();
  await chooseFiles(page, river);
  await lines(page).toBe("3");
  await page.goBack();
  await heading(page, dashboardWords.title).waitFor();
});

test("corrections wait in the list of plays if a writer goes back further than to it", async () => {
  const { page } = await openDashboard();
  await page.getByRole("link", { name: dashboardWords.bin }).click();
  await page.getByRole("link", { name: dashboardWords.backToPlays }).click();
  await chooseFiles(page, river);
  await correct(page);
  await page.evaluate(() => history.go(-2));
  await heading(page, dashboardWords.bin).waitFor();
  await page.getByRole("link", { name: dashboardWords.backToPlays }).click();
  await lines(page).toBe("0");
  await button(page, importingWords.cancel).click();
  await button(page, importingWords.discard).click();
  await heading(page, dashboardWords.title).waitFor();
  await page.getByRole("link", { name: dashboardWords.bin }).click();
  await page.getByRole("link", { name: dashboardWords.backToPlays }).click();
  await heading(page, dashboardWords.title).waitFor();
});

test("each file keeps its corrections while others are shown, and removing a corrected one asks first", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, river, lamp);
  await correct(page);
  await queuedUpload(page, "lamp.txt", "ready").click();
  await lines(page).toBe("3");
  await queuedUpload(page, "river.txt", "ready").click();
  await lines(page).toBe("0");
  expect(await shownElement(page, speeches)).toBe(kindWords.note);
  await button(page, importingWords.removeFile({ name: "river.txt" })).click();
  await button(page, importingWords.keepCorrections).click();
  await lines(page).toBe("0");
  await button(page, importingWords.removeFile({ name: "river.txt" })).click();
  await button(page, importingWords.discard).click();
  await lines(page).toBe("3");
  await button(page, importingWords.cancel).click();
  await heading(page, dashboardWords.title).waitFor();
});

const titles = ["THE FERRY", "FOG"];
const collection = collectionUpload("two.txt", titles);

test("corrections outlast importing a file as several plays and as one play again", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, collection);
  await button(page, importingWords.importApart({ count: 2 })).click();
  await queuedUpload(page, "two.txt: FOG", "ready").click();
  await correct(page);
  await importedTitle(page).fill("Fog at Night");
  await button(page, importingWords.importAsOne).click();
  await lines(page).toBe("0");
  expect(await shownElement(page, speeches)).toBe(kindWords.note);
  await button(page, importingWords.importApart({ count: 2 })).click();
  await queuedUpload(page, "two.txt: FOG", "ready").click();
  await lines(page).toBe("0");
  expect(await importedTitle(page).inputValue()).toBe("Fog at Night");
  await queuedUpload(page, "two.txt: THE FERRY", "ready").click();
  await lines(page).toBe("8");
});

test("the corrections of one play of a file are used for its other plays with one button", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, collectionUpload("three.txt", ["THE FERRY", "FOG", "THE LAMP"]));
  await button(page, importingWords.importApart({ count: 3 })).click();
  await queuedUpload(page, "three.txt: FOG", "ready").click();
  await correct(page);
  await expectAccessible(page);
  await button(page, importingWords.share({ count: 2 })).press("Enter");
  await page.getByText(importingWords.shared({ count: 2 })).waitFor();
  await button(page, importingWords.share({ count: 2 })).waitFor({ state: "detached" });
  for (const title of ["THE FERRY", "THE LAMP"]) {
    await queuedUpload(page, `three.txt: ${title}`, "ready").click();
    await lines(page).toBe("0");
  }
  await button(page, importingWords.undo).click();
  await lines(page).toBe("8");
  await button(page, importingWords.importAsOne).click();
  await lines(page).toBe("0");
});

const printed = textUpload("printed.txt", "NORA: Who calls?\n\nPrinted by hand.\n\nTOM: I do.\n\nSold at the door.");
const margin = "At the margin";

test("a group says how many of its paragraphs are marked, and each mark is removed by itself", async () => {
  const { page } = await openDashboard();
  await chooseFiles(page, printed);
  const kind = kindWords.direction;
  expect(await shownElement(page, margin)).toBe(importingWords.automatic({ kind }));
  await button(page, importingWords.choosePassage).click();
  const mark = async (text: string) => {
    await page.getByRole("button", { name: new RegExp(`^${text}`) }).click();
    await button(page, importingWords.passageKinds.leftOut).click();
    await importPreview(page).getByText(text).waitFor({ state: "detached" });
  };
  await mark("Printed by hand.");
  expect(await shownElement(page, margin)).toBe(importingWords.markedApart({ kind, count: 1 }));
  await mark("Sold at the door.");
  expect(await shownElement(page, margin)).toBe(importingWords.markedApart({ kind, count: 2 }));
  await expectAccessible(page);
  await button(page, importingWords.removeMarkLabel({ text: "Printed by hand." })).press("Enter");
  await importPreview(page).getByText("Printed by hand.").waitFor();
  expect(await shownElement(page, margin)).toBe(importingWords.markedApart({ kind, count: 1 }));
  expect(await importPreview(page).getByText("Sold at the door.").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(importingWords.passages);
  await page.getByRole("textbox", { name: importingWords.findParagraph }).press("Escape");
  await page.getByRole("textbox", { name: importingWords.findParagraph }).waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(importingWords.choosePassage);
  await importPreview(page).waitFor();
});
