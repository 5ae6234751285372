import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { playWith, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually, phone } from "../journeys/harness/browserDevice.ts";
import { chooseFiles, playTitles, type Upload } from "../journeys/harness/playList.ts";
import { button, heading } from "../journeys/harness/signIn.ts";
import { fountainUpload, riverUpload } from "./importFiles.ts";
import { collectionUpload, importedTitle, queuedUpload, recognizedCount } from "./importScreen.ts";
import { openDashboard } from "./openDashboard.ts";

const damaged: Upload = { ...riverUpload, name: "damaged.docx", buffer: Buffer.from("PK\x03\x04") };

/** Drops files on the play list. */
async function drop(page: Page, files: readonly Upload[]): Promise<void> {
  const given = files.map(({ name, buffer }) => ({ name, text: buffer.toString("latin1") }));
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, text } of all)
      transfer.items.add(new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], name));
    return transfer;
  }, given);
  const main = page.getByRole("main").getByRole("heading", { level: 1 });
  await main.dispatchEvent("dragover", { dataTransfer: data });
  await page.getByText(dashboardWords.dropHere).waitFor();
  await main.dispatchEvent("drop", { dataTransfer: data });
}

test("files are dropped, a damaged one says why and is replaced by another, and all are added together", async () => {
  const { page } = await openDashboard();
  await drop(page, [fountainUpload("ghosts.fountain", "Ghosts"), damaged]);
  await heading(page, importingWords.title({ files: 2 })).waitFor();
  await queuedUpload(page, "damaged.docx", "refused").click();
  await page
    .getByRole("alert")
    .getByText(/damaged or incomplete/)
    .waitFor();
  await expectAccessible(page);
  const chooser = page.waitForEvent("filechooser");
  await button(page, importingWords.chooseOther).click();
  // The same name as before: the file may have been repaired.
  await (await chooser).setFiles({ ...riverUpload, name: "damaged.docx" });
  await eventually(() => importedTitle(page).inputValue()).toBe("Across the River");
  await importedTitle(page).fill("Brand, the Priest");
  await drop(page, [fountainUpload("ghosts.fountain", "Ghosts")]);
  await heading(page, importingWords.title({ files: 3 })).waitFor();
  await button(page, importingWords.addAll({ plays: 3 })).click();
  await page.getByText(importingWords.addedAll({ plays: 3 })).waitFor();
  await eventually(async () => (await playTitles(page)).sort()).toEqual(["Brand, the Priest", "Ghosts", "Ghosts"]);
});

const last = "A VERY LONG TITLE OF A PLAY IN ONE ACT";
const titles = ["THE FERRY", "FOG", "THE LAMP", last];
const collection = collectionUpload("four-short-plays-about-a-river-at-night.txt", titles);

test("a file with four plays says so, how many the plan has space for, and is imported as four plays", async () => {
  const { page } = await openDashboard([], { ...phone, viewport: { width: 360, height: 740 } });
  await chooseFiles(page, collection);
  await page.getByText(importingWords.severalPlays({ count: 4 })).waitFor();
  await page.getByText(importingWords.severalPlaysRoom({ room: 3 })).waitFor();
  await expectAccessible(page);
  await button(page, importingWords.importApart({ count: 4 })).tap();
  await heading(page, importingWords.titleOfPlays({ plays: 4 })).waitFor();
  await queuedUpload(page, `${collection.name}: FOG`, "ready").tap();
  await eventually(() => importedTitle(page).inputValue()).toBe("FOG");
  await eventually(() => recognizedCount(page, importingWords.facts.speeches)).toBe("8");
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBe(0);
  await expectAccessible(page);
  await button(page, importingWords.importAsOne).tap();
  await eventually(() => recognizedCount(page, importingWords.facts.speeches)).toBe("32");
  await button(page, importingWords.importApart({ count: 4 })).tap();
  await page.getByText(importingWords.planTitle).waitFor();
  await queuedUpload(page, `${collection.name}: ${titles[3]}`, "ready").waitFor();
  await button(page, importingWords.addAll({ plays: 4 })).tap();
  await page
    .getByRole("status")
    .getByText(importingWords.addedOverLimit({ plays: 4, others: 1, names: importingWords.quote({ text: last }) }))
    .waitFor();
  await eventually(async () => (await playTitles(page)).sort()).toEqual([...titles].sort());
  const onlyHere = page.getByRole("article").filter({ hasText: dashboardWords.overLimit });
  await eventually(() => onlyHere.getByRole("heading").allTextContents()).toEqual([last]);
});

test("of plays that are added one by one, the queue says which the plan has no space for", async () => {
  const { page } = await openDashboard(["One", "Two"].map((title) => playWith({ title }, speech("NORA", "Hm."))));
  await chooseFiles(page, ...["a", "b", "c"].map((name) => fountainUpload(`${name}.fountain`, name)));
  await button(page, importingWords.add).click();
  await queuedUpload(page, "a.fountain", "added").waitFor();
  await button(page, importingWords.add).click();
  await queuedUpload(page, "b.fountain", "addedHere").click();
  await page.getByText(importingWords.addedHereTitle({ title: "b" })).waitFor();
  await page.getByRole("link", { name: dashboardWords.seePlans }).first().waitFor();
  await expectAccessible(page);
});
