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
import { apiOf } from "./harness/checkout.ts";
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

interface Author {
  readonly person: TestPerson;
  readonly playId: string;
  /** The session, because each code of an authenticator app works once, and the next is half a minute later. */
  readonly stored: ReadonlyMap<string, string>;
}

let made: Promise<Author> | undefined;

/** One person for all tests here, because they change nothing. */
function author(): Promise<Author> {
  const make = async () => {
    const person = await newLongNamedPerson();
    return { person, playId: await shareCommentedPlay(person), stored: await storedSession(person) };
  };
  made ??= make();
  return made;
}

/** Signed in, at a play with a comment. */
async function sweepAtPlay(): Promise<Sweep> {
  const { playId, stored } = await author();
  const sweep = await openSweep(stored);
  const { page, settled } = sweep;
  await page.goto(`/editor/${playId}`);
  await manuscript(page).waitFor();
  await settled();
  return sweep;
}

test(
  "signed-in screens fit every width, show the focus and are accessible, in every look, with the longest name",
  async () => {
    const { person, stored } = await author();
    const sweep = await openSweep(stored);
    const { page, inspect, settled } = sweep;
    await inspectRoutes(sweep, guardedRoutes);
    await page.goto("/dashboard");
    await screenOf(page, titleWords.dashboard);
    await settled();
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
    await page.goto("/dashboard?list=bin");
    await heading(page, dashboardWords.bin).waitFor();
    await settled();
    await inspect("bin");
    sweep.expectNoFaults();
  },
  sweepTimeoutMs,
);

test(
  "feedback and the administration screens fit every width, show the focus and are accessible, too",
  async () => {
    const { playId, stored } = await author();
    const sweep = await openSweep(stored);
    const feedback = { [feedbackRoute]: titleWords.feedback, [`/feedback/${playId}`]: titleWords.feedback };
    await inspectRoutes(sweep, { ...feedback, ...adminRoutes });
    sweep.expectNoFaults();
  },
  sweepTimeoutMs,
);

test(
  "a name without a place to break it fits, too, and so does the page without access",
  async () => {
    const other = await newWriter(longName);
    expect([longName.length, unbrokenName.length]).toEqual([maxFullNameLength, maxFullNameLength]);
    await rename(other, unbrokenName);
    const sweep = await openSweep(await storedSession(other));
    await inspectRoutes(sweep, { "/profile": titleWords.profile });
    await button(sweep.page, shellWords.account({ name: unbrokenName })).waitFor();
    await inspectRoutes(sweep, { "/admin/health": noAccessWords.title });
    sweep.expectNoFaults();
  },
  sweepTimeoutMs,
);

async function rename(person: TestPerson, full_name: string): Promise<void> {
  const { ask } = await apiOf(person);
  expect((await ask("PATCH", "/profile", { full_name })).status).toBe(200);
}

/** A button of each, which is there once it has loaded. */
const shownIn = {
  [actionWords.indexCards]: outlineWords.addScene,
  [viewWords.overview]: viewWords.titlePage,
  [actionWords.stagePanel]: actionWords.sceneGrid,
} as const;

const toggleComments = (page: Page) => page.keyboard.press("Control+Shift+Backslash");
const toggleOutline = (page: Page) => page.keyboard.press("Control+Backslash");
const outlineOf = (page: Page) => page.getByRole("navigation", { name: editorWords.outline });

test(
  "the editor with outline, comments and dialogs fits every width, shows the focus and is accessible",
  async () => {
    const sweep = await sweepAtPlay();
    const { page, inspect } = sweep;
    await inspect("editor");
    await toggleComments(page);
    await page.getByRole("article").first().waitFor();
    await inspect("editor, outline and comments");
    await toggleComments(page);
    await button(page, editorWords.text).click();
    await page.getByRole("menu").waitFor();
    await inspect("editor, Text menu", { widths: [1360, 768] });
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 390, height: 844 });
    await outlineOf(page).waitFor({ state: "hidden" });
    await toggleOutline(page);
    await outlineOf(page).waitFor();
    await inspect("editor, outline on a phone", { widths: [390, 320] });
    sweep.expectNoFaults();
  },
  sweepTimeoutMs,
);

test(
  "the front matter fits every width, shows the focus and is accessible, as form and as pages",
  async () => {
    const sweep = await sweepAtPlay();
    const { page, inspect } = sweep;
    await button(page, editorWords.editFrontMatter).click();
    const dialog = page.getByRole("dialog", { name: editorWords.frontMatter });
    await dialog.getByRole("button", { name: frontMatterWords.add, exact: true }).click();
    await dialog
      .getByRole("group", { name: frontMatterWords.character.unnamed({ position: 1 }), exact: true })
      .waitFor();
    await inspect("front matter");
    await page.setViewportSize({ width: 390, height: 844 });
    await button(page, frontMatterWords.pages).click();
    await inspect("front matter, pages on a phone", { widths: [390, 320] });
    sweep.expectNoFaults();
  },
  sweepTimeoutMs,
);

test(
  "the share dialog fits every width, shows the focus and is accessible, too",
  async () => {
    const sweep = await sweepAtPlay();
    const { page, inspect } = sweep;
    await button(page, sharingWords.share).click();
    await page.getByRole("dialog").getByRole("listitem").first().waitFor();
    await inspect("share dialog");
    await button(page, sharingWords.newLink).click();
    await page.getByLabel(sharingWords.label, { exact: true }).waitFor();
    await inspect("share dialog, new link");
    await page.goto("/editor/no-such-play-of-mine");
    await page.getByRole("link", { name: editorWords.toPlays }).waitFor();
    await inspect("a play that doesn't exist");
    sweep.expectNoFaults();
  },
  sweepTimeoutMs,
);

test(
  "the command list and what it opens fit every width, show the focus and are accessible, too",
  async () => {
    const sweep = await sweepAtPlay();
    const { page, inspect } = sweep;
    const widths = { widths: [1360, 320] };
    const openCommands = () => page.keyboard.press("Control+k");
    await openCommands();
    await page.getByRole("listbox").getByRole("option").first().waitFor();
    await inspect("commands", widths);
    await page.keyboard.press("Escape");
    for (const name of [actionWords.indexCards, viewWords.overview, actionWords.stagePanel]) {
      await openCommands();
      await page.getByRole("combobox").fill(name);
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: shownIn[name] }).first().waitFor();
      await inspect(name, widths);
      await page.keyboard.press("Escape");
    }
    sweep.expectNoFaults();
  },
  sweepTimeoutMs,
);

test("with outline and comments open, the paper overlaps no column, and at 200% zoom the outline covers no text", async () => {
  const { page } = await sweepAtPlay();
  await outlineOf(page).waitFor();
  await toggleComments(page);
  await page.getByRole("article").first().waitFor();
  for (const width of [1160, 1360, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await eventually(() => gapsBesidePaper(page), { message: `at ${width} px` }).toBeGreaterThanOrEqual(8);
  }
  await page.setViewportSize({ width: 680, height: 422 });
  await outlineOf(page).waitFor({ state: "hidden" });
  await page.setViewportSize({ width: 1360, height: 844 });
  await outlineOf(page).waitFor();
});

/** Returns the smaller of the two gaps between the paper and the columns next to it. */
async function gapsBesidePaper(page: Page): Promise<number> {
  const paper = await boxOf(page.getByRole("region", { name: editorWords.titlePage }));
  const comments = await boxOf(page.getByRole("complementary", { name: feedbackWords.comments }));
  const outline = (await outlineOf(page).isVisible()) ? await boxOf(outlineOf(page)) : { right: 0 };
  return Math.min(paper.left - outline.right, comments.left - paper.right);
}

async function boxOf(locator: Locator): Promise<{ left: number; right: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the screen.");
  return { left: box.x, right: box.x + box.width };
}
