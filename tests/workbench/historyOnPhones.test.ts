import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { historyWords } from "#frontend/messages/history.yaml";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { act, character, type PlayDraft, playWith, scene, setting, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually, phone } from "../journeys/harness/browserDevice.ts";
import { manuscript, typeKeys } from "../journeys/harness/editor.ts";
import { button } from "../journeys/harness/signIn.ts";
import { board, inBoard, passages, slider } from "./historyBoard.ts";
import { openEditor } from "./openEditor.ts";

const viewport = { width: 360, height: 640 };
const longName = "WOLFESCHLEGELSTEINHAUSENBERGERDORFFBROWN";
const line =
  "The lamp on the pier has burned all night, and nobody came to put it out, though the keeper passed it twice.";
const talk = (name: string): readonly PlayDraft[] =>
  scene(name, setting("A pier. Fog."), ...[1, 2, 3].flatMap((count) => speech(longName, `${line} ${name} ${count}.`)));
const written = playWith(
  { title: longName, characters: [character(longName)] },
  act("ACT ONE", ...talk("Scene 1"), ...talk("Scene 2")),
  act("ACT TWO", ...talk("Scene 1")),
);

/** Opens the version history on a phone, after most of the play was deleted. */
async function openOnPhone(language: InterfaceLanguage = "en"): Promise<Page> {
  const { page } = await openEditor(written, { ...phone, viewport, language });
  const saved = async () => {
    await page.keyboard.press("Control+s");
    await eventually(() =>
      page.evaluate(() => document.querySelector("[data-saving]")?.getAttribute("data-saving")),
    ).toBe("saved");
  };
  await typeKeys(page, "{Control+End} Rain.");
  await saved();
  await manuscript(page).getByText("Scene 1 2.").first().click({ clickCount: 3 });
  await typeKeys(page, "{Backspace}");
  await saved();
  await typeKeys(page, "{Control+a}{Backspace}");
  await saved();
  await button(page, editorWords.more).click();
  await page.getByRole("menu").getByText(actionWords.history, { exact: true }).click();
  await slider(page).waitFor();
  return page;
}

/** Returns how many pixels of the compared text nothing covers, from top to bottom. */
const textHeight = (page: Page): Promise<number> =>
  board(page)
    .getByRole("region", { name: historyWords.changes, exact: true })
    .evaluate((text) => {
      const { left, top, bottom, width } = text.getBoundingClientRect();
      const rows = Array.from({ length: Math.ceil(bottom - top) }, (_, row) => top + row);
      return rows.filter((y) => text.contains(document.elementFromPoint(left + width / 2, y))).length;
    });

/** Runs in the page: what sticks out of the window, and buttons with more text than room. */
const misfits = (): readonly string[] => {
  const tooWide = document.documentElement.scrollWidth > window.innerWidth ? ["the page"] : [];
  const shown = [...document.querySelectorAll(".board :is(button, select, input)")].filter((one) =>
    one.checkVisibility(),
  );
  const out = shown.filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    const isCut = one instanceof HTMLButtonElement && one.scrollWidth > one.clientWidth + 1;
    return left < 0 || right > window.innerWidth || isCut;
  });
  return [...tooWide, ...out.map((one) => one.textContent || one.getAttribute("aria-label") || one.tagName)];
};

test("while the slider is dragged on a phone, the text has most of the screen", async () => {
  const page = await openOnPhone();
  const bar = await slider(page).boundingBox();
  if (!bar) throw new Error("The slider isn't shown.");
  expect(bar.y).toBeGreaterThan(0.7 * viewport.height);
  await page.mouse.move(bar.x + bar.width - 10, bar.y + bar.height / 2);
  await page.mouse.down();
  for (const part of [0.7, 0.5, 0.3, 0.1]) await page.mouse.move(bar.x + part * bar.width, bar.y + bar.height / 2);
  await board(page).getByRole("deletion").first().waitFor();
  await board(page)
    .getByText(historyWords.changeThen({ change: "" }))
    .waitFor();
  expect(await textHeight(page)).toBeGreaterThanOrEqual(0.45 * viewport.height);
  await page.mouse.up();
  await inBoard(page, historyWords.restorePlay).waitFor();
  expect(await page.evaluate(misfits)).toEqual([]);
  await expectAccessible(page);
});

test("on a phone, what's rarely needed is in a panel that Escape closes, and versions are behind a button", async () => {
  const page = await openOnPhone();
  const options = inBoard(page, historyWords.options);
  const compareWith = board(page).getByRole("combobox", { name: historyWords.compareWith, exact: true });
  await compareWith.waitFor({ state: "hidden" });
  await options.click();
  await compareWith.waitFor();
  for (const name of [historyWords.writtenAt, historyWords.view])
    await board(page).getByRole("combobox", { name, exact: true }).waitFor();
  await inBoard(page, historyWords.nameNow).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(misfits)).toEqual([]);
  await page.keyboard.press("Escape");
  await compareWith.waitFor({ state: "hidden" });
  await eventually(() => options.evaluate((one) => one === document.activeElement)).toBe(true);

  const list = inBoard(page, historyWords.versionsNow({ name: historyWords.now }));
  await list.click();
  await expectAccessible(page);
  await board(page)
    .getByRole("button", { name: new RegExp(`^${historyWords.beforeDeletion}`) })
    .first()
    .click();
  const chosen = board(page).getByRole("button", { name: /^Versions: Before a large deletion \(/ });
  await eventually(() => chosen.getAttribute("aria-expanded")).toBe("false");
  await board(page).getByRole("deletion").first().waitFor();
});

test("in Spanish, the version history fits on a phone, too", async () => {
  await showLanguage("es");
  try {
    const page = await openOnPhone("es");
    for (let count = 0; count < 2; count++) await inBoard(page, historyWords.earlier).click();
    await inBoard(page, historyWords.restorePlay).waitFor();
    await board(page).getByRole("deletion").first().waitFor();
    await board(page)
      .getByText(historyWords.changeThen({ change: "" }))
      .waitFor();
    expect(await page.evaluate(misfits)).toEqual([]);
    expect(await textHeight(page)).toBeGreaterThanOrEqual(0.45 * viewport.height);
    await inBoard(page, historyWords.options).click();
    expect(await page.evaluate(misfits)).toEqual([]);
    await page.keyboard.press("Escape");
    await board(page)
      .getByRole("button", { name: /^Versiones: / })
      .click();
    await inBoard(page, historyWords.deleted).click();
    await passages(page).getByText(historyWords.wholePlay).waitFor();
    expect(await page.evaluate(misfits)).toEqual([]);
  } finally {
    await showLanguage("en");
  }
});
