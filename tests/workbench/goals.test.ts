import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { actionWords } from "#frontend/messages/editor.yaml";
import { describeToday } from "#frontend/messages/goals.ts";
import { goalsWords } from "#frontend/messages/goals.yaml";
import { statisticsWords } from "#frontend/messages/statistics.yaml";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually, phone } from "../journeys/harness/browserDevice.ts";
import { manuscript, runAction, typeKeys } from "../journeys/harness/editor.ts";
import { openEditor } from "./openEditor.ts";

const dialogIn = (page: Page) => page.getByRole("dialog", { name: actionWords.goals });

test("a writer sets goals, and sees them in the status bar", async () => {
  const { page } = await openEditor();
  await typeKeys(page, "{Control+2}Attic{Enter}");
  await runAction(page, actionWords.statistics);
  const statistics = page.getByRole("region", { name: actionWords.statistics, exact: true });
  await statistics.getByRole("region", { name: statisticsWords.change }).waitFor();
  expect(await statistics.getByRole("region", { name: goalsWords.chart }).count()).toBe(0);
  await typeKeys(page, "{Escape}");
  await runAction(page, actionWords.goals);
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
});

test("on a phone, a writer reads today's words and the chart of the last days", async () => {
  const { page } = await openEditor(undefined, { ...phone, viewport: { width: 360, height: 740 } });
  await typeKeys(page, "{Control+2}Attic{Enter}It rains.");
  await runAction(page, actionWords.goals);
  await dialogIn(page).getByLabel(goalsWords.daily).fill("3");
  await dialogIn(page).getByText(describeToday(3, 3)).waitFor();
  await expectAccessible(page);
  await dialogIn(page).getByRole("button", { name: goalsWords.done }).click();
  await runAction(page, actionWords.statistics);
  const chart = page.getByRole("region", { name: goalsWords.chart, exact: true });
  await chart.getByText(goalsWords.streak({ days: 1 })).waitFor();
  await eventually(() => chart.getByRole("img").getAttribute("aria-label")).toBe(
    `${goalsWords.chartDescription({ days: 14 })} ${goalsWords.chartGoal({ goal: 3, reached: 1 })}`,
  );
});
