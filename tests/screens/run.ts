import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { interfaceLanguageOf } from "#domain/account/interfaceLanguages.ts";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { signInToApi } from "#local/demonstration/signInToApi.ts";
import { findBrowser } from "#tests/support/browser.ts";
import { startGhostlight } from "#tests/support/stack.ts";
import { contactSheet, looks, type PictureLook } from "./contactSheet.ts";
import type { PicturedScreen, ScreenVisitor } from "./screens.ts";
import { serveStyleguide } from "./serveStyleguide.ts";

/**
 * Takes a picture of every screen in each look, and puts them on contact sheets, to look at after a change of style.
 * `--language es` takes them in Spanish, `--look phone-dark` only in that look, and `--screen submissions` only of screens
 * whose names begin like this.
 */
const { values: options } = parseArgs({
  options: {
    language: { type: "string", default: "en" },
    look: { type: "string", multiple: true },
    screen: { type: "string", multiple: true },
  },
});
const language = interfaceLanguageOf([options.language]);
const chosenLooks = looks.filter(({ name }) => options.look?.includes(name) ?? true);
await showLanguage(language);
// Actions take their labels when they're loaded.
const { accountOf, screensOf, visitors } = await import("./screens.ts");

const folder = fileURLToPath(new URL("../../.cache/screens", import.meta.url));
/** For what a screen loads only once it's shown. */
const settlingMs = 1200;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
/** What browsers store of them. A code of an authenticator app works once, so all looks share a sign-in. */
const sessions = new Map<ScreenVisitor, ReadonlyMap<string, string>>();
const stack = await startGhostlight();
const styleguide = await serveStyleguide();
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
try {
  const all = await screensOf(stack.origin, styleguide.address, language);
  const screens = all.filter(({ name }) => options.screen?.some((start) => name.startsWith(start)) ?? true);
  for (const visitor of visitors) sessions.set(visitor, await sessionOf(visitor));
  // Most of the time, a page waits for what it loads.
  await Promise.all(chosenLooks.map((look) => takePictures(screens, look)));
  for (const path of await contactSheet(browser, folder, { screens, looks: chosenLooks })) console.log(path);
} finally {
  await browser.close();
  await styleguide.stop();
  await stack.stop();
}

async function sessionOf(visitor: ScreenVisitor): Promise<ReadonlyMap<string, string>> {
  const account = accountOf(visitor);
  if (!account) return new Map();
  return (await signInToApi(stack.origin, account.email, account.password, account.totpSecret)).stored;
}

async function takePictures(screens: readonly PicturedScreen[], look: PictureLook): Promise<void> {
  const contexts = new Map<ScreenVisitor, BrowserContext>();
  for (const screen of screens) {
    const context = contexts.get(screen.visitor) ?? (await openContext(browser, screen.visitor, look));
    contexts.set(screen.visitor, context);
    await takePicture(context, screen, look);
  }
  await Promise.all([...contexts.values()].map((context) => context.close()));
  console.log(`${look.name}: ${screens.length} screens`);
}

async function openContext(
  opened: Browser,
  visitor: ScreenVisitor,
  { theme, window, forcedColors = "none", contrast = "no-preference" }: PictureLook,
): Promise<BrowserContext> {
  const entries = {
    "cookie-consent": "true",
    "cookie-preferences": JSON.stringify({ essential: true, functional: true, analytics: false }),
    theme,
    language,
    ...Object.fromEntries(sessions.get(visitor) ?? []),
  };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  const isPhone = window.width < 600;
  return opened.newContext({
    baseURL: stack.origin,
    viewport: window,
    locale: language,
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: "reduce",
    forcedColors,
    contrast,
    serviceWorkers: "block",
    storageState: { cookies: [], origins: [{ origin: stack.origin, localStorage }] },
  });
}

/** On a busy machine, some screens are still loading then. None shows for long that it is. */
async function waitUntilLoaded(page: Page): Promise<void> {
  const loading = page.getByText(/^(Loading|Cargando)/).or(page.locator(".amplify-loader"));
  await loading
    .first()
    .waitFor({ state: "hidden", timeout: 10_000 })
    .catch(() => undefined);
}

async function takePicture(
  context: BrowserContext,
  { name, path, prepare }: PicturedScreen,
  look: PictureLook,
): Promise<void> {
  const page = await context.newPage();
  try {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), look.theme);
    await prepare?.(page);
    await page.waitForTimeout(settlingMs);
    await waitUntilLoaded(page);
    writeFileSync(join(folder, `${name}-${look.name}.png`), await page.screenshot());
  } finally {
    await page.close();
  }
}
