import { expect, test } from "vitest";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { desktop, eventually } from "../journeys/harness/browserDevice.ts";
import { openReader } from "./openReader.ts";

test("a reader who scrolls to the end of a long play before all of it is laid out reads the end", async () => {
  const long = generatePlay({ seed: 5, speeches: 400 });
  const last = long.blocks.at(-1)?.id ?? expect.fail("The play is empty.");
  const { page } = await openReader(long, desktop);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.reload();
  await page.locator(".reader-undrawn").first().waitFor({ state: "attached" });
  expect(await page.locator("[data-piece]").count()).toBeLessThan(20);
  await eventually(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    return page.locator(`[data-block="${last}"]`).isVisible();
  }).toBe(true);
});
