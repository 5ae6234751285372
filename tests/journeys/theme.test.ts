import { expect, test } from "vitest";
import { desktop, newDevice } from "./harness/browserDevice.ts";

const themeOf = () => document.documentElement.dataset.theme;

test("a page is light whatever the system prefers, unless a visitor chose dark, which it is before the app's code runs", async () => {
  const { page, context } = await newDevice({ ...desktop, colorScheme: "dark", isRemembering: true });
  await page.goto("/about");
  expect(await page.evaluate(themeOf)).toBe("light");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  await page.evaluate(() => localStorage.setItem("theme", "sepia"));
  await page.reload();
  expect(await page.evaluate(themeOf)).toBe("light");
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await context.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload();
  expect(await page.evaluate(themeOf)).toBe("dark");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
});
