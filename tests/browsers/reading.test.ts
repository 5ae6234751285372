import { expect } from "vitest";
import { readingWords } from "#frontend/messages/reading.yaml";
import { readingLineAtTop, topOfReadingLine } from "#tests/support/readingLine.ts";
import { allInPlace, maxShift, scrollUp, settle } from "./support/lines.ts";
import { linkTo, longPlay } from "./support/plays.ts";
import { browserTest, eventually, openTab, origin, type Tab } from "./support/tab.ts";

async function openReader(size: { readonly width: number; readonly height: number }): Promise<Tab> {
  const { path } = await linkTo(longPlay());
  const tab = await openTab(size);
  await tab.goTo(`${origin}${path}`);
  await tab.waitFor("button", readingWords.view);
  await eventually(() => tab.run(() => document.querySelectorAll(".reader-undrawn").length), { timeout: 60_000 }).toBe(
    0,
  );
  return tab;
}

const goTo = (tab: Tab, share: number): Promise<unknown> =>
  tab.run((part) => scrollTo({ top: document.documentElement.scrollHeight * part, behavior: "instant" }), share);

browserTest("the reading copy stays where the wheel scrolls it", async () => {
  const tab = await openReader({ width: 1366, height: 900 });
  await goTo(tab, 0.8);
  await settle(tab);
  expect(await scrollUp(tab, 40)).toEqual(allInPlace(40));
});

browserTest("changing the text size or the window's width keeps the reader's line in place", async () => {
  const tab = await openReader({ width: 800, height: 900 });
  await goTo(tab, 0.5);
  await settle(tab);
  const line = await tab.run(readingLineAtTop);
  await tab.clickOn("button", readingWords.view);
  for (const name of [readingWords.larger, readingWords.larger, readingWords.smaller]) {
    await tab.clickOn("button", name);
    await settle(tab);
    expect(Math.abs((await tab.run(topOfReadingLine, line)) - line.top), name).toBeLessThan(maxShift);
  }
  await tab.press("Escape");
  await tab.resize(560, 900);
  await settle(tab);
  expect(Math.abs((await tab.run(topOfReadingLine, line)) - line.top), "narrower").toBeLessThan(maxShift);
});

browserTest("the view menu and the manuscript page are as tall as their content", async () => {
  const tab = await openReader({ width: 1366, height: 900 });
  await tab.clickOn("button", readingWords.view);
  const menu = await tab.run(() => document.querySelector("#view")?.getBoundingClientRect().toJSON() as DOMRect);
  expect(menu.height).toBeGreaterThan(150);
  expect(menu.bottom).toBeLessThan(600);
  await tab.clickOn("button", readingWords.manuscript);
  await eventually(() => tab.run(() => document.querySelectorAll(".reader-paper .paper-line").length)).toBeGreaterThan(
    10,
  );
  const paper = await tab.run(
    () => document.querySelector(".reader-paper")?.getBoundingClientRect().toJSON() as DOMRect,
  );
  expect(paper.height / paper.width).toBeCloseTo(11 / 8.5, 2);
});
