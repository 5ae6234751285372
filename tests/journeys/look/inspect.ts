/** Runs in the page. */
import { findAxeFaults } from "./axe.ts";
import { findChosenFaults } from "./chosen.ts";
import { findContrastFaults } from "./contrast.ts";
import { findFitFaults } from "./fit.ts";
import { findFocusFaults } from "./focus.ts";

/** Checks what depends on the width only. */
export async function inspectWidth(): Promise<string[]> {
  await nextFrame();
  return findFitFaults();
}

/**
 * Checks a laptop's layout in both themes. They differ in colors only, so axe, which takes most of the time, runs in one
 * of them.
 */
export async function inspectLaptop(): Promise<string[]> {
  const fit = await inspectWidth();
  const dark = await inDark();
  const light = [...findStateFaults(), ...(await findAxeFaults("everything"))];
  return [...fit, ...dark, ...light.map((fault) => `light: ${fault}`)];
}

/** Checks a phone's layout, with the colors of the dark theme. */
export async function inspectPhone(): Promise<string[]> {
  return [...(await inspectWidth()), ...(await inDark()), ...(await findAxeFaults("structure"))];
}

async function inDark(): Promise<string[]> {
  await setTheme("dark");
  const found = [...findStateFaults(), ...findContrastFaults()];
  await setTheme("light");
  return found.map((fault) => `dark: ${fault}`);
}

/** Finds what has the focus or is chosen, and doesn't show it. */
const findStateFaults = (): string[] => [...findFocusFaults(), ...findChosenFaults()];

/** During a theme transition, colors belong to neither theme. */
async function setTheme(theme: "dark" | "light"): Promise<void> {
  document.documentElement.setAttribute("data-theme", theme);
  await nextFrame();
}

/** Media queries update to a new window size in the next frame. */
const nextFrame = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
