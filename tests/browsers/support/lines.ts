import { eventually, type Tab } from "./tab.ts";

/** Pixels by which a line may be off. */
export const maxShift = 20;
const notch = 300;

/** An element of the text, by index, and its position. */
export interface SeenLine {
  readonly element: number;
  readonly top: number;
}

/** Runs in the page: returns the first visible element of the text below a position in the window. */
export function lineInWindow(from: number): SeenLine {
  const all = [...document.querySelectorAll(".manuscript p, .reader-text [data-block]")];
  for (let y = from; y < innerHeight; y += 4) {
    for (const x of [0.5, 0.4, 0.3]) {
      const element = document.elementFromPoint(innerWidth * x, y)?.closest("p, [data-block]");
      const top = element?.getBoundingClientRect().top ?? -1;
      if (element && all.includes(element)) return { element: all.indexOf(element), top };
    }
  }
  throw new Error("No line is in the window.");
}

/** Runs in the page. */
export const topOfLine = ({ element }: SeenLine): number =>
  document.querySelectorAll(".manuscript p, .reader-text [data-block]")[element]?.getBoundingClientRect().top ??
  Number.NaN;

/** Waits long enough for a browser to draw what came into view. */
export const settle = (_tab: Tab): Promise<unknown> => new Promise((done) => setTimeout(done, 700));

/** Milliseconds between two readings of the scroll position. Longer than a frame, on a busy machine, too. */
const turnMs = 120;

/** Runs in the page. */
const scrollTop = (): number => (document.querySelector(".editor-page") ?? document.documentElement).scrollTop;

/** Waits until the window has stopped scrolling, because WebKit scrolls smoothly. */
async function untilScrolled(tab: Tab): Promise<void> {
  let before: number | undefined;
  for (let top = await tab.run(scrollTop); top !== before; top = await tab.run(scrollTop)) {
    before = top;
    await new Promise((done) => setTimeout(done, turnMs));
    await tab.run(nextFrame);
  }
}

/**
 * Runs in the page: resolves after a frame was rendered. Measuring forces a layout, but the page corrects its scroll
 * position only in the next frame, before it's painted.
 */
const nextFrame = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Turns the wheel up step by step. For each turn, returns whether the text moved as far as the wheel. */
export async function scrollUp(tab: Tab, times: number): Promise<readonly string[]> {
  const turns: string[] = [];
  for (let time = 0; time < times; time++) {
    const before = await tab.run(lineInWindow, 300);
    const scrolled = await tab.run(scrollTop);
    await tab.wheel(640, 450, -notch);
    await eventually(() => tab.run(scrollTop)).not.toBe(scrolled);
    await untilScrolled(tab);
    const shift = Math.round((await tab.run(topOfLine, before)) - before.top - notch);
    turns.push(Math.abs(shift) <= maxShift ? "as the wheel" : `${shift} px off`);
  }
  return turns;
}

/** Returns the result of `scrollUp` if nothing jumped. */
export const allInPlace = (times: number): readonly string[] => Array.from({ length: times }, () => "as the wheel");
