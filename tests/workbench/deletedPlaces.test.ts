import type { Page } from "playwright-core";
import { test } from "vitest";
import { actionWords } from "#frontend/messages/editor.yaml";
import { findWords } from "#frontend/messages/find.yaml";
import { historyWords } from "#frontend/messages/history.yaml";
import { direction, play, scene } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { expectElements, runAction, save, typeKeys } from "../journeys/harness/editor.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";

const before = ["Attic", ...Array.from({ length: 24 }, (_, at) => `It is truly number ${at}.`)];
const after = before.map((text) => text.replace(" truly", ""));

const board = (page: Page) => page.getByRole("region", { name: historyWords.title, exact: true });
const inBoard = (page: Page, name: string | RegExp) => board(page).getByRole("button", { name });

async function openDeleted(page: Page): Promise<void> {
  await runAction(page, actionWords.history);
  await inBoard(page, historyWords.deleted).click();
  await board(page)
    .getByText(historyWords.passagePlaces({ count: 24 }), { exact: true })
    .waitFor();
}

test("a word that was removed everywhere is put back everywhere, unless one of the places has changed", async () => {
  const { page } = await openEditor(play(scene("Attic", ...before.slice(1).map((text) => direction(text)))));
  await typeKeys(page, "{Control+Home}{Control+h}");
  const find = page.getByRole("search", { name: findWords.bar });
  await find.getByRole("textbox", { name: findWords.find, exact: true }).fill(" truly");
  await button(page, findWords.replaceAll).click();
  await expectElements(page, after);
  await typeKeys(page, "{Escape}");
  await save(page);
  await openDeleted(page);
  await expectAccessible(page);
  await inBoard(page, new RegExp(`^${historyWords.putBack}`)).click();
  await expectElements(page, before);
  await inBoard(page, historyWords.undo).click();
  await expectElements(page, after);
  await page.keyboard.press("Escape");
  await board(page).waitFor({ state: "detached" });
  await typeKeys(page, "{Control+End} Rain.");
  await save(page);
  await openDeleted(page);
  await inBoard(page, new RegExp(`^${historyWords.putBack}`)).click();
  await board(page).getByText(historyWords.putBackChanged).waitFor();
  await expectElements(page, [...after.slice(0, -1), `${after.at(-1)} Rain.`]);
  await inBoard(page, historyWords.putBackMoment).click();
  await board(page).getByRole("deletion").first().waitFor();
});
