import { expect } from "vitest";
import { editorWords } from "#frontend/messages/editor.yaml";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { act, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { linkTo, openInEditor, signInAsAuthor } from "./support/plays.ts";
import { browserTest, openTab, origin } from "./support/tab.ts";

const title = "The Lamp and the Ladder";
const comment = "They never switch you off, do they?";
const play = playWith(
  { title },
  act("Act One", scene("Scene 1")),
  speech("NINA", comment),
  ...Array.from({ length: 40 }, () => speech("TOM", "Superstition, all of it.")),
);

browserTest("exports a play as PDF", async () => {
  const { tab } = await openInEditor(play);
  await tab.clickOn("button", editorWords.export);
  await tab.clickOn("menuitem", editorWords.exportFile);
  const pdf = await tab.downloaded(() => tab.clickOn("button", exportingWords.exportFile));
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe("%PDF-");
  expect(pdf.length).toBeGreaterThan(10_000);
});

browserTest("creates a link in the share dialog", async () => {
  const { tab } = await openInEditor(play);
  await tab.clickOn("button", sharingWords.share);
  await tab.clickOn("button", sharingWords.newLink);
  await tab.fill("textbox", sharingWords.label, "The workshop");
  await tab.clickOn("button", sharingWords.make);
  await tab.waitForText("The workshop");
  await tab.press("Escape");
});

browserTest("shows a reader's comment to the author next to the text", async () => {
  const { path, playId } = await linkTo(play);
  const reader = await openTab();
  await reader.goTo(`${origin}${path}`);
  await reader.waitFor("heading", title);
  await reader.waitFor("button", readerFeedbackWords.open({ count: 0 }));
  await reader.focusOn("button", readingWords.remarkOn({ what: "NINA" }));
  await reader.press("Enter");
  await reader.fill("textbox", readerFeedbackWords.asks.comment, "Who says so?");
  await reader.clickOn("button", readerFeedbackWords.send);
  await reader.waitFor("button", readerFeedbackWords.edit);
  await reader.waitFor("button", readingWords.view);

  const tab = await signInAsAuthor();
  await tab.goTo(`${origin}/editor/${playId}`);
  await tab.waitFor("textbox", editorWords.manuscript);
  await tab.clickOn("button", editorWords.commentsAndNew({ count: 1 }));
  await tab.waitForText("Who says so?");
});
