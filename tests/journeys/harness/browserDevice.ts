import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, onTestFinished } from "vitest";

export const origin = inject("origin");

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.connect(inject("browser"));
});
afterAll(() => browser.close());

/** One browser profile; nobody else sees what is stored in it. */
export interface BrowserDevice {
  readonly context: BrowserContext;
  /** The tab it was opened with. */
  readonly page: Page;
}

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const desktop: BrowserContextOptions = { viewport: { width: 1366, height: 900 } };

/** The maximum time for something a person waits for, on a busy machine. */
const patienceMs = 20_000;

export interface Look extends BrowserContextOptions {
  /** As chosen here before by a person who agreed to functional entries. */
  readonly theme?: "light" | "dark";
  /** Settings and positions are kept beyond the visit. */
  readonly isRemembering?: boolean;
  /** The cookie banner hasn't been answered here. Otherwise it was answered with "no" and is gone. */
  readonly isUndecided?: boolean;
  /** The journey causes errors in its pages and checks for them itself. */
  readonly isTroubled?: boolean;
}

/** The entries that say "no" to analytics, and to settings that outlast the visit unless requested. */
const declined = (functional: boolean) => [
  { name: "cookie-consent", value: "true" },
  { name: "cookie-preferences", value: JSON.stringify({ essential: true, functional, analytics: false }) },
];

/** Opens an empty browser profile. The journey fails if one of its pages has an uncaught error. */
export async function newDevice({
  theme,
  isRemembering,
  isUndecided,
  isTroubled,
  ...options
}: Look = desktop): Promise<BrowserDevice> {
  const localStorage = [
    ...(isUndecided ? [] : declined(isRemembering ?? theme !== undefined)),
    ...(theme ? [{ name: "theme", value: theme }] : []),
  ];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ ...options, baseURL: origin, storageState, reducedMotion: "reduce" });
  context.setDefaultTimeout(patienceMs);
  const mishaps = watchMishaps(context);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") await keepPictures(context, task.name);
    await context.close();
    if (!isTroubled) expect(mishaps, "errors in the browser").toEqual([]);
  });
  return { context, page: await context.newPage() };
}

const picturesFolder = fileURLToPath(new URL("../../../.cache/journeys", import.meta.url));

/** Saves a screenshot of every tab when a journey fails. */
async function keepPictures(context: BrowserContext, journey: string): Promise<void> {
  for (const page of context.pages()) {
    const path = join(picturesFolder, `${journey.replace(/\W+/g, "-")}-${pictures++}.png`);
    await page.screenshot({ path }).then(
      () => console.log(`What the browser showed: ${path}`),
      () => undefined,
    );
  }
}
let pictures = 1;

/** Uncaught errors, what the app itself logs as an error, and what the content security policy blocked. */
function watchMishaps(context: BrowserContext): readonly string[] {
  const mishaps: string[] = [];
  context.on("weberror", (error) => mishaps.push(error.error().stack ?? error.error().message));
  context.on("console", (message) => {
    if (message.type() !== "error" || isAnswer(message.text())) return;
    mishaps.push(`${message.text()} (${message.page()?.url()})`);
  });
  return mishaps;
}

/**
 * The browser reports every response above 399 and every lost connection; journeys check what the page says about it.
 */
const isAnswer = (text: string): boolean => text.startsWith("Failed to load resource:");

/** Retries until the answer is as expected. */
export const eventually: typeof expect.poll = (ask, options) =>
  expect.poll(ask, { timeout: patienceMs, interval: 100, ...options });
