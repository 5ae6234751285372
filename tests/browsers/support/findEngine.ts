import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findBrowser } from "#tests/support/browser.ts";
import type {
  Engine,
  EngineName,
  LaunchWebkit,
  LaunchWithPuppeteer,
  PuppeteerOptions,
  WebkitOptions,
} from "./engine.ts";

/** How to start a browser, or a sentence that says what's missing. */
export type FoundEngine = { readonly launch: () => Promise<Engine> } | { readonly missing: string };

export async function findEngine(name: EngineName): Promise<FoundEngine> {
  if (name === "firefox") return findFirefox();
  if (name === "webkit") return findWebkit();
  const { executablePath, args } = await findBrowser();
  return { launch: () => launchWithPuppeteer({ name, executablePath, args }) };
}

function findFirefox(): FoundEngine {
  const executablePath = process.env.FIREFOX_PATH ?? findInPath("firefox-esr") ?? findInPath("firefox");
  if (!executablePath) return { missing: "Firefox is not installed (Debian: firefox-esr)." };
  return { launch: () => launchWithPuppeteer({ name: "firefox", executablePath, args: [] }) };
}

function findWebkit(): FoundEngine {
  const driver = findInPath("WebKitWebDriver");
  const browser = miniBrowser();
  if (!driver || !browser) return { missing: "WebKitGTK's WebDriver is not installed (Debian: webkit2gtk-driver)." };
  const displayServer = findInPath("Xvfb");
  if (!displayServer) return { missing: "WebKitGTK needs a display, and Xvfb is not installed (Debian: xvfb)." };
  return { launch: () => launchWebkit({ driver, browser, displayServer }) };
}

// `installDrivers.ts` has installed and checked the drivers. Their paths are variables, because `npm run check` would
// follow them without their packages.
const puppeteerEngine = "../drivers/puppeteerEngine.ts";
const webkitEngine = "../drivers/webkitEngine.ts";

async function launchWithPuppeteer(options: PuppeteerOptions): Promise<Engine> {
  const module: { readonly launchWithPuppeteer: LaunchWithPuppeteer } = await import(puppeteerEngine);
  return module.launchWithPuppeteer(options);
}

async function launchWebkit(options: WebkitOptions): Promise<Engine> {
  const module: { readonly launchWebkit: LaunchWebkit } = await import(webkitEngine);
  return module.launchWebkit(options);
}

const findInPath = (command: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(existsSync);

/** Debian installs it outside PATH: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
function miniBrowser(): string | undefined {
  const libraries = "/usr/lib";
  if (!existsSync(libraries)) return undefined;
  const folders = readdirSync(libraries)
    .filter((folder) => folder.endsWith("-linux-gnu"))
    .flatMap((folder) => {
      const within = join(libraries, folder);
      return readdirSync(within).flatMap((name) =>
        name.startsWith("webkit") ? [join(within, name, "MiniBrowser")] : [],
      );
    });
  return folders.find(existsSync);
}
