import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { act, direction, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { desktop, type Look, phone } from "../journeys/harness/browserDevice.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openReader } from "./openReader.ts";

const play = playWith(
  { title: "The Lamp and the Ladder", authors: "Ines Okafor" },
  act("Act One", scene("Scene 1", direction("A bare stage. One lamp."))),
  speech("NINA", "They never switch you off, do they?"),
);

/** Opens the play while the code for comments can't be loaded. Returns the page, and a function that lets the code load. */
async function openBeforeComments(look: Look): Promise<{ page: Page; letLoad: () => Promise<void> }> {
  const { page } = await openReader(play, look);
  const waiting: (() => Promise<void>)[] = [];
  let mayLoad = false;
  await page.route(/\/openReaderFeedback-[^/]*\.js$/, async (route) => {
    if (mayLoad) return route.continue();
    waiting.push(() => route.continue());
  });
  await page.reload();
  await page.getByText("A bare stage. One lamp.").waitFor();
  return {
    page,
    async letLoad() {
      expect(await commentsButton(page).count()).toBe(0);
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      mayLoad = true;
      for (const load of waiting) await load();
    },
  };
}

const commentsButton = (page: Page) => button(page, readerFeedbackWords.open({ count: 0 }));

test("a speech's button that was used before the code for comments had loaded opens the panel once it has", async () => {
  const { page, letLoad } = await openBeforeComments(desktop);
  const remark = button(page, readingWords.remarkOn({ what: "NINA" }));
  await remark.focus();
  await page.keyboard.press("Enter");
  await letLoad();
  const panel = page.getByRole("region", { name: readerFeedbackWords.title });
  await panel.getByText("They never switch you off").waitFor();
  await panel.getByRole("textbox").first().waitFor();
});

test("a line that was touched before the code for comments had loaded is selected once it has", async () => {
  const { page, letLoad } = await openBeforeComments(phone);
  await page.getByText("A bare stage. One lamp.").tap();
  await letLoad();
  await page.getByRole("toolbar", { name: readerFeedbackWords.bar }).waitFor();
});

test("comments load without anything that the reader does", async () => {
  const { page, letLoad } = await openBeforeComments(desktop);
  await letLoad();
  await commentsButton(page).waitFor();
});
