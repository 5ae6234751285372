import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { plans } from "#domain/subscription/plans.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { savingWords } from "#frontend/messages/saving.yaml";
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
  choosePlayAction,
  openFromPlayList,
  openNewPlayDialog,
  openPlayList,
  playLink,
  playTitles,
} from "./harness/playList.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button, heading } from "./harness/signIn.ts";

/** Creates a play with one line of text. The title comes first, so that the card has it. */
async function write(page: Page, title: string, words = "Hm."): Promise<void> {
  await beginPlay(page);
  await titleField(page).fill(title);
  await manuscript(page).focus();
  await typeKeys(page, `Hall{Enter}{Enter}{Tab}NORA{Enter}${words}`);
  await save(page);
}

/** Opens the play list of a new writer who wrote these plays on this device. */
async function withWrittenPlays(...titles: readonly string[]): Promise<Page> {
  const { page } = await newDeviceOf(await newWriter());
  for (const title of titles) await write(page, title);
  await openPlayList(page);
  for (const title of titles) await playLink(page, title).waitFor();
  return page;
}

/** The text of `write`. */
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

test("a new play that is left after a few words has the right count on this device and on another", async () => {
  const writer = await newWriter();
  const { page } = await newDeviceOf(writer);
  await beginPlay(page);
  await typeKeys(page, "Left by the link");
  await page.getByRole("link", { name: editorWords.back }).click();
  await page.getByText(`${dashboardWords.pages({ count: 1 })} · ${dashboardWords.words({ count: 4 })}`).waitFor();
  await beginPlay(page);
  await typeKeys(page, "Left in a hurry, by address");
  await waitUntilStored(page);
  await openPlayList(page);
  await page.getByText(`${dashboardWords.pages({ count: 1 })} · ${dashboardWords.words({ count: 6 })}`).waitFor();
  const elsewhere = await newDeviceOf(writer);
  await openPlayList(elsewhere.page);
  await elsewhere.page
    .getByText(`${dashboardWords.pages({ count: 1 })} · ${dashboardWords.words({ count: 4 })}`)
    .waitFor();
  await elsewhere.page
    .getByText(`${dashboardWords.pages({ count: 1 })} · ${dashboardWords.words({ count: 6 })}`)
    .waitFor();
});

test("a renamed play has the new title on its title page, too", async () => {
  const page = await withWrittenPlays("Ghosts");
  await choosePlayAction(page, "Ghosts", dashboardWords.rename);
  const dialog = page.getByRole("dialog", { name: dashboardWords.renameTitle });
  const title = dialog.getByRole("textbox", { name: dashboardWords.titleLabel });
  await title.fill("   ");
  await dialog.getByRole("button", { name: dashboardWords.save }).click();
  await dialog.getByText(dashboardWords.titleEmpty).waitFor();
  await title.fill("The Orphanage");
  await title.press("Enter");
  await openFromPlayList(page, "The Orphanage");
  await eventually(() => titleField(page).inputValue()).toBe("The Orphanage");
  await expectElements(page, ["Hall", "NORA", "Hm."]);
});

test("a play is exported from its menu, and a duplicate has the same text and is independent of the original", async () => {
  const page = await withWrittenPlays("Ghosts");
  const download = page.waitForEvent("download");
  await choosePlayAction(page, "Ghosts", dashboardWords.exportPdf);
  expect((await download).suggestedFilename()).toBe("Ghosts.pdf");
  await choosePlayAction(page, "Ghosts", dashboardWords.duplicate);
  await openFromPlayList(page, dashboardWords.copyOf({ title: "Ghosts" }));
  await expectElements(page, ["Hall", "NORA", "Hm."]);
  await manuscript(page).focus();
  await typeKeys(page, "{Control+End} Yes.");
  await save(page);
  await openPlayList(page);
  await openFromPlayList(page, "Ghosts");
  await expectElements(page, ["Hall", "NORA", "Hm."]);
});

test("a deleted play goes to the bin, which shows for how long, and can be restored with every word", async () => {
  const page = await withPlays("Ghosts", "Brand");
  await choosePlayAction(page, "Ghosts", dashboardWords.toBin);
  await page.getByText(dashboardWords.binned({ title: "Ghosts" })).waitFor();
  await eventually(() => playTitles(page)).toEqual(["Brand"]);
  await page.getByRole("link", { name: dashboardWords.bin, exact: true }).click();
  await heading(page, dashboardWords.bin).waitFor();
  await page.getByText(/will be deleted on/).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: dashboardWords.restoreNamed({ title: "Ghosts" }) }).click();
  await page.getByText(dashboardWords.binEmpty).waitFor();
  await page.getByRole("link", { name: dashboardWords.backToPlays }).click();
  await openFromPlayList(page, "Ghosts");
  await expectElements(page, ["Hall", "NORA", "Hm."]);
});

test("plays are tagged and filtered by tags on all devices, also without a connection", async () => {
  const writer = await newWriter();
  const { page } = await newDeviceOf(writer);
  for (const title of ["Ghosts", "Brand"]) await write(page, title);
  await openPlayList(page);
  const tag = async (title: string, typed: string) => {
    await choosePlayAction(page, title, dashboardWords.editTags);
    const dialog = page.getByRole("dialog", { name: dashboardWords.tagsTitle({ title }) });
    await dialog.getByRole("textbox", { name: dashboardWords.newTags }).fill(typed);
    await expectAccessible(page);
    await button(dialog, dashboardWords.saveTags).click();
    await dialog.waitFor({ state: "hidden" });
  };
  const filter = (on: Page) => on.getByRole("group", { name: dashboardWords.filterByTag });
  await tag("Ghosts", "tragedy, sent in 2027");
  await button(filter(page), "tragedy").click();
  await eventually(() => playTitles(page)).toEqual(["Ghosts"]);
  await expectAccessible(page);
  await button(filter(page), "tragedy").click();

  await page.context().setOffline(true);
  await tag("Brand", "Tragedy");
  await button(filter(page), "tragedy").click();
  await eventually(() => playTitles(page)).toEqual(["Brand", "Ghosts"]);
  await button(filter(page), "sent in 2027").click();
  await eventually(() => playTitles(page)).toEqual(["Ghosts"]);

  await page.context().setOffline(false);
  const elsewhere = await newDeviceOf(writer);
  await eventually(async () => {
    await openPlayList(elsewhere.page);
    await button(filter(elsewhere.page), "tragedy").click();
    return playTitles(elsewhere.page);
  }).toEqual(["Brand", "Ghosts"]);
});

test("a fourth play is refused with a helpful message, and its text stays on the device", async () => {
  const page = await withPlays("One", "Two", "Three");
  const dialog = await openNewPlayDialog(page);
  await dialog.getByText(dashboardWords.full({ limit: plans.free.playLimit })).waitFor();
  await button(page, dashboardWords.cancel).click();
  await choosePlayAction(page, "One", dashboardWords.duplicate);
  const notice = page.getByRole("main").getByText(/plan/i);
  await notice.first().waitFor();
  await page.getByRole("main").getByRole("link", { name: dashboardWords.seePlans }).first().waitFor();

  await beginPlay(page);
  await typeKeys(page, "A fourth hall");
  await waitUntilOnDevice(page);
  await page.reload();
  await expectElements(page, ["A fourth hall"]);
  await openPlayList(page);
  await page.getByText(dashboardWords.overLimit).waitFor();
  await page.getByText(dashboardWords.usage({ count: 3, limit: plans.free.playLimit })).waitFor();

  await choosePlayAction(page, "One", dashboardWords.toBin);
  await page.getByText(dashboardWords.overLimit).waitFor({ state: "hidden" });
  await page.reload();
  await page.getByText(dashboardWords.usage({ count: 3, limit: plans.free.playLimit })).waitFor();
  expect(await page.getByText(dashboardWords.overLimit).count()).toBe(0);
});

test("two tabs that create the third play at the same time create only one", async () => {
  const page = await withPlays("One", "Two");
  const other = await page.context().newPage();
  await Promise.all([beginPlay(page), beginPlay(other)]);
  await page.bringToFront();
  await typeKeys(page, "Third");
  await other.bringToFront();
  await typeKeys(other, "Third too");
  await Promise.all([page.keyboard.press("Control+s"), other.keyboard.press("Control+s")]);
  const states = () =>
    Promise.all([page, other].map((tab) => tab.getByText(savingWords.onDevice, { exact: true }).count())).then(
      (counts) => counts.reduce((sum, count) => sum + count, 0),
    );
  await eventually(states).toBe(1);
  const fresh = await page.context().newPage();
  await openPlayList(fresh);
  await fresh.getByText(dashboardWords.usage({ count: 3, limit: plans.free.playLimit })).waitFor();
  await fresh.getByText(dashboardWords.overLimit).waitFor();
});
