import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { feedbackReportWords } from "#frontend/messages/feedbackReport.yaml";
import { playWith, scene, setting, speech } from "#tests/support/playBuilder.ts";
import { shareLink } from "#tests/support/shareLink.ts";
import { expectAccessible } from "./harness/access.ts";
import { readerOf } from "./harness/apiReader.ts";
import { eventually, origin } from "./harness/browserDevice.ts";
import { subscribe } from "./harness/checkout.ts";
import { downloadFrom } from "./harness/download.ts";
import { manuscript, save, typeKeys } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { openPlayList, returnToWindow } from "./harness/playList.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

const title = "The Lamp";

const play = playWith(
  { title },
  scene("Scene One", setting("A hall."), speech("NORA", "Who left the lamp on?")),
  scene("Scene Two", setting("An empty stage.")),
);

/** Makes a play of two scenes, with a link that accepts feedback, by an author whose plan includes everything. */
async function sharedPlay() {
  const author = await newWriter();
  await subscribe(author, "company");
  const { playId, token } = await shareLink(origin, author, play, { label: "" });
  const { page } = await newDeviceOf(author);
  return { page, playId, token };
}

const panel = (page: Page) => page.getByRole("complementary", { name: feedbackWords.comments });
const cardOf = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });
const marked = (page: Page): Promise<string[]> => manuscript(page).locator(".comment").allTextContents();

const formula = '=HYPERLINK("http://evil.example")';
const missing = "I lost the thread.";

test("a reader's comment appears next to the text, can be answered, and follows its passage", async () => {
  const { page, playId, token } = await sharedPlay();
  const reader = await readerOf(token);
  await reader.say(missing, { name: "Marta" }, "the lamp");
  await reader.say(formula, { name: "Marta", kind: "typo" }, "empty stage");
  await reader.say("How does it end?", { kind: "question" });

  await openPlayList(page);
  const notice = page.getByRole("link", { name: feedbackWords.freshComments({ count: 3 }) });
  await eventually(async () => {
    await returnToWindow(page);
    return notice.count();
  }).toBe(1);
  await page.goto(`/editor/${playId}`);
  await button(page, editorWords.commentsAndNew({ count: 3 })).click();
  await cardOf(page, missing).waitFor();
  await expectAccessible(page);
  await eventually(() => marked(page)).toEqual(["the lamp", "empty stage"]);

  await checkInText(page);
  await answers(page);
  await eventually(reader.ownFeedback).toMatchObject([
    { text: missing, state: "open", replies: [{ text: "It was Nora." }] },
    { text: formula, state: "resolved" },
    {},
  ]);
  await checkMarkFollows(page);
  await checkFeedbackScreen(page, playId);
  await openPlayList(page);
  expect(await notice.count()).toBe(0);
});

/** Goes from comment to comment by key and by button, and from a mark to its card. */
async function checkInText(page: Page): Promise<void> {
  const highlighted = manuscript(page).locator(".comment-current");
  await manuscript(page).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Alt+PageDown");
  await eventually(() => highlighted.allTextContents()).toEqual(["the lamp"]);
  await panel(page).getByRole("button", { name: actionWords.nextComment }).click();
  await eventually(() => highlighted.allTextContents()).toEqual(["empty stage"]);
  await manuscript(page).getByText("the lamp", { exact: true }).click();
  await eventually(() => cardOf(page, missing).getAttribute("aria-current")).toBe("true");
}

async function answers(page: Page): Promise<void> {
  const card = cardOf(page, missing);
  await card.getByRole("button", { name: feedbackWords.reply }).click();
  await page.getByLabel(feedbackWords.yourReply({ name: "Marta" })).fill("It was Nora.");
  await card.getByRole("button", { name: feedbackWords.sendReply }).click();
  await card.getByText("It was Nora.").waitFor();
  await cardOf(page, formula).getByRole("button", { name: feedbackWords.resolve }).click();
  await cardOf(page, formula).waitFor({ state: "detached" });
  await page.getByText(feedbackWords.nowResolved).waitFor();
}

/**
 * Checks that the mark follows typing and a moved scene. When its passage is deleted, the card says so and still quotes
 * it.
 */
async function checkMarkFollows(page: Page): Promise<void> {
  await manuscript(page).getByText("Who left").click();
  await typeKeys(page, "{Home}Now, ");
  await eventually(() => marked(page)).toEqual(["the lamp"]);
  await typeKeys(page, "{Alt+Shift+ArrowDown}");
  await eventually(() => marked(page)).toEqual(["the lamp"]);
  expect(await manuscript(page).getByRole("paragraph").first().textContent()).toBe("Scene Two");
  await typeKeys(page, "{Home}{Shift+End}{Delete}");
  await cardOf(page, missing).getByText(feedbackWords.gone).waitFor();
  await cardOf(page, missing).getByText("the lamp", { exact: true }).waitFor();
  expect(await marked(page)).toEqual([]);
  await save(page);
}

/** Checks the feedback screen: counts, filters, and a file that's safe to open in a spreadsheet. */
async function checkFeedbackScreen(page: Page, playId: string): Promise<void> {
  await page.goto(`/feedback/${playId}`);
  await cardOf(page, formula).waitFor();
  await expectAccessible(page);
  await page.getByText(feedbackWords.screen.counts({ open: 2, resolved: 1 })).waitFor();
  await page.getByRole("button", { name: feedbackWords.screen.remarksIn({ scene: "Scene Two", count: 1 }) }).click();
  await eventually(() => page.getByRole("article").count()).toBe(1);
  await page
    .getByLabel(feedbackWords.filters.scene, { exact: true })
    .selectOption({ label: feedbackWords.screen.gone });
  await cardOf(page, missing).waitFor();
  const { bytes } = await downloadFrom(page, () => exportAs(page, feedbackReportWords.csv));
  expect(bytes.toString()).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  const word = await downloadFrom(page, () => exportAs(page, feedbackReportWords.word));
  expect(strFromU8(unzipSync(word.bytes)["word/comments.xml"] ?? new Uint8Array())).toContain(missing);
  const pdf = await downloadFrom(page, () => exportAs(page, feedbackReportWords.pdf));
  expect(pdf.name).toMatch(/\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  await chooseFor(page, missing, feedbackWords.remove);
  await page
    .getByRole("dialog", { name: feedbackWords.removeTitle })
    .getByRole("button", { name: feedbackWords.remove })
    .click();
  await page.getByText(feedbackWords.noneMatch).waitFor();
  await askReaders(page);
}

/** Chooses one of the files that have everything that readers said. */
async function exportAs(page: Page, label: string): Promise<void> {
  await button(page, feedbackReportWords.export).click();
  await page.getByRole("menuitem", { name: label, exact: true }).click();
}

/** Chooses from what is rarely done with a comment. */
async function chooseFor(page: Page, text: string, label: string): Promise<void> {
  await cardOf(page, text).getByRole("button", { name: feedbackWords.more }).click();
  await page.getByRole("menuitem", { name: label, exact: true }).click();
}

async function askReaders(page: Page): Promise<void> {
  await page.getByRole("link", { name: feedbackWords.questions.title }).click();
  await button(page, feedbackWords.questions.write).click();
  await page.getByLabel(feedbackWords.questions.number({ number: 1 }), { exact: true }).fill("Where did you lean in?");
  await button(page, feedbackWords.questions.save).click();
  await page.getByText("Where did you lean in?").waitFor();
}

test("readers without a name are distinguished, one is blocked and their comments deleted, and new comments stay new", async () => {
  const { page, playId, token } = await sharedPlay();
  const [frequentReader, otherReader] = [await readerOf(token), await readerOf(token)];
  await frequentReader.say("Spam one.", {}, "the lamp");
  await frequentReader.say("Spam two.", {});
  await otherReader.say("A kind word.", {});
  await otherReader.say("Forged.", {}, { quote: "the lamp", as: "I steal" });
  await page.goto(`/feedback/${playId}`);
  await cardOf(page, "Spam one.")
    .getByText(feedbackWords.readerNumber({ number: 1 }))
    .waitFor();
  expect(await page.getByRole("article").first().textContent()).toContain("Forged.");
  await cardOf(page, "Forged.").getByText(feedbackWords.quoteDiffers).waitFor();
  await expectAccessible(page);

  await page.reload();
  await page
    .getByLabel(feedbackWords.filters.state, { exact: true })
    .selectOption({ label: feedbackWords.filters.states.unread });
  await eventually(() => page.getByRole("article").count()).toBe(4);
  await page
    .getByLabel(feedbackWords.filters.reader, { exact: true })
    .selectOption({ label: `${feedbackWords.readerNumber({ number: 1 })} (2)` });
  await eventually(() => page.getByRole("article").count()).toBe(2);
  const { bytes } = await downloadFrom(page, () => exportAs(page, feedbackReportWords.csv));
  expect(bytes.toString()).toContain(
    `"${feedbackWords.readerNumber({ number: 2 })}","${feedbackWords.unnamedLink({ number: 1 })}"`,
  );

  await chooseFor(page, "Spam one.", feedbackWords.aboutReader);
  const dialog = page.getByRole("dialog", {
    name: feedbackWords.reader.title({ name: feedbackWords.readerNumber({ number: 1 }) }),
  });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: feedbackWords.reader.block }).click();
  await dialog.waitFor({ state: "detached" });
  await button(page, feedbackWords.reader.unblockOf({ name: feedbackWords.readerNumber({ number: 1 }) })).waitFor();
  expect(await frequentReader.tries("Spam three.")).toMatchObject({ code: "reader-blocked" });
  await chooseFor(page, "Spam one.", feedbackWords.aboutReader);
  await dialog.getByRole("button", { name: feedbackWords.reader.remove }).click();
  await dialog.getByRole("button", { name: feedbackWords.reader.removeNow({ count: 2 }) }).click();
  await page.getByText(feedbackWords.noneMatch).waitFor();
  await button(page, feedbackWords.showAll).click();
  await cardOf(page, "A kind word.")
    .getByText(feedbackWords.readerNumber({ number: 2 }))
    .waitFor();
  await button(page, feedbackWords.markRead({ count: 2 })).click();
  await page
    .getByLabel(feedbackWords.filters.state, { exact: true })
    .selectOption({ label: feedbackWords.filters.states.unread });
  await page.getByText(feedbackWords.noneMatch).waitFor();
});
