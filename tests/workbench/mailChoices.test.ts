import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { mailChoiceWords as spanishWords } from "#frontend/messages/es/mailChoice.yaml";
import { mailChoiceWords } from "#frontend/messages/mailChoice.yaml";
import { genuineToken } from "#tests/support/memoryMailChoices.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { desktop, eventually, phone } from "../journeys/harness/browserDevice.ts";
import { button, heading } from "../journeys/harness/signIn.ts";
import { openWorkbench, type WriterLook } from "./openWorkbench.ts";

async function openChoice(token: string, look: WriterLook = desktop): Promise<Page> {
  return (await openWorkbench(`/mail#${token}`, {}, look)).page;
}

test.each([
  ["stop", "stop", desktop],
  ["stopReplies", "stop.link.reader.choice", phone],
  ["confirm", "confirm.link.reader.choice", phone],
] as const)(
  "opening the link of an e-mail changes nothing, and its one button does: %s",
  async (choice, token, look) => {
    const page = await openChoice(`${token}${genuineToken}`, look);
    const words = mailChoiceWords[choice];
    await heading(page, words.title).waitFor();
    await page.getByText(words.text).waitFor();
    expect(await page.title()).toContain(mailChoiceWords.titles[choice === "stop" ? "comments" : "replies"]);
    expect(await page.locator("main, #root").first().getByRole("button").count()).toBe(1);
    await expectAccessible(page);
    await button(page, words.button).press("Enter");
    await heading(page, words.doneTitle).waitFor();
    await page.getByText(words.done).waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(words.doneTitle);
    await expectAccessible(page);
  },
);

test("a link that doesn't work anymore says so, and keeps its button", async () => {
  const page = await openChoice("stop.invented");
  await button(page, mailChoiceWords.stop.button).click();
  await page.getByText(/^This link doesn't work anymore/).waitFor();
  await button(page, mailChoiceWords.stop.button).waitFor();
});

test("a link that was cut off says so", async () => {
  const page = await openChoice("");
  await heading(page, mailChoiceWords.brokenTitle).waitFor();
  expect(await page.getByRole("button").count()).toBe(0);
});

test("the page is in Spanish, too", async () => {
  const page = await openChoice(`stop${genuineToken}`, { ...desktop, language: "es" });
  await button(page, spanishWords.stop.button).click();
  await heading(page, spanishWords.stop.doneTitle).waitFor();
});
