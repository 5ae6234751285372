import { nanoid } from "nanoid";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { maxFullNameLength } from "#domain/account/fullName.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { frontMatterWords } from "#frontend/messages/frontMatter.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { noAccessWords } from "#frontend/messages/noAccess.yaml";
import { outlineWords } from "#frontend/messages/outline.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { titleWords } from "#frontend/messages/titles.yaml";
import { viewWords } from "#frontend/messages/view.yaml";
import { act, direction, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { shareLink } from "#tests/support/shareLink.ts";
import { eventually, origin } from "./harness/browserDevice.ts";
import { subscribe } from "./harness/checkout.ts";
import { manuscript } from "./harness/editor.ts";
import { newWriter, type TestPerson } from "./harness/people.ts";
import { storedSession } from "./harness/session.ts";
import { button, heading, openAccountMenu } from "./harness/signIn.ts";
import { longName, newLongNamedPerson, unbrokenName } from "./look/longNames.ts";
import { adminRoutes, feedbackRoute, guardedRoutes } from "./look/routes.ts";
import { inspectRoutes, screenOf } from "./look/screens.ts";
import { openSweep, type Sweep, sweepTimeoutMs } from "./look/sweep.ts";

const title = "The Lamp and the Ladder of the Superintendentessofthepropertydepartment";
const play = playWith(
  { title, authors: longName, contact: `${longName}\n4 Lamp Row` },
  act("Act One, in which a very long heading does not end where it should", scene("Scene 1", direction("A lamp."))),
  speech("NINA", "They never switch you off, do they?"),
  speech(longName.toUpperCase(), "Superstition, all of it."),
);

/** Plain text with a guess to check, and several groups of paragraphs. */
const typed = `ACT ONE\n\n${longName.toUpperCase()}: Hm. (smiling) Yes.\n\n${unbrokenName}\n\n${longName.toUpperCase()}: No.`;

/** Creates a play with a link and a comment by a reader with a long name. */
async function shareCommentedPlay(person: TestPerson): Promise<string> {
  const link = await shareLink(origin, person, play);
  const response = await fetch(`${origin}/api/shared/${link.token}/feedback`, {
    method: "POST",
    headers: { "content-type": "application/json", "reader-key": nanoid(22) },
    body: JSON.stringify({ feedbackId: nanoid(16), kind: "comment", text: "Lovely.", name: longName }),
  });
  expect(response.status, await response.text()).toBe(200);
  return link.playId;
}

test(
  "all account and administration screens fit every width, show the focus, are accessible and load few files, with the longest name",
  async () => {
    const person = await newLongNamedPerson();
    const playId = await shareCommentedPlay(person);
    const sweep = await openSweep(await storedSession(person));
    await inspectRoutes(sweep, guardedRoutes);
    await inspectPlayList(sweep, person);
    const feedback = { [feedbackRoute]: titleWords.feedback, [`/feedback/${playId}`]: titleWords.feedback };
    await inspectRoutes(sweep, { ...feedback, ...adminRoutes });
    sweep.expectNoFaults();
  },
  sweepTimeoutMs,
);

async function inspectPlayList({ page, open, inspect }: Sweep, person: TestPerson): Promise<void> {
  await open("/dashboard", () => screenOf(page, titleWords.dashboard));
  await openAccountMenu(page, person);
  await inspect("account menu", { widths: [1360, 390] });
  await page.keyboard.press("Escape");
  await button(page, dashboardWords.newPlay).click();
  await page.getByRole("dialog").waitFor();
  await inspect("new play");
  const files = [`${title}.txt`, "damaged.docx"].map((name) => ({ name, mimeType: "", buffer: Buffer.from(typed) }));
  await page.getByLabel(dashboardWords.chooseFile).setInputFiles(files);
  await page.getByRole("region", { name: importingWords.preview }).waitFor();
  await button(page, importingWords.file({ name: "damaged.docx", state: importingWords.states.refused })).waitFor();
  await inspect("import");
  await open("/dashboard?list=bin", () => heading(page, dashboardWords.bin).waitFor());
  await inspect("bin");
}

test(
  "the editor fits every width, shows the focus and is accessible, with its panels and dialogs, and a name without a place to break it",
  async () => {
    expect([longName.length, unbrokenName.length]).toEqual([maxFullNameLength, maxFullNameLength]);
    const person = await newWriter(unbrokenName);
    await subscribe(person, "company");
    const playId = await shareCommentedPlay(person);
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
