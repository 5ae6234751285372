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

/** Checks a laptop's layout in both themes, which differ in colors only. */
export async function inspectLaptop(): Promise<string[]> {
  const fit = await inspectWidth();
  const dark = await inDark("colors");
  const light = [...findStateFaults(), ...(await findAxeFaults("everything"))];
  return [...fit, ...dark, ...light.map((fault) => `light: ${fault}`)];
}

/** Checks a phone's layout in the dark theme: most of its colors were checked in both themes on the laptop. */
export const inspectPhone = async (): Promise<string[]> => [...(await inspectWidth()), ...(await inDark("everything"))];

async function inDark(what: Parameters<typeof findAxeFaults>[0]): Promise<string[]> {
  await setTheme("dark");
  const found = [...findStateFaults(), ...(await findAxeFaults(what))];
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
