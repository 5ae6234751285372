import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { commandWords } from "#frontend/messages/commands.yaml";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { languageName } from "#frontend/messages/languageName.ts";
import { readingWords } from "#frontend/messages/reading.yaml";
import { typingWords } from "#frontend/messages/typing.yaml";
import { viewWords } from "#frontend/messages/view.yaml";
import { act, direction, play, playWith, scene, setting, speech, together } from "#tests/support/playBuilder.ts";
import { textsInWrongDirection } from "#tests/support/textsInWrongDirection.ts";
import { runAction } from "../journeys/harness/editor.ts";
import { openDashboard } from "./openDashboard.ts";
import { openEditor } from "./openEditor.ts";
import { openReader } from "./openReader.ts";

const heading = "תמונה ראשונה: המטבח הגדול והחשוך של הגברת לוי";
const kitchen = playWith(
  { title: "השכנה!" },
  scene(heading, setting("רחל נכנסת."), speech("רחל", "שלום!"), speech("השכנה מן הרחוב השני בירושלים", "ערב טוב.")),
);

test("names and headings of a right-to-left play have its direction in every panel", async () => {
  const { page } = await openEditor(kitchen);
  const expectDirection = async (where: string): Promise<void> =>
    expect(await page.evaluate(textsInWrongDirection), where).toEqual([]);

  await runAction(page, actionWords.stageStrip);
  for (const panel of [actionWords.characters, actionWords.stagePanel, actionWords.notes]) {
    await runAction(page, panel);
    await page.getByRole("complementary", { name: panel }).waitFor();
    await expectDirection(panel);
  }
  for (const name of [actionWords.indexCards, actionWords.sceneGrid, actionWords.statistics]) {
    await runAction(page, name);
    const board = page.getByRole("region", { name, exact: true });
    await board.getByText(heading).first().waitFor();
    await expectDirection(name);
    await page.keyboard.press("Escape");
    await board.waitFor({ state: "detached" });
  }
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: commandWords.label }).fill("תמונה");
  await page.getByRole("option", { name: heading }).waitFor();
  await expectDirection(editorWords.commands);
});

test("pages of a right-to-left play are beside each other from the right", async () => {
  const { page } = await openEditor(play(scene("תמונה", direction("רחל נכנסת."))));
  await runAction(page, actionWords.typing);
  const typing = page.getByRole("dialog", { name: typingWords.title });
  await typing.getByRole("combobox", { name: typingWords.language }).selectOption({ label: languageName("he") });
  await typing.getByRole("button", { name: typingWords.done }).click();
  await runAction(page, viewWords.overview);
  const pages = page.getByRole("region", { name: viewWords.overviewTitle, exact: true });
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

const furnished = playWith(
  { title: "המטבח", authors: "נעמי" },
  act("מערכה ראשונה", scene("תמונה ראשונה", direction("רחל נכנסת."))),
  speech("רחל", "שלום לכולם, מה שלומכם היום?"),
  speech("לאה", "עכשיו!"),
  together("חנן", "עכשיו!"),
);

test("readers of a right-to-left play have its names and the first of several speakers at the right", async () => {
  const { page } = await openReader(furnished);
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

test("the list of plays shows the title of a right-to-left play in its direction", async () => {
  const { page } = await openDashboard([furnished]);
  expect(await page.evaluate(textsInWrongDirection)).toEqual([]);
});
