import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { storageEntries } from "#domain/consent/storageEntries.ts";
import { dayOf } from "#domain/play/goals/day.ts";
import type { TimedReading } from "#domain/play/play.ts";
import { actionWords } from "#frontend/messages/editor.yaml";
import { formatCalendarDay } from "#frontend/messages/formatCalendarDay.ts";
import { runningTimeWords } from "#frontend/messages/runningTime.yaml";
import { statisticsWords } from "#frontend/messages/statistics.yaml";
import { timingWords } from "#frontend/messages/timing.yaml";
import { playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { desktop, eventually, phone } from "../journeys/harness/browserDevice.ts";
import { runAction } from "../journeys/harness/editor.ts";
import { openEditor } from "./openEditor.ts";

const play = playWith(
  { title: "The Lamp" },
  scene("Hall", speech("NORA", "Who is there, and why is it so dark?"), speech("TOM", "Nobody.")),
  scene("Attic", speech("NORA", "Then who has switched off the lamp?")),
);

const board = (page: Page): Locator => page.getByRole("region", { name: actionWords.statistics, exact: true });
const timing = (page: Page): Locator => board(page).getByRole("region", { name: timingWords.title, exact: true });
const button = (page: Page, name: string): Locator => timing(page).getByRole("button", { name, exact: true });
const total = (page: Page): Promise<string> =>
  board(page)
    .locator(".statistics-totals > div")
    .filter({ hasText: statisticsWords.runningTime })
    .locator("dd")
    .first()
    .innerText();

async function openBoard(page: Page): Promise<void> {
  await runAction(page, actionWords.statistics);
  await timing(page).waitFor();
}

/** Lets time pass for the stopwatch while the page is closed. The board is open again after a reload. */
async function comeBackAfter(page: Page, seconds: number): Promise<void> {
  await page.evaluate(
    ([prefix, ms]) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith(prefix)) ?? "";
      const stored = JSON.parse(localStorage.getItem(key) ?? "{}");
      localStorage.setItem(key, JSON.stringify({ ...stored, runningSince: stored.runningSince - ms }));
    },
    [storageEntries.stopwatch.key, seconds * 1000] as const,
  );
  await page.reload();
  await timing(page).waitFor();
}

test("a reading is timed scene by scene, the stopwatch survives a reload, and its time replaces the estimate everywhere", async () => {
  const { page } = await openEditor(play);
  await page.getByText(runningTimeWords.estimated({ length: "1 min" }), { exact: true }).waitFor();
  await openBoard(page);
  await button(page, timingWords.start).click();
  await timing(page)
    .getByText(timingWords.nowReading({ scene: "Hall" }))
    .waitFor();
  expect(await button(page, timingWords.pause).evaluate((element) => element === document.activeElement)).toBe(true);
  await comeBackAfter(page, 600);
  await expectAccessible(page);
  expect(await timing(page).getByRole("timer").innerText()).toMatch(/^10:\d\d$/);
  await button(page, timingWords.next).click();
  await timing(page)
    .getByText(timingWords.nowReading({ scene: "Attic" }))
    .waitFor();
  await comeBackAfter(page, 300);
  await button(page, timingWords.pause).click();
  await timing(page).getByText(timingWords.paused, { exact: true }).waitFor();
  await button(page, timingWords.resume).click();
  await button(page, timingWords.finish).click();
  const day = formatCalendarDay(dayOf(new Date()), "en-US");
  await board(page).getByText(timingWords.timedOn({ day })).waitFor();
  expect(await total(page)).toBe("15 min");
  const scenes = board(page).getByRole("region", { name: statisticsWords.scenes });
  await scenes.getByText(statisticsWords.asTable).click();
  expect(await scenes.getByRole("row", { name: "Hall" }).getByRole("cell").last().innerText()).toMatch(/^10:\d\d$/);
  expect(await scenes.getByRole("row", { name: "Attic" }).getByRole("cell").last().innerText()).toMatch(/^5:\d\d$/);
  await page.keyboard.press("Escape");
  await page.getByText(runningTimeWords.timed({ length: "15 min" }), { exact: true }).waitFor();
});

test.each([
  ["a desktop", desktop],
  ["a phone", phone],
])("a time can be typed, a wrong one is explained, and removing it brings the estimate back: %s", async (_, look) => {
  const { page } = await openEditor(play, look);
  if (look === phone) {
    await page.getByRole("button", { name: "More" }).tap();
    await page.getByRole("menuitem", { name: actionWords.statistics }).tap();
  } else await openBoard(page);
  const time = timing(page).getByLabel(timingWords.time, { exact: true });
  await time.fill("a while");
  await button(page, timingWords.save).click();
  await timing(page).getByText(timingWords.timeError).waitFor();
  await expectAccessible(page);
  await time.fill("1 h 40");
  await button(page, timingWords.save).click();
  await eventually(() => total(page)).toBe("1 h 40 min");
  const undo = page.getByRole("button", { name: timingWords.undo, exact: true });
  await undo.last().click();
  await eventually(() => total(page)).toBe("1 min");
  await time.fill("1 h 40");
  await button(page, timingWords.save).click();
  await eventually(() => total(page)).toBe("1 h 40 min");
  expect(await board(page).getByText(statisticsWords.byWords).count()).toBe(0);
  await button(page, timingWords.remove).click();
  await eventually(() => total(page)).toBe("1 min");
  await undo.last().click();
  await eventually(() => total(page)).toBe("1 h 40 min");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("a stopwatch that ran for a few seconds isn't saved, and undo brings back one that was", async () => {
  const timedReading: TimedReading = { seconds: 2_400, day: "2026-03-03", words: 16 };
  const { page } = await openEditor({ ...play, timedReading });
  await openBoard(page);
  expect(await total(page)).toBe("40 min");
  await button(page, timingWords.start).click();
  await comeBackAfter(page, 3);
  await button(page, timingWords.finish).click();
  await timing(page).getByText(timingWords.tooShort).waitFor();
  await timing(page).getByText(timingWords.paused, { exact: true }).waitFor();
  expect(await total(page)).toBe("40 min");
  await expectAccessible(page);
  await button(page, timingWords.resume).click();
  await timing(page).getByText(timingWords.tooShort).waitFor({ state: "detached" });
  await comeBackAfter(page, 600);
  await button(page, timingWords.finish).click();
  await eventually(() => total(page)).toBe("10 min");
  await page.getByRole("button", { name: timingWords.undo, exact: true }).click();
  await eventually(() => total(page)).toBe("40 min");
  expect(await timing(page).getByRole("timer").innerText()).toMatch(/^10:\d\d$/);
});

test("if the play has become longer by more than a tenth, the estimate is shown again, with the reading beside it", async () => {
  const timedReading: TimedReading = { seconds: 2_400, day: "2026-03-03", words: 5 };
  const { page } = await openEditor({ ...play, timedReading });
  await openBoard(page);
  expect(await total(page)).toBe("1 min");
  await board(page)
    .getByText(timingWords.changedSince({ day: formatCalendarDay("2026-03-03", "en-US"), length: "40 min" }))
    .waitFor();
  await timing(page).getByText(timingWords.changed).waitFor();
});
