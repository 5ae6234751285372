import type { Locator, Page } from "playwright-core";
import { test } from "vitest";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { historyWords } from "#frontend/messages/history.yaml";
import { type PlayDraft, scene, setting } from "#tests/support/playBuilder.ts";
import { phone } from "./harness/browserDevice.ts";
import { apiOf } from "./harness/checkout.ts";
import {
  expectElements,
  manuscript,
  runAction,
  save,
  typeKeys,
  waitUntilOnDevice,
  waitUntilSaved,
  waitUntilStored,
} from "./harness/editor.ts";
import { blockApi } from "./harness/network.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

const wordsFrom = (first: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `word${first + index}`).join(" ");

const saved = wordsFrom(0, 111);
const deleted = wordsFrom(1_000, 104);

const board = (page: Page): Locator => page.getByRole("region", { name: historyWords.title, exact: true });
const inBoard = (page: Page, name: string): Locator => board(page).getByRole("button", { name, exact: true });

/** Opens the list of deleted passages and returns the actions of the one that begins with this word. */
async function openDeleted(page: Page): Promise<(firstWord: string, action: string) => Locator> {
  const list = inBoard(page, historyWords.versionsNow({ name: historyWords.now }));
  await inBoard(page, historyWords.deleted).or(list).click();
  if (await list.isVisible()) await inBoard(page, historyWords.deleted).click();
  const passages = board(page).getByRole("region", { name: historyWords.deletedPassages });
  return (firstWord, action) => {
    const passage = passages.getByRole("listitem").filter({ hasText: firstWord });
    return passage.getByRole("button", { name: new RegExp(`^${action}`) });
  };
}

/** A writer's play, open on a laptop. */
async function openPlay(parts: readonly PlayDraft[]) {
  const writer = await newWriter();
  const { playId } = await (await apiOf(writer)).makePlay("The Lamp", parts);
  const device = await newDeviceOf(writer);
  await device.page.goto(`/editor/${playId}`);
  await manuscript(device.page).focus();
  return { ...device, writer, playId };
}

const deleteAll = (page: Page): Promise<void> => typeKeys(page, "{Control+a}{Backspace}");

test("half of a play that was deleted and saved is put back on another device, and a text lost while typing is offered after a reload", async () => {
  const { page, writer, playId } = await openPlay(scene("Attic", setting(saved), setting(deleted)));
  const whole = ["Attic", saved, deleted];
  await expectElements(page, whole);
  await manuscript(page).getByText(deleted).click({ clickCount: 3 });
  await typeKeys(page, "{Backspace}");
  await save(page);
  await page.reload();
  await expectElements(page, ["Attic", saved, ""]);

  const { page: mobile } = await newDeviceOf(writer, phone);
  await mobile.goto(`/editor/${playId}`);
  await expectElements(mobile, ["Attic", saved, ""]);
  await button(mobile, editorWords.more).click();
  await mobile.getByRole("menu").getByText(actionWords.history, { exact: true }).click();
  const actionOf = await openDeleted(mobile);
  await actionOf("word1000", historyWords.putBack).click();
  await inBoard(mobile, editorWords.backToText).click();
  await expectElements(mobile, whole);
  await save(mobile);
  await save(page);
  await expectElements(page, whole);

  await manuscript(page).focus();
  await typeKeys(page, "{Control+End} and the very last words.{Control+a}x");
  await button(page, historyWords.restoreText).waitFor();
  await waitUntilStored(page);
  await page.reload();
  await expectElements(page, ["x"]);
  await button(page, historyWords.restoreText).click();
  await expectElements(page, ["Attic", saved, `${deleted} and the very last words.`]);
  await waitUntilSaved(page);
});

test("what was typed and deleted without a connection is found there and, later, on another device", async () => {
  const { page, context, writer, playId } = await openPlay(scene("Attic", setting(saved)));
  await expectElements(page, ["Attic", saved]);
  const restoreConnection = await blockApi(context);
  const offline = wordsFrom(5_000, 60);
  await typeKeys(page, `{Control+End}{Enter}${offline}`);
  await deleteAll(page);
  await expectElements(page, [""]);
  await waitUntilOnDevice(page);
  await page.reload();
  await expectElements(page, [""]);

  await runAction(page, actionWords.history);
  const here = await openDeleted(page);
  await here("word0", historyWords.putBack).waitFor();
  await inBoard(page, editorWords.backToText).click();
  await restoreConnection();
  await save(page);

  const { page: other } = await newDeviceOf(writer);
  await other.goto(`/editor/${playId}`);
  await expectElements(other, [""]);
  await runAction(other, actionWords.history);
  const there = await openDeleted(other);
  await there("word0", historyWords.momentBefore).click();
  await inBoard(other, historyWords.restorePlay).click();
  await inBoard(other, editorWords.backToText).click();
  await expectElements(other, ["Attic", saved, offline]);
});
