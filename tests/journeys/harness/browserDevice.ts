import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core";
import { expect, inject, onTestFinished } from "vitest";
import { DevicePool, fillStorage, type PooledDevice } from "./devicePool.ts";

/** What all test files of a process share, even if one of them loads its modules again. */
const shared = globalThis as { readonly ownOrigin?: string; browser?: Promise<Browser> };

/** The address of the Ghostlight that the file's journeys use: their own one, or the one that all share. */
export const origin = shared.ownOrigin ?? inject("origin");

/** It ends with the process. One for all processes would need another process that reads and passes on each message. */
const browser = (): Promise<Browser> => {
  shared.browser ??= chromium.launch(inject("browser"));
  return shared.browser;
};
const devices = new DevicePool(browser);

/** One browser profile; nobody else sees what is stored in it. */
export type BrowserDevice = Pick<PooledDevice, "context" | "page">;

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const desktop: BrowserContextOptions = { viewport: { width: 1366, height: 900 } };

/** The maximum time for something a person waits for, on a busy machine. */
const timeoutMs = 60_000;

export interface Look extends BrowserContextOptions {
  /** The theme chosen earlier by a person who allowed functional entries. */
  readonly theme?: "light" | "dark";
  /** Whether settings and positions outlast the visit. */
  readonly isRemembering?: boolean;
  /** The cookie banner hasn't been answered here. Otherwise it was answered with "no" and is gone. */
  readonly isUndecided?: boolean;
  /** The journey causes errors in its pages and checks for them itself. */
  readonly isTroubled?: boolean;
  /** More entries in the profile's local storage. */
  readonly stored?: ReadonlyMap<string, string>;
  /** Another address of the site. */
  readonly site?: string;
}

/** Returns the entries that say "no" to analytics, and to settings that outlast the visit unless requested. */
const declined = (functional: boolean) => [
  { name: "cookie-consent", value: "true" },
  { name: "cookie-preferences", value: JSON.stringify({ essential: true, functional, analytics: false }) },
];

/**
 * Opens an empty browser profile. The journey fails if one of its pages has an uncaught error or loses the focus, or if a
 * text changes that isn't an element's only content.
 */
export async function newDevice({
  theme,
  isRemembering,
  isUndecided,
  isTroubled,
  stored = new Map(),
  site = origin,
  ...options
}: Look = desktop): Promise<BrowserDevice> {
  const whole: BrowserContextOptions = {
    // A service worker would hide requests from `route`. Journeys about working offline allow it.
    serviceWorkers: "block",
    ...options,
    baseURL: site,
    reducedMotion: "reduce",
  };
  const device = await devices.take(whole);
  const { context, page } = device;
  context.setDefaultTimeout(timeoutMs);
  await fillStorage(page, site, [
    ...(isUndecided ? [] : declined(isRemembering ?? theme !== undefined)),
    ...(theme ? [{ name: "theme", value: theme }] : []),
    ...Array.from(stored, ([name, value]) => ({ name, value })),
  ]);
  const errors: string[] = [];
  device.errors = errors;
  onTestFinished(async ({ task }) => {
    device.errors = undefined;
    if (task.result?.state === "fail") {
      await reportPages(context, task.name);
      device.isChanged = true;
    }
    if (whole.serviceWorkers === "allow") device.isChanged = true;
    await devices.giveBack(device, whole);
    if (!isTroubled) expect(errors, `errors in the browser: ${errors.join(" | ")}`).toEqual([]);
  });
  return { context, page };
}

const screenshotsFolder = fileURLToPath(new URL("../../../.cache/journeys", import.meta.url));

/** The most characters of a page's text that a failed journey prints. */
const printedLength = 1500;

/**
 * Saves a screenshot of every tab when a journey fails, and prints the beginning and the end of its text, because the
 * log may be all that's left of a run elsewhere.
 */
async function reportPages(context: BrowserContext, journey: string): Promise<void> {
  for (const page of context.pages()) {
    const path = join(screenshotsFolder, `${journey.replace(/\W+/g, "-")}-${pictures++}.png`);
    const text = await page.evaluate(() => document.body.innerText.replace(/\s*\n\s*/g, " | ")).catch(String);
    console.log(`${page.url()} showed: ${shorten(text)}`);
    await page.screenshot({ path }).then(
      () => console.log(`Its screenshot: ${path}`),
      () => undefined,
    );
  }
}

const shorten = (text: string): string =>
  text.length <= printedLength ? text : `${text.slice(0, printedLength / 2)} … ${text.slice(-printedLength / 2)}`;
let pictures = 1;

/** Retries until the answer is as expected. */
export const eventually: typeof expect.poll = (ask, options) =>
  expect.poll(ask, { timeout: timeoutMs, interval: 100, ...options });
