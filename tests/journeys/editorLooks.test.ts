import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { maxFullNameLength } from "#domain/account/fullName.ts";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { frontMatterWords } from "#frontend/messages/frontMatter.yaml";
import { noAccessWords } from "#frontend/messages/noAccess.yaml";
import { outlineWords } from "#frontend/messages/outline.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { titleWords } from "#frontend/messages/titles.yaml";
import { viewWords } from "#frontend/messages/view.yaml";
import { eventually } from "./harness/browserDevice.ts";
import { subscribe } from "./harness/checkout.ts";
import { manuscript } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { storedSession } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";
import { shareLongNamedPlay } from "./look/longNamedPlay.ts";
import { longName, unbrokenName } from "./look/longNames.ts";
import { inspectRoutes } from "./look/screens.ts";
import { openSweep, type Sweep, sweepTimeoutMs } from "./look/sweep.ts";

test(
  "the editor fits every width, shows the focus and is accessible, with its panels and dialogs, and a name without a place to break it",
  async () => {
    expect([longName.length, unbrokenName.length]).toEqual([maxFullNameLength, maxFullNameLength]);
    const person = await newWriter(unbrokenName);
    await subscribe(person, "company");
    const playId = await shareLongNamedPlay(person);
    const sweep = await openSweep(await storedSession(person));
    const { page, open, inspect, expectNoFaults } = sweep;
    await inspectRoutes(sweep, { "/profile": titleWords.profile });
    await button(page, shellWords.account({ name: unbrokenName })).waitFor();
    await inspectRoutes(sweep, { "/admin/health": noAccessWords.title });
    await open("/editor/no-such-play-of-mine", () => page.getByRole("link", { name: editorWords.toPlays }).waitFor());
    await inspect("a play that doesn't exist");
    await open(`/editor/${playId}`, () => manuscript(page).waitFor());
    await inspect("editor");
    await inspectColumns(sweep);
    await inspectShareDialog(sweep);
    await inspectFrontMatter(sweep);
    await inspectCommands(sweep);
    expectNoFaults();
  },
  sweepTimeoutMs,
);

const toggleComments = (page: Page) => page.keyboard.press("Control+Shift+Backslash");
const toggleOutline = (page: Page) => page.keyboard.press("Control+Backslash");
const outlineOf = (page: Page) => page.getByRole("navigation", { name: editorWords.outline });

async function inspectColumns(sweep: Sweep): Promise<void> {
  const { page, inspect, resize } = sweep;
  await toggleComments(page);
  await page.getByRole("article").first().waitFor();
  await inspect("editor, outline and comments");
  await expectRoomForPaper(sweep);
  await toggleComments(page);
  await button(page, editorWords.text).click();
  await page.getByRole("menu").waitFor();
  await inspect("editor, Text menu", { widths: [1360, 768] });
  await page.keyboard.press("Escape");
  await resize(390);
  await outlineOf(page).waitFor({ state: "hidden" });
  await toggleOutline(page);
  await outlineOf(page).waitFor();
  await inspect("editor, outline on a phone", { widths: [390, 320] });
  await toggleOutline(page);
  await outlineOf(page).waitFor({ state: "hidden" });
  await resize(1360);
}

/**
 * With outline and comments open, the paper overlaps neither, and in narrower windows, its text doesn't. At a zoom of 200%,
 * the outline covers no text.
 */
async function expectRoomForPaper({ page, resize }: Sweep): Promise<void> {
  await outlineOf(page).waitFor();
  const paper = page.getByRole("region", { name: editorWords.titlePage });
  const text = page.locator(".editor-title-foot");
  for (const [width, place] of [
    [1160, text],
    [1280, text],
    [1360, paper],
    [1440, paper],
  ] as const) {
    await resize(width);
    await eventually(() => gapsBeside(page, place), { message: `at ${width} px` }).toBeGreaterThanOrEqual(8);
    await outlineOf(page).waitFor();
  }
  await page.setViewportSize({ width: 680, height: 422 });
  await outlineOf(page).waitFor({ state: "hidden" });
  await resize(1360);
  await outlineOf(page).waitFor();
}

async function inspectShareDialog({ page, inspect }: Sweep): Promise<void> {
  await button(page, sharingWords.share).click();
  await page.getByRole("dialog").getByRole("listitem").first().waitFor();
  await inspect("share dialog");
  await button(page, sharingWords.newLink).click();
  await page.getByLabel(sharingWords.label, { exact: true }).waitFor();
  await inspect("share dialog, new link");
  await closeDialog(page);
}

async function inspectFrontMatter({ page, inspect, resize }: Sweep): Promise<void> {
  await button(page, editorWords.editFrontMatter).click();
  const board = page.getByRole("region", { name: editorWords.frontMatter, exact: true });
  await board.getByRole("button", { name: frontMatterWords.add, exact: true }).click();
  await board.getByRole("group", { name: frontMatterWords.character.unnamed({ position: 1 }), exact: true }).waitFor();
  await inspect("front matter");
  await resize(390);
  await button(page, frontMatterWords.pages).click();
  await inspect("front matter, pages on a phone", { widths: [390, 320] });
  await resize(1360);
  await closeDialog(page);
}

/** A button of each, which is there once it has loaded. */
const shownIn = {
  [actionWords.indexCards]: outlineWords.addScene,
  [viewWords.overview]: viewWords.titlePage,
  [actionWords.stagePanel]: actionWords.sceneGrid,
} as const;

async function inspectCommands({ page, inspect }: Sweep): Promise<void> {
  const widths = { widths: [1360, 320] };
  const openCommands = () => page.keyboard.press("Control+k");
  await openCommands();
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  await inspect("commands", widths);
  await closeDialog(page);
  for (const name of [actionWords.indexCards, viewWords.overview, actionWords.stagePanel]) {
    await openCommands();
    await page.getByRole("combobox").fill(name);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: shownIn[name] }).first().waitFor();
    await inspect(name, widths);
    await page.keyboard.press("Escape");
  }
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

/** Returns the smaller of the two gaps between a place and the columns next to it. */
async function gapsBeside(page: Page, place: Locator): Promise<number> {
  const own = await boxOf(place);
  const comments = await boxOf(page.getByRole("complementary", { name: feedbackWords.comments }));
  const outline = await boxOf(outlineOf(page));
  return Math.min(own.left - outline.right, comments.left - own.right);
}

async function boxOf(locator: Locator): Promise<{ left: number; right: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the screen.");
  return { left: box.x, right: box.x + box.width };
}
