import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { layouts } from "#domain/play/layout/designs/layouts.ts";
import { charactersWords } from "#frontend/messages/characters.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { actionWords, editorWords, kindWords } from "#frontend/messages/editor.yaml";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { findWords } from "#frontend/messages/find.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { outlineTabWords } from "#frontend/messages/outline.yaml";
import { pageLayoutWords } from "#frontend/messages/pageLayout.yaml";
import { playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { eventually } from "../journeys/harness/browserDevice.ts";
import { elements, typeKeys } from "../journeys/harness/editor.ts";
import { openDashboard } from "./openDashboard.ts";
import { openEditor } from "./openEditor.ts";

const kitchen = playWith({ title: "The Kitchen" }, scene("Attic", speech("ANN", "Is it dark?")));

/** Sharing, the tenth, needs the server: it's the button Share of the bar, one click. */
interface Task {
  readonly name: string;
  /** The names of what is clicked, in order. Their number is in the table of `docs/editor.md`. */
  readonly clicks: readonly (string | RegExp)[];
  /** What shows that it's done. */
  readonly isDone: (page: Page) => Promise<unknown>;
}

const tasks: readonly Task[] = [
  {
    name: "a new scene",
    clicks: [editorWords.text, new RegExp(`^${kindWords.scene}`)],
    isDone: (page) => page.getByRole("button", { name: `${editorWords.element}: ${kindWords.scene}` }).waitFor(),
  },
  {
    name: "rename a character",
    clicks: [editorWords.tools, new RegExp(`^${actionWords.characters}`), /^ANN/, charactersWords.rename],
    isDone: (page) => page.getByLabel(charactersWords.newName).waitFor(),
  },
  {
    name: "find",
    clicks: [actionWords.find],
    isDone: (page) => page.getByRole("textbox", { name: findWords.find, exact: true }).waitFor(),
  },
  {
    name: "export a PDF",
    clicks: [editorWords.export, new RegExp(`^${editorWords.exportFile}`)],
    isDone: (page) => page.getByRole("dialog", { name: exportingWords.title, exact: true }).waitFor(),
  },
  {
    name: "see comments",
    clicks: [new RegExp(`^${menuLabels.comments}`)],
    isDone: (page) => page.getByRole("complementary", { name: feedbackWords.comments }).waitFor(),
  },
  {
    name: "open the cards",
    clicks: [outlineTabWords.cards],
    isDone: (page) => page.getByRole("region", { name: actionWords.indexCards, exact: true }).waitFor(),
  },
  {
    name: "undo",
    clicks: [editorWords.text, new RegExp(`^${actionWords.undo}`)],
    isDone: (page) => eventually(async () => (await elements(page)).at(-1)).toBe("Is it dark?"),
  },
  {
    name: "change the layout",
    clicks: [editorWords.tools, pageLayoutWords.item, new RegExp(layouts.musical.name), pageLayoutWords.done],
    isDone: (page) => page.getByRole("dialog").waitFor({ state: "detached" }),
  },
];

const click = (page: Page, name: string | RegExp): Promise<void> =>
  ["button", "menuitem", "menuitemradio", "menuitemcheckbox", "tab", "radio"]
    .map((role) => page.getByRole(role as "button", { name, ...(typeof name === "string" && { exact: true }) }))
    .reduce((one, other) => one.or(other))
    .filter({ visible: true })
    .first()
    .click();

test.each(tasks)("the task “$name” takes no click besides those that are named", async ({ clicks, isDone }) => {
  const { page } = await openEditor(kitchen, { viewport: { width: 1360, height: 800 } });
  await typeKeys(page, "{Control+End}!");
  for (const name of clicks) await click(page, name);
  await isDone(page);
});

test("a new play takes two clicks, or two keys, and its title can be typed at once", async () => {
  const { page } = await openDashboard([kitchen]);
  const isNew = () =>
    eventually(() => page.evaluate(() => document.activeElement?.getAttribute("data-front"))).toBe("title");
  await click(page, dashboardWords.newPlay);
  await click(page, new RegExp(`^${dashboardWords.blank}`));
  await isNew();
  await page.goBack();
  const start = page.getByRole("button", { name: dashboardWords.newPlay, exact: true }).first();
  await start.focus();
  await typeKeys(page, "{Enter}");
  await page.getByRole("button", { name: dashboardWords.blank }).and(page.locator(":focus")).waitFor();
  await typeKeys(page, "{Enter}");
  await isNew();
  expect(await page.locator(".editor-title-page").evaluate((sheet) => getComputedStyle(sheet).zoom)).toBe("1");
});
