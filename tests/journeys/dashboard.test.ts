import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PlayCard } from "#domain/api/plays.ts";
import { plans } from "#domain/subscription/plans.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { scene, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "./harness/access.ts";
import { eventually } from "./harness/browserDevice.ts";
import { apiOf } from "./harness/checkout.ts";
import {
  beginPlay,
  expectElements,
  manuscript,
  save,
  titleField,
  typeKeys,
  waitUntilOnDevice,
  waitUntilStored,
} from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import {
  chooseFiles,
  choosePlayAction,
  openFromPlayList,
  openNewPlayDialog,
  openPlayList,
  playLink,
  playTitles,
  type Upload,
} from "./harness/playList.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button, heading } from "./harness/signIn.ts";

const written = scene("Hall", speech("NORA", "Hm."));

/** Opens the play list of a new writer who made these plays elsewhere. */
async function withPlays(...titles: readonly string[]): Promise<Page> {
  const writer = await newWriter();
  const { makePlay } = await apiOf(writer);
  for (const title of titles) expect(await makePlay(title, written)).toMatchObject({ status: 200 });
  const { page } = await newDeviceOf(writer);
  await openPlayList(page);
  for (const title of titles) await playLink(page, title).waitFor();
  return page;
}

test("new plays that are left after a few words have the right counts on this device and on the server", async () => {
  const writer = await newWriter();
  const { page } = await newDeviceOf(writer);
  const counted = (words: number) =>
    page.getByText(`${dashboardWords.pages({ count: 1 })} · ${dashboardWords.words({ count: words })}`);
  await beginPlay(page);
  await typeKeys(page, "Left by the link");
  await page.getByRole("link", { name: editorWords.back }).click();
  await counted(4).waitFor();
  await beginPlay(page);
  await typeKeys(page, "Left in a hurry, by address");
  await waitUntilStored(page);
  await openPlayList(page);
  await counted(6).waitFor();
  const { ask } = await apiOf(writer);
  const onServer = async () => (await ask("GET", "/plays?list=plays")).body.plays;
  await eventually(async () => (await onServer()).map(({ words }: PlayCard) => words).sort()).toEqual([4, 6]);
});

test("a play is renamed, exported and duplicated from its menu, and comes back from the bin with every word", async () => {
  const page = await withPlays("Ghosts");
  await openFromPlayList(page, "Ghosts");
  await expectElements(page, ["Hall", "NORA", "Hm."]);
  await openPlayList(page);
  await renameGhosts(page);
  // This device has the play with its old title.
  const download = page.waitForEvent("download");
  await choosePlayAction(page, "The Orphanage", dashboardWords.exportPdf);
  expect((await download).suggestedFilename()).toBe("The Orphanage.pdf");

  await choosePlayAction(page, "The Orphanage", dashboardWords.duplicate);
  await openFromPlayList(page, dashboardWords.copyOf({ title: "The Orphanage" }));
  await expectElements(page, ["Hall", "NORA", "Hm."]);
  await manuscript(page).focus();
  await typeKeys(page, "{Control+End} Yes.");
  await save(page);

  await openPlayList(page);
  await choosePlayAction(page, "The Orphanage", dashboardWords.toBin);
  await page.getByText(dashboardWords.binned({ title: "The Orphanage" })).waitFor();
  await eventually(() => playTitles(page)).toEqual([dashboardWords.copyOf({ title: "The Orphanage" })]);
  await page.getByRole("link", { name: dashboardWords.bin, exact: true }).click();
  await heading(page, dashboardWords.bin).waitFor();
  await page.getByText(/will be deleted on/).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: dashboardWords.restoreNamed({ title: "The Orphanage" }) }).click();
  await page.getByText(dashboardWords.binEmpty).waitFor();
  await page.getByRole("link", { name: dashboardWords.backToPlays }).click();
  await openFromPlayList(page, "The Orphanage");
  await eventually(() => titleField(page).inputValue()).toBe("The Orphanage");
  await expectElements(page, ["Hall", "NORA", "Hm."]);
});

/** Renames a play in the dialog, which requires a title. */
async function renameGhosts(page: Page): Promise<void> {
  await choosePlayAction(page, "Ghosts", dashboardWords.rename);
  const dialog = page.getByRole("dialog", { name: dashboardWords.renameTitle });
  const title = dialog.getByRole("textbox", { name: dashboardWords.titleLabel });
  await title.fill("   ");
  await dialog.getByRole("button", { name: dashboardWords.save }).click();
  await dialog.getByText(dashboardWords.titleEmpty).waitFor();
  await title.fill("The Orphanage");
  await title.press("Enter");
  await playLink(page, "The Orphanage").waitFor();
}

const fountain = (title: string): Upload => ({
  name: `${title}.fountain`,
  mimeType: "text/plain",
  buffer: Buffer.from(`Title: ${title}\n\n## Scene 1\n\nNORA\nHm.\n`),
});

test("a full plan refuses another play with a helpful message; its text and imported files stay on the device", async () => {
  const page = await withPlays("One", "Two");
  await chooseFiles(page, fountain("Ghosts"), fountain("Brand"));
  await page.getByText(/It has space for 1 more play\. The other one stays on this device/).waitFor();
  await expectAccessible(page);
  await button(page, importingWords.addAll({ plays: 2 })).click();
  await page.getByText(importingWords.addedAll({ plays: 2 })).waitFor();
  const usage = page.getByText(dashboardWords.usage({ count: 3, limit: plans.free.playLimit }));
  await usage.waitFor();
  await page.getByText(dashboardWords.overLimit).waitFor();
  expect((await playTitles(page)).sort()).toEqual(["Brand", "Ghosts", "One", "Two"]);

  const dialog = await openNewPlayDialog(page);
  await dialog.getByText(dashboardWords.full({ limit: plans.free.playLimit })).waitFor();
  await button(page, dashboardWords.cancel).click();
  await choosePlayAction(page, "One", dashboardWords.duplicate);
  await page.getByRole("main").getByText(/plan/i).first().waitFor();
  await page.getByRole("main").getByRole("link", { name: dashboardWords.seePlans }).first().waitFor();

  await beginPlay(page);
  await typeKeys(page, "A fifth hall");
  await waitUntilOnDevice(page);
  await page.reload();
  await expectElements(page, ["A fifth hall"]);
  await openPlayList(page);
  await eventually(() => page.getByText(dashboardWords.overLimit).count()).toBe(2);

  for (const title of ["One", "Two"]) {
    await choosePlayAction(page, title, dashboardWords.toBin);
    await page.getByText(dashboardWords.binned({ title })).waitFor();
  }
  await eventually(() => page.getByText(dashboardWords.overLimit).count()).toBe(0);
  await page.reload();
  await usage.waitFor();
  expect(await page.getByText(dashboardWords.overLimit).count()).toBe(0);
});
