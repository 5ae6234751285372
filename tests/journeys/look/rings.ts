import type { Page } from "playwright-core";

interface Stop {
  readonly name: string;
  /** In CSS pixels, as far as it's in the window. */
  readonly width: number;
  readonly height: number;
  /** The part of the window that shows it with its ring. */
  readonly around: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Tells which part of the page and its scrolling parts is in the window. */
  readonly scroll: string;
  /** A caret shows where the focus is in a text that takes up the screen. */
  readonly hasCaret: boolean;
}

/**
 * Tabs through a screen, and compares pictures with and without focus at each stop, at `maxStops` stops at most. What has
 * no focus is in one picture until the screen scrolls. Adds the controls to `seen`, and returns the names of those whose
 * focus can't be seen.
 */
export async function findInvisibleFocus(page: Page, seen: Set<string>, maxStops: number): Promise<readonly string[]> {
  const invisible: string[] = [];
  const canvas = await page.context().newPage();
  let scroll: string | undefined;
  for (let stops = 0; stops < maxStops; stops++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(readStop);
    if (stop === "again") break;
    if (stop === "nothing" || stop.hasCaret || seen.has(stop.name)) continue;
    seen.add(stop.name);
    const focused = await page.screenshot({ clip: stop.around });
    if (stop.scroll !== scroll) {
      scroll = stop.scroll;
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      await canvas.evaluate(keepPicture, (await page.screenshot()).toString("base64"));
    }
    const changed = await canvas.evaluate(countChanged, { focused: focused.toString("base64"), ...stop.around });
    // A ring of two pixels has four times as many.
    if (changed < stop.width + stop.height) invisible.push(`${stop.name}: ${changed} pixels`);
  }
  await canvas.close();
  return invisible;
}

/** Runs in the page. The focus leaves the page once before it begins again. */
function readStop(): Stop | "again" | "nothing" {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return "nothing";
  const known = globalThis as { visited?: WeakSet<Element> };
  known.visited ??= new WeakSet();
  if (known.visited.has(element)) return "again";
  known.visited.add(element);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  // More than a ring and its offset.
  const margin = 16;
  const x = Math.floor(Math.min(Math.max(0, left - margin), innerWidth - 1));
  const y = Math.floor(Math.min(Math.max(0, top - margin), innerHeight - 1));
  const scrolled: number[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) scrolled.push(at.scrollLeft, at.scrollTop);
  const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
  return {
    name: `${element.tagName.toLowerCase()}.${element.className} “${words.trim().replace(/\s+/g, " ").slice(0, 40)}”`,
    width: Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)),
    height: Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)),
    around: {
      x,
      y,
      width: Math.max(1, Math.floor(Math.min(right + margin, innerWidth)) - x),
      height: Math.max(1, Math.floor(Math.min(bottom + margin, innerHeight)) - y),
    },
    scroll: scrolled.filter((pixels) => pixels > 0).join(),
    hasCaret: element.isContentEditable,
  };
}

/** Runs in an empty page. Keeps the picture of a window in which nothing has the focus. */
async function keepPicture(base64: string): Promise<void> {
  const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
  Object.assign(window, { unfocused: await createImageBitmap(blob) });
}

interface Focused {
  /** The picture of a part of the window. */
  readonly focused: string;
  readonly x: number;
  readonly y: number;
}

/** Runs in the same page. Counts pixels that differ by more than a person may overlook. */
async function countChanged({ focused, x, y }: Focused): Promise<number> {
  const blob = await (await fetch(`data:image/png;base64,${focused}`)).blob();
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  const pixelsOf = (picture: ImageBitmap, left: number, top: number): Uint8ClampedArray => {
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(picture, -left, -top);
    return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  };
  const [before, after] = [pixelsOf(window.unfocused, x, y), pixelsOf(bitmap, 0, 0)];
  let changed = 0;
  for (let at = 0; at < after.length; at += 4) {
    const difference = [0, 1, 2].reduce(
      (sum, part) => sum + Math.abs((before[at + part] ?? 0) - (after[at + part] ?? 0)),
      0,
    );
    if (difference > 48) changed += 1;
  }
  return changed;
}

declare global {
  interface Window {
    unfocused: ImageBitmap;
  }
}
