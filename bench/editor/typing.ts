import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { seededRandom } from "#tests/support/seededRandom.ts";

const keys = 60;
const warmUpKeys = 15;

/**
 * Measures the milliseconds from each of sixty real keys to the frame that shows it, in the middle of the text.
 *
 * It starts at the event's own time stamp, which the browser sets when the key arrives. It ends at a message posted
 * from the next animation frame, which arrives when that frame is laid out and painted. The Event Timing API would
 * report the same, but rounded to 8 ms and nothing under 16 ms. The browser runs without waiting for the screen's
 * refresh, because that wait (up to 17 ms) would hide the work that is measured here.
 */
export async function keyToPaint(page: Page): Promise<readonly number[]> {
  await page.evaluate(watchKeys);
  await page.evaluate(placeCaret);
  await sleep(1_500);
  await typeWords(page);
  const samples = await page.evaluate(takeSamples);
  if (samples.length !== keys + warmUpKeys) throw new Error("Not every key reached the text.");
  return samples.slice(warmUpKeys);
}

/**
 * Measures the longest time between two frames while the same keys are typed, in milliseconds, in a browser with its usual frame
 * rate: whatever keeps the page from drawing, also between the keys.
 */
export async function longestFrameGap(page: Page): Promise<number> {
  await page.evaluate(placeCaret);
  await sleep(1_500);
  await page.evaluate(watchFrames);
  await typeWords(page);
  return page.evaluate(() => (window as unknown as { readonly longestGap: number }).longestGap);
}

async function typeWords(page: Page): Promise<void> {
  const below = seededRandom(7);
  for (let key = 0; key < keys + warmUpKeys; key++) {
    await page.keyboard.press("abcdefghijklmnopqrstuvwxyz".charAt(below(26)));
    // Types words at a fast typist's pace. The pause between words gives the pages time to be laid out.
    await sleep(key % 6 === 5 ? 350 : 60 + below(90));
  }
}

/** Runs in the page. Its inner function is a method, because tsx would wrap another one in a call that the page doesn't have. */
function watchFrames(): void {
  const seen = {
    longestGap: 0,
    last: performance.now(),
    onFrame(now: number): void {
      seen.longestGap = Math.max(seen.longestGap, now - seen.last);
      seen.last = now;
      Object.assign(window, { longestGap: seen.longestGap });
      requestAnimationFrame(seen.onFrame);
    },
  };
  requestAnimationFrame(seen.onFrame);
}

/** Runs in the page. */
function watchKeys(): void {
  const samples: number[] = [];
  Object.assign(window, { samples });
  window.addEventListener(
    "keydown",
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => samples.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      });
    },
    { capture: true },
  );
}

/**
 * Runs in the page, so it can't call other functions. Places the caret at the end of a paragraph with text, halfway
 * down.
 */
function placeCaret(): void {
  const surface = document.querySelector<HTMLElement>("[contenteditable=true]");
  const paragraphs = [...(surface?.querySelectorAll<HTMLElement>("p, .cm-line") ?? [])];
  const middle = paragraphs.find(
    (paragraph, at) =>
      at >= paragraphs.length / 2 && (paragraph.dataset.kind ?? "dialogue") === "dialogue" && paragraph.textContent,
  );
  if (!surface || !middle) throw new Error("There is nowhere to write.");
  const { textLength } = window as { textLength?: () => number };
  Object.assign(window, { lengthBefore: textLength?.() ?? surface.textContent?.length });
  surface.focus({ preventScroll: true });
  getSelection()?.selectAllChildren(middle);
  getSelection()?.collapseToEnd();
  middle.scrollIntoView({ block: "center" });
  requestAnimationFrame(() => middle.scrollIntoView({ block: "center" }));
}

/** Runs in the page. Returns none if the text didn't grow by the same number of characters. */
function takeSamples(): number[] {
  interface Seen {
    readonly samples: number[];
    readonly lengthBefore: number;
    readonly textLength?: () => number;
  }
  const { samples, lengthBefore, textLength } = window as unknown as Seen;
  const length = textLength?.() ?? document.querySelector("[contenteditable=true]")?.textContent?.length ?? 0;
  return length === lengthBefore + samples.length ? samples : [];
}
