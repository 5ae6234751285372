import { chromium } from "playwright-core";
import { expect, inject, test } from "vitest";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { measureCharacters } from "./characters.ts";
import { openNavigation } from "./navigation.ts";
import { openSite } from "./site.ts";
import { measureSceneGrid } from "./stageBoards.ts";

const name = "a play";
const plays = { [name]: generatePlay({ seed: 3, speeches: 60 }) };

test("the editor's benchmark finds what it measures in the app", async () => {
  const site = await openSite({ plays });
  const browser = await chromium.connect(inject("browser"));
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    await page.goto(site.addressOf("workspace", name));
    const figures = {
      ...(await openNavigation(page, 1)),
      ...(await measureCharacters(browser, site, plays, 1)),
      ...(await measureSceneGrid(browser, site, [name], 1)),
    };
    const values = Object.values(figures).map((figure) => figure?.value);
    expect(values.length).toBeGreaterThan(8);
    expect(values.filter((value) => !Number.isFinite(value))).toEqual([]);
  } finally {
    await browser.close();
    site.close();
  }
});
