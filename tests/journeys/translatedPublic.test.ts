import type { Locator } from "playwright-core";
import { test } from "vitest";
import { authWords } from "#frontend/messages/auth.yaml";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { commentEntry, createLink, feedbackButton, feedbackPanel, openSharedLink } from "./harness/reader.ts";
import { button, field } from "./harness/signIn.ts";
import { translatedPlay, translatedTitle } from "./look/translatedPlay.ts";
import { openTranslatedWalk, tryTranslatedScreen } from "./look/translatedWalk.ts";

/** The others have texts only. They're looked at without a browser (`publicPages.stack.test.ts`). */
const publicScreens = [
  ...["/", "/pricing", "/help", "/help/elements-and-keys", "/contact", "/cookie-policy", "/goodbye"],
  ...["/auth", "/signup", "/forgot-password", "/reset-password", "/shared/no-hay-nada", "/no/such/page"],
];

test("public pages and forms have no English words in Spanish, and work where a browser translates them", async () => {
  const walk = await openTranslatedWalk();
  const { page } = walk;
  for (const path of publicScreens) await tryTranslatedScreen(walk, path);
  await page.goto("/auth");
  await field(page, authWords.fields.email).fill("not an address");
  await button(page, authWords.signIn.submit).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  await field(page, authWords.fields.email).fill("nobody@example.com");
  await page.getByLabel(authWords.fields.password, { exact: true }).fill("wrong password of nobody");
  await button(page, authWords.signIn.submit).click();
  await page.getByRole("alert").filter({ hasText: /./ }).waitFor();
  await walk.look("a refused password");
  walk.expectNoEnglish();
});

test("a reader comments on a line where a browser translates the play, and nothing around it is in English", async () => {
  const link = await createLink(translatedPlay, { mayDownload: true });
  const { page, look, expectNoEnglish } = await openTranslatedWalk();
  await openSharedLink(page, link.path, translatedTitle);
  await page.locator("[data-block] font").first().waitFor();
  await page.getByRole("button", { name: readingWords.remarkOn({ what: "INÉS" }) }).click();
  await feedbackPanel(page).getByLabel(readerFeedbackWords.asks.comment).fill("¡Qué bien!");
  await page.locator("mark").first().waitFor();
  await look("a comment");
  await feedbackPanel(page).getByRole("button", { name: readerFeedbackWords.send }).click();
  await commentEntry(page, "¡Qué bien!").waitFor();
  await shows(feedbackButton(page), readerFeedbackWords.open({ count: 1 }));
  await look("own comments");
  await feedbackPanel(page).getByRole("button", { name: readerFeedbackWords.close }).click();
  for (const tool of await page.getByRole("toolbar").first().getByRole("button").all()) {
    await tool.click();
    await look("a tool of the shared play");
    await page.keyboard.press("Escape");
  }
  expectNoEnglish();
});

const shows = (place: Locator, words: string): Promise<void> => place.filter({ hasText: words }).waitFor();
