import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { commandWords } from "#frontend/messages/commands.yaml";
import { actionWords } from "#frontend/messages/editor.yaml";
import { languageName } from "#frontend/messages/format.ts";
import { readingWords } from "#frontend/messages/reading.yaml";
import { typingWords } from "#frontend/messages/typing.yaml";
import { viewWords } from "#frontend/messages/view.yaml";
import { act, direction, playWith, scene, speech, together } from "#tests/support/playBuilder.ts";
import { shareLink } from "#tests/support/shareLink.ts";
import { desktop, newDevice, origin } from "./harness/browserDevice.ts";
import { beginPlay, manuscript, save, titleField, typeKeys } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";

const heading = "תמונה ראשונה: המטבח הגדול והחשוך של הגברת לוי";
const speeches =
  "רחל נכנסת.{Enter}{Control+5}רחל{Enter}שלום!{Enter}{Control+5}השכנה מן הרחוב השני בירושלים{Enter}ערב טוב.";

/** Runs in the page. Returns the Hebrew texts that have the wrong direction: cut off, they would lose their beginning. */
const textsInWrongDirection = (): string[] => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    const isHebrew = /\p{Script=Hebrew}/u.test(text.textContent ?? "");
    if (
      isHebrew &&
      element?.checkVisibility() &&
      element.closest(".only-spoken") === null &&
      getComputedStyle(element).direction !== "rtl"
    )
      found.push(`${element.className}: ${text.textContent}`);
  }
  return found;
};

async function runCommand(page: Page, label: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: commandWords.label }).fill(label);
  await page.getByRole("option", { name: label }).first().click();
}

test("names and headings of a right-to-left play have its direction in every panel", async () => {
  const { page } = await newDeviceOf(await newWriter());
  await beginPlay(page);
  await typeKeys(page, `${heading}{Enter}${speeches}`);
  await titleField(page).fill("השכנה!");
  await manuscript(page).focus();
  await save(page);
  const expectDirection = async (where: string): Promise<void> =>
    expect(await page.evaluate(textsInWrongDirection), where).toEqual([]);

  await runCommand(page, actionWords.stageStrip);
  for (const panel of [actionWords.characters, actionWords.stagePanel, actionWords.notes]) {
    await runCommand(page, panel);
    await page.getByRole("complementary", { name: panel }).waitFor();
    await expectDirection(panel);
  }
  for (const board of [actionWords.indexCards, actionWords.sceneGrid, actionWords.statistics]) {
    await runCommand(page, board);
    const dialog = page.getByRole("dialog", { name: board });
    await dialog.getByText(heading).first().waitFor();
    await expectDirection(board);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: commandWords.label }).fill("תמונה");
  await page.getByRole("option", { name: heading }).waitFor();
  await expectDirection(commandWords.title);
  await page.keyboard.press("Escape");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "השכנה!" }).waitFor();
  await expectDirection("Plays");
});

test("pages of a right-to-left play are beside each other from the right", async () => {
  const { page } = await newDeviceOf(await newWriter());
  await beginPlay(page);
  await typeKeys(page, "תמונה{Enter}רחל נכנסת.");
  await runCommand(page, actionWords.typing);
  const typing = page.getByRole("dialog", { name: typingWords.title });
  await typing.getByRole("combobox", { name: typingWords.language }).selectOption({ label: languageName("he") });
  await typing.getByRole("button", { name: typingWords.done }).click();
  await runCommand(page, viewWords.overview);
  const pages = page.getByRole("dialog", { name: viewWords.overviewTitle });
  const titlePage = pages.getByRole("button", { name: viewWords.titlePage });
  const firstPage = pages.getByRole("button", { name: viewWords.page({ label: "1" }) });
  const leftOf = async (button: Locator) => (await button.boundingBox())?.x ?? Number.NaN;
  expect(await leftOf(titlePage)).toBeGreaterThan(await leftOf(firstPage));
  await titlePage.focus();
  await page.keyboard.press("ArrowLeft");
  await firstPage.and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ArrowRight");
  await titlePage.and(page.locator(":focus")).waitFor();
});

const kitchen = playWith(
  { title: "המטבח", authors: "נעמי" },
  act("מערכה ראשונה", scene("תמונה ראשונה", direction("רחל נכנסת."))),
  speech("רחל", "שלום לכולם, מה שלומכם היום?"),
  speech("לאה", "עכשיו!"),
  together("חנן", "עכשיו!"),
);

test("readers of a right-to-left play have its names and the first of several speakers at the right", async () => {
  const { path } = await shareLink(origin, await newWriter(), kitchen, { takesFeedback: false });
  const { page } = await newDevice(desktop);
  await page.goto(path);
  const leftOf = async (text: string) => (await page.getByText(text, { exact: true }).last().boundingBox())?.x ?? 0;
  await page.getByText("שלום לכולם").waitFor();
  expect(await leftOf("רחל")).toBeGreaterThan(await leftOf("שלום לכולם, מה שלומכם היום?"));
  expect(await leftOf("לאה")).toBeGreaterThan(await leftOf("חנן"));
  const contents = page.getByRole("navigation", { name: readingWords.contents });
  const sides = await contents
    .getByText(/תמונה|מערכה/)
    .evaluateAll((names) => names.map((name) => getComputedStyle(name).textAlign));
  expect(new Set(sides)).toEqual(new Set(["left"]));
});
