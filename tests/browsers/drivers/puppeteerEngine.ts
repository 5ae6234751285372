import puppeteer, { type Browser, type BrowserContext, type KeyInput, type Page } from "puppeteer-core";
import type { BrowserWindow, LaunchWithPuppeteer, WindowOptions } from "../support/engine.ts";

/**
 * Starts Firefox over WebDriver BiDi, or Chromium over its own protocol. Chromium keeps its scroll bars, as users have
 * them.
 */
export const launchWithPuppeteer: LaunchWithPuppeteer = async ({ name, executablePath, args }) => {
  const browser = await puppeteer.launch({
    browser: name === "firefox" ? "firefox" : "chrome",
    executablePath,
    args: [...args],
    headless: true,
    ignoreDefaultArgs: ["--hide-scrollbars"],
    defaultViewport: null,
    extraPrefsFirefox: { "dom.events.testing.asyncClipboard": true },
  });
  return {
    name,
    openWindow: (options) => openWindow(browser, options),
    close: () => browser.close(),
  };
};

async function openWindow(browser: Browser, { width, height, downloads }: WindowOptions): Promise<BrowserWindow> {
  const context = await browser.createBrowserContext({
    downloadBehavior: { policy: "allow", downloadPath: downloads },
  });
  const page = await context.newPage();
  await page.setViewport({ width, height });
  const problems = watchProblems(page);
  await page.evaluateOnNewDocument(reportViolations);
  return { ...actionsOf(page, context), problems: async () => problems };
}

function actionsOf(page: Page, context: BrowserContext): Omit<BrowserWindow, "problems"> {
  return {
    goTo: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    run: (inPage, ...values) => page.evaluate(inPage as unknown as (...each: unknown[]) => never, ...values),
    inject: async (source) => void (await page.evaluate(source)),
    press: (keys) => pressChord(page, keys),
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    wheel: async (x, y, deltaY) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}

async function pressChord({ keyboard }: Page, keys: string): Promise<void> {
  const parts = keys.split("+") as KeyInput[];
  const key = parts.pop();
  if (!key) return;
  for (const modifier of parts) await keyboard.down(modifier);
  await keyboard.press(key);
  for (const modifier of parts.reverse()) await keyboard.up(modifier);
}

/** Runs in the page before its own code. */
function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error(`Content policy: ${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`);
  });
}

function watchProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) =>
    problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`${message.text()} (${page.url()})`);
  });
  return problems;
}
