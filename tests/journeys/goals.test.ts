import type { Page } from "playwright-core";
import { test } from "vitest";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { describeToday } from "#frontend/messages/goals.ts";
import { goalsWords } from "#frontend/messages/goals.yaml";
import { beginPlay, manuscript, runAction, save, typeKeys, waitUntilSaved } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";

const progress = (page: Page, written: number) => page.getByRole("button", { name: describeToday(written, 20) });

test("words written just before a reload count, together with those of another device", async () => {
  const writer = await newWriter();
  const { page } = await newDeviceOf(writer);
  await beginPlay(page);
  await typeKeys(page, "Attic{Enter}");
  await runAction(page, actionWords.goals);
  const dialog = page.getByRole("dialog", { name: actionWords.goals });
  await dialog.getByLabel(goalsWords.daily).fill("20");
  await dialog.getByRole("button", { name: goalsWords.done }).click();
  await manuscript(page).focus();
  await typeKeys(page, "{Control+End}A lamp burns.");
  await progress(page, 4).waitFor();
  await waitUntilSaved(page);
  await page.reload();
  await progress(page, 4).waitFor();
  await page.reload();
  await progress(page, 4).waitFor();
  const { pathname } = new URL(page.url());
  await page.getByRole("link", { name: editorWords.back }).click();
  await page.waitForURL("**/dashboard");

  const { page: other } = await newDeviceOf(writer);
  await other.goto(pathname);
  await progress(other, 4).waitFor();
  await manuscript(other).focus();
  await typeKeys(other, "{Control+End} It rains.");
  await save(other);
  await progress(other, 6).waitFor();
});
