import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { nanoid } from "nanoid";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { interfaceLanguageOf } from "#domain/account/interfaceLanguages.ts";
import type { BlockId } from "#domain/play/play.ts";
import { samplePlay } from "#domain/play/sample/samplePlay.ts";
import type { PictureName } from "#frontend/messages/pictures.ts";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { samplePageWidth } from "#frontend/modules/pictures/samplePageWidth.ts";
import { demonstrationAccounts } from "#local/demonstration/accounts.ts";
import { signInToApi } from "#local/demonstration/signInToApi.ts";
import { findBrowser } from "#tests/support/browser.ts";
import { importWithPackages } from "#tests/support/importWithPackages.ts";
import { type MadeLink, shareLink } from "#tests/support/shareLink.ts";
import { startGhostlight } from "#tests/support/stack.ts";
import { iconFile } from "./iconFile.ts";
import { type EncodePicture, pictureFormats } from "./pictureFormats.ts";
import type { Scene } from "./scenes.ts";
import { takeSamplePages } from "./takeSamplePages.ts";

/**
 * Takes the pictures of the product for the public pages, in both themes, and the files made from them: the preview of
 * links, and the icon for browsers that don't take SVG. Run it when the product looks different. `--language es` takes
 * them in Spanish, and `--picture saving` only that one; `--picture layouts` draws the first page of each sample PDF.
 */
const { values: options } = parseArgs({
  options: { language: { type: "string", default: "en" }, picture: { type: "string" } },
});
const language = interfaceLanguageOf([options.language]);
await showLanguage(language);
// Actions take their labels when they're loaded.
const { scenes } = await import("./scenes.ts");

const frontend = fileURLToPath(new URL("../../frontend", import.meta.url));
const pictures = join(frontend, "src/modules/pictures");
const folder = join(pictures, language);

const { encodePicture } = await importWithPackages<{ readonly encodePicture: EncodePicture }>(
  "tests/pictures/encoding/encodePicture.ts",
);

const sizes: Record<string, { readonly width: number; readonly height: number }> = {};
mkdirSync(folder, { recursive: true });
const stack = await startGhostlight();
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
try {
  for (const theme of ["light", "dark"] as const) {
    const link = await shareLink(
      stack.origin,
      writer(),
      samplePlay(() => nanoid(10) as BlockId, language),
    );
    for (const [name, scene] of Object.entries(scenes) as [PictureName, Scene][]) {
      const { width, height } = scene.shown;
      sizes[name] = { width, height };
      if (options.picture && options.picture !== name) continue;
      const page = await openPage(browser, scene, theme);
      await page.goto(addressOf(scene, link));
      await scene.prepare(page);
      await takePicture(page, scene, `${name}-${theme}`);
      if (name === "editor" && theme === "light" && language === "en") await takePreview(page);
      await page.context().close();
    }
  }
  if (language === "en" && (options.picture ?? "layouts") === "layouts") await takeLayouts(browser);
  writeFileSync(join(pictures, "sizes.json"), `${JSON.stringify(sizes, undefined, 2)}\n`);
  writeFileSync(join(frontend, "public/favicon.ico"), await iconFile(browser, join(frontend, "public/bulb.svg")));
} finally {
  await browser.close();
  await stack.stop();
}

/** A person whose plan includes everything. */
function writer() {
  const account = demonstrationAccounts.find(({ role }) => role === "company");
  if (!account) throw new Error("Nobody of the demonstration has every plan.");
  return account;
}

function addressOf({ place }: Scene, link: MadeLink): string {
  if (place === "reader") return link.path;
  return place === "editor" ? `/editor/${link.playId}` : place;
}

async function openPage(opened: Browser, { place, window }: Scene, theme: "light" | "dark"): Promise<Page> {
  const { stored } = await signInToApi(stack.origin, writer().email, writer().password);
  const entries = {
    "cookie-consent": "true",
    "cookie-preferences": JSON.stringify({ essential: true, functional: true, analytics: false }),
    theme,
    ...(place === "reader" ? {} : Object.fromEntries(stored)),
  };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  const options: BrowserContextOptions = {
    baseURL: stack.origin,
    locale: language,
    viewport: window,
    isMobile: place === "reader",
    hasTouch: place === "reader",
    deviceScaleFactor: 2,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    storageState: { cookies: [], origins: [{ origin: stack.origin, localStorage }] },
  };
  return (await opened.newContext(options)).newPage();
}

/** Saves what the window shows, in every format. */
async function takePicture(page: Page, { shown }: Scene, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const y = await page.evaluate(() => window.scrollY);
  for (const { name: ending, scale, format, quality } of pictureFormats) {
    const clip = { x: 0, y, ...shown, scale };
    const { data } = await session.send("Page.captureScreenshot", { format: "png", clip });
    const file = await encodePicture(Buffer.from(data, "base64"), format, quality);
    writeFileSync(join(folder, `${name}-${ending}`), file);
    console.log(`${name}-${ending}: ${Math.round(file.length / 1000)} KB`);
  }
}

/** Draws the samples of every layout, which are in English in every language of the interface. */
async function takeLayouts(opened: Browser): Promise<void> {
  const layouts = join(pictures, "layouts");
  mkdirSync(layouts, { recursive: true });
  await takeSamplePages(opened, join(frontend, "public/samples"), samplePageWidth, async (layout, draw) => {
    for (const { name: ending, scale, format, quality } of pictureFormats) {
      const file = await encodePicture(await draw(scale), format, quality);
      writeFileSync(join(layouts, `${layout}-${ending}`), file);
      console.log(`${layout}-${ending}: ${Math.round(file.length / 1000)} KB`);
    }
  });
}

/** Services that show previews of links don't take WebP. */
async function takePreview(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.screenshot({ path: join(frontend, "public/preview.jpg"), type: "jpeg", quality: 80, scale: "css" });
}
