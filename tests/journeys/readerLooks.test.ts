import { test } from "vitest";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { act, direction, playWith, scene, speech, together } from "#tests/support/playBuilder.ts";
import { createLink, feedbackButton, feedbackPanel, kindChoice } from "./harness/reader.ts";
import { button, heading } from "./harness/signIn.ts";
import { longName } from "./look/longNames.ts";
import { openSweep, sweepTimeoutMs } from "./look/sweep.ts";

const title = "The Lamp and the Ladder";
const play = playWith(
  { title, authors: longName, contact: `${longName}\n4 Lamp Row` },
  act("Act One", scene("Scene 1", direction("A bare stage. One lamp."))),
  speech("NINA", "They never switch you off, do they?"),
  speech("TOM", "Superstition, all of it.\nLeave it on."),
  speech(longName.toUpperCase(), "Left."),
  together("TOM", "Right."),
);

test(
  "the reader page fits every width, shows the focus and is accessible, with each of its panels",
  async () => {
    const link = await createLink(play, { mayDownload: true });
    const locked = await createLink(play, { password: "ladder and lamp" });
    const sweep = await openSweep();
    const { page, open, inspect } = sweep;
    await open(link.path, () => heading(page, title).waitFor());
    await feedbackButton(page).waitFor();
    await page.getByText("They never switch you off").dblclick();
    await kindChoice(page, readerFeedbackWords.kinds.question).click();
    await feedbackPanel(page).getByLabel(readerFeedbackWords.asks.question).fill("Who says so?");
    await feedbackPanel(page).getByLabel(readerFeedbackWords.name, { exact: true }).fill(longName);
    await inspect("reader page, writing a comment");
    await feedbackPanel(page).getByRole("button", { name: readerFeedbackWords.send }).click();
    await feedbackPanel(page).getByRole("article").first().waitFor();
    await inspect("reader page, feedback");
    await feedbackPanel(page).getByRole("button", { name: readerFeedbackWords.close }).click();
    await inspect("reader page");
    await button(page, readingWords.view).click();
    await button(page, readingWords.pdf).waitFor();
    await inspect("reader page, View", { widths: [1360, 390] });
    await button(page, readingWords.manuscript).click();
    await page.keyboard.press("Escape");
    await page.getByRole("listitem", { name: readingWords.pageLabel({ number: 2 }) }).waitFor();
    await inspect("reader page, manuscript pages", { widths: [1360, 390] });
    await button(page, readingWords.view).click();
    await button(page, readingWords.copy).click();
    await page.keyboard.press("Escape");
    await sweep.resize(390);
    await button(page, readingWords.contents).click();
    await page.getByRole("navigation").getByRole("button", { name: "Scene 1" }).waitFor();
    await inspect("reader page, Contents", { widths: [390, 320] });
    await open(locked.path, () => page.getByLabel(readingWords.locked.password).waitFor());
    await inspect("reader page, password");
    sweep.expectNoFaults();
  },
  sweepTimeoutMs,
);
