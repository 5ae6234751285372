import { expect, test } from "vitest";
import { desktop, newDevice } from "./harness/browserDevice.ts";

const themeOf = () => document.documentElement.dataset.theme;

test("light by default, whatever the system prefers", async () => {
  const { page } = await newDevice({ ...desktop, colorScheme: "dark" });
  await page.goto("/about");
  expect(await page.evaluate(themeOf)).toBe("light");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
});

test("a page in the dark theme is dark before any of the app's code has run", async () => {
  const { page, context } = await newDevice({ ...desktop, theme: "dark" });
  await context.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/about");
  expect(await page.evaluate(themeOf)).toBe("dark");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
});

test("an unknown theme falls back to light", async () => {
  const { page } = await newDevice(desktop);
  await page.addInitScript(() => localStorage.setItem("theme", "sepia"));
  await page.goto("/about");
  expect(await page.evaluate(themeOf)).toBe("light");
});
