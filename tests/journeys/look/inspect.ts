/** Runs in the page. */
import { findAxeFaults } from "./axe.ts";
import { findFitFaults } from "./fit.ts";
import { findFocusFaults } from "./focus.ts";

/** What depends on the width only. */
export async function inspectWidth(): Promise<string[]> {
  await nextFrame();
  return findFitFaults();
}

/** A laptop or a phone in both themes, which differ in colors only. */
export async function inspectLooks(): Promise<string[]> {
  const fit = await inspectWidth();
  await setTheme("dark");
  const dark = [...findFocusFaults(), ...(await findAxeFaults("colors"))];
  await setTheme("light");
  const light = [...findFocusFaults(), ...(await findAxeFaults("everything"))];
  return [...fit, ...dark.map((fault) => `dark: ${fault}`), ...light.map((fault) => `light: ${fault}`)];
}

/** A color on its way from one theme to the other is neither. */
async function setTheme(theme: "dark" | "light"): Promise<void> {
  document.documentElement.setAttribute("data-theme", theme);
  await nextFrame();
}

/** Media queries follow a new size of the window with the next frame. */
const nextFrame = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
