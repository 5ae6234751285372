/** Runs in the page. */
import { findAxeFaults } from "./axe.ts";
import { findChosenFaults } from "./chosen.ts";
import { findFitFaults } from "./fit.ts";
import { findFocusFaults } from "./focus.ts";

/** Checks what depends on the width only. */
export async function inspectWidth(): Promise<string[]> {
  await nextFrame();
  return findFitFaults();
}

/** Checks a laptop or phone layout in both themes, which differ in colors only. */
export async function inspectLooks(): Promise<string[]> {
  const fit = await inspectWidth();
  await setTheme("dark");
  const dark = [...findStateFaults(), ...(await findAxeFaults("colors"))];
  await setTheme("light");
  const light = [...findStateFaults(), ...(await findAxeFaults("everything"))];
  return [...fit, ...dark.map((fault) => `dark: ${fault}`), ...light.map((fault) => `light: ${fault}`)];
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
