import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { commandWords } from "#frontend/messages/commands.yaml";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { describeToday } from "#frontend/messages/goals.ts";
import { goalsWords } from "#frontend/messages/goals.yaml";
import { statisticsWords } from "#frontend/messages/statistics.yaml";
import { expectAccessible } from "./harness/access.ts";
import { eventually, phone } from "./harness/browserDevice.ts";
import { beginPlay, manuscript, save, typeKeys, waitUntilSaved } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";

async function command(page: Page, label: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: commandWords.label }).fill(label);
  await page.getByRole("option", { name: label }).first().click();
}

const dialogIn = (page: Page) => page.getByRole("dialog", { name: actionWords.goals });

test("a writer sets goals, sees them in the status bar, and words of two devices count together", async () => {
  const writer = await newWriter();
  const { page } = await newDeviceOf(writer);
  await beginPlay(page);
  await typeKeys(page, "Attic{Enter}");
  await command(page, actionWords.statistics);
  const statistics = page.getByRole("dialog", { name: actionWords.statistics });
  await statistics.getByRole("region", { name: statisticsWords.change }).waitFor();
  expect(await statistics.getByRole("region", { name: goalsWords.chart }).count()).toBe(0);
  await typeKeys(page, "{Escape}");
  await command(page, actionWords.goals);
  await dialogIn(page).getByLabel(goalsWords.daily).fill("0");
  await dialogIn(page)
    .getByText(goalsWords.outOfRange({ max: 1_000_000 }))
    .waitFor();
  await dialogIn(page).getByLabel(goalsWords.daily).fill("6");
  await dialogIn(page).getByLabel(goalsWords.draft).fill("20,000");
  await dialogIn(page).getByLabel(goalsWords.daily).click();
  await typeKeys(page, "{Control+a}2");
  await dialogIn(page).getByText(describeToday(1, 2)).waitFor();
  await typeKeys(page, ".5");
  await dialogIn(page)
    .getByText(goalsWords.outOfRange({ max: 1_000_000 }))
    .waitFor();
  await dialogIn(page).getByText(describeToday(1, 6)).waitFor();
  await dialogIn(page)
    .getByText(goalsWords.streak({ days: 1 }))
    .waitFor();
  await dialogIn(page)
    .getByLabel(goalsWords.week)
    .selectOption({ label: goalsWords.weekDays({ days: 3 }) });
  await dialogIn(page)
    .getByText(goalsWords.weekHint({ missed: 4 }))
    .waitFor();
  await dialogIn(page).getByRole("button", { name: goalsWords.addPause }).click();
  await dialogIn(page)
    .getByText(goalsWords.paused({ words: 1 }))
    .waitFor();
  await expectAccessible(page);
  await dialogIn(page)
    .getByRole("button", { name: goalsWords.removePauseNamed({ pause: "" }) })
    .click();
  await dialogIn(page).getByRole("heading", { name: actionWords.goals }).and(page.locator(":focus")).waitFor();
  // Behind the dialog, nothing is undone.
  await typeKeys(page, "{Control+z}");
  await dialogIn(page).getByText(describeToday(1, 6)).waitFor();
  await dialogIn(page).getByRole("button", { name: goalsWords.done }).click();

  await manuscript(page).focus();
  await typeKeys(page, "{Control+End}A lamp burns.");
  const progress = page.getByRole("button", { name: describeToday(4, 6) });
  await progress.click();
  await dialogIn(page).waitFor();
  await typeKeys(page, "{Escape}{Backspace}!");
  await manuscript(page).getByText("A lamp burns!").waitFor();
  const { pathname } = new URL(page.url());
  await page.getByRole("link", { name: editorWords.back }).click();
  await page.waitForURL("**/dashboard");

  const other = (await newDeviceOf(writer, { ...phone, viewport: { width: 360, height: 740 } })).page;
  await other.goto(pathname);
  await manuscript(other).focus();
  await typeKeys(other, "{Control+End} It rains.");
  await save(other);
  await command(other, actionWords.goals);
  await dialogIn(other).getByText(describeToday(6, 6)).waitFor();
  await expectAccessible(other);
  await dialogIn(other).getByRole("button", { name: goalsWords.done }).click();
  await command(other, actionWords.statistics);
  const chart = other.getByRole("dialog").getByRole("region", { name: goalsWords.chart });
  await chart.getByText(goalsWords.streak({ days: 1 })).waitFor();
  await eventually(() => chart.getByRole("img").getAttribute("aria-label")).toBe(
    `${goalsWords.chartDescription({ days: 14 })} ${goalsWords.chartGoal({ goal: 6, reached: 1 })}`,
  );
  await waitUntilSaved(other);
});

test("words written just before a reload count", async () => {
  const { page } = await newDeviceOf(await newWriter());
  await beginPlay(page);
  await typeKeys(page, "Attic{Enter}");
  await command(page, actionWords.goals);
  await dialogIn(page).getByLabel(goalsWords.daily).fill("20");
  await dialogIn(page).getByRole("button", { name: goalsWords.done }).click();
  await manuscript(page).focus();
  await typeKeys(page, "{Control+End}A lamp burns.");
  await page.getByRole("button", { name: describeToday(4, 20) }).waitFor();
  await waitUntilSaved(page);
  await page.reload();
  await page.getByRole("button", { name: describeToday(4, 20) }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: describeToday(4, 20) }).waitFor();
});
