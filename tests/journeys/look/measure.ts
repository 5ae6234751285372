import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import type { Page } from "playwright-core";
import type * as inPage from "./inPage.ts";

const { outputFiles } = buildSync({
  entryPoints: [fileURLToPath(new URL("./inPage.ts", import.meta.url))],
  bundle: true,
  write: false,
  format: "iife",
  globalName: "inPage",
  target: "es2022",
});
const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const code = `${axe}; ${outputFiles[0]?.text}; globalThis.inPage = inPage;`;

/** Runs a measurement in a page with few round trips: its code is loaded once per page load. */
async function ask(page: Page, name: keyof typeof inPage): Promise<string[]> {
  const call = `globalThis.inPage ? inPage.${name}() : undefined`;
  const faults = await page.evaluate<string[] | undefined>(call);
  if (faults) return faults;
  await page.evaluate(code);
  return page.evaluate<string[]>(call);
}

/** Returns what doesn't fit a window of this width. */
export const widthFaults = (page: Page): Promise<string[]> => ask(page, "inspectWidth");

/** Returns what doesn't fit a laptop, doesn't show the focus, or isn't accessible, in both themes. */
export async function looksFaults(page: Page): Promise<string[]> {
  await showKeyboardFocus(page);
  return ask(page, "inspectLaptop");
}

/** Returns what doesn't fit a phone, doesn't show the focus, or isn't accessible. */
export async function phoneFaults(page: Page): Promise<string[]> {
  await showKeyboardFocus(page);
  return ask(page, "inspectPhone");
}

/** Browsers show keyboard focus after a key press, but not after a click. */
const showKeyboardFocus = (page: Page): Promise<void> => page.keyboard.press("Shift");

/** Returns what is a serious or critical barrier. */
export const graveFaults = (page: Page): Promise<string[]> => ask(page, "findGraveFaults");

/** Returns text that can't be read easily. */
export const contrastFaults = (page: Page): Promise<string[]> => ask(page, "findContrastFaults");

/** Returns what doesn't show the focus. */
export async function focusFaults(page: Page): Promise<string[]> {
  await showKeyboardFocus(page);
  return ask(page, "findFocusFaults");
}

/** Returns what doesn't show that it's chosen. */
export const chosenFaults = (page: Page): Promise<string[]> => ask(page, "findChosenFaults");

/** Returns text whose selection is hard to see. */
export const selectionFaults = (page: Page): Promise<string[]> => ask(page, "findSelectionFaults");

/** Returns what can't be distinguished in forced colors (Windows' contrast themes). */
export async function forcedFaults(page: Page): Promise<string[]> {
  await ask(page, "noteLifted");
  await page.emulateMedia({ forcedColors: "active" });
  const faults = await ask(page, "findForcedFaults");
  await page.emulateMedia({ forcedColors: "none" });
  return faults;
}
