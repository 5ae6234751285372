import { accessSync, constants, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { installPackages } from "#local/installPackages.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the browser is: `chromium.launch(inject("browser"))`. */
    readonly browser: Browser;
  }
}

/** Installs and unpacks the browser of journeys before several processes start it. */
export async function setup(project: TestProject): Promise<void> {
  project.provide("browser", await findJourneyBrowser());
}

interface Browser {
  readonly executablePath: string;
  readonly args: string[];
}

/** Returns the executable and its arguments. */
export const findBrowser = async (): Promise<Browser> => installedBrowser() ?? (await packagedBrowser());

const isPackaged = process.platform === "linux" && process.arch === "x64";

/**
 * Prefers the packaged browser. It has the same engine without windows and toolbars, so a journey takes half the CPU
 * time that an installed Chromium takes.
 */
export const findJourneyBrowser = (): Promise<Browser> =>
  isPackaged && !process.env.CHROMIUM_PATH ? packagedBrowser() : findBrowser();

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const onMacs = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** `CHROMIUM_PATH`, otherwise the first one found in PATH. */
function installedBrowser(): Browser | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH ?? "",
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    onMacs,
  ];
  const executablePath = candidates.find(isRunnable);
  return executablePath === undefined ? undefined : { executablePath, args: ["--no-sandbox"] };
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== "";
  } catch {
    return false;
  }
}

/** What we use of `@sparticuz/chromium`, which has a folder of its own, so that only tests install it. */
interface PackagedChromium {
  readonly packagedChromium: { readonly executablePath: () => Promise<string> };
}
const packageFolder = new URL("../chromium/", import.meta.url);

/**
 * Returns the browser that npm installs (Linux, x64). It's unpacked once, with its libraries and fonts, into `TMPDIR`.
 */
async function packagedBrowser(): Promise<Browser> {
  const folder = fileURLToPath(new URL("../../.cache/chromium", import.meta.url));
  mkdirSync(folder, { recursive: true });
  const { TMPDIR = tmpdir() } = process.env;
  process.env.TMPDIR = folder;
  // The package detects Lambda runtimes to decide which libraries to unpack; this names a runtime without any.
  process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs22.x";
  installPackages(packageFolder);
  const { packagedChromium }: PackagedChromium = await import(new URL("chromium.mjs", packageFolder).href);
  const executablePath = await packagedChromium.executablePath();
  process.env.TMPDIR = TMPDIR;
  process.env.FONTCONFIG_FILE = writeFontSettings(folder);
  // The package's own arguments are for Lambda, and let the CPU emulate a graphics card.
  return { executablePath, args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"] };
}

/**
 * Adds the package's font to the system's, if there are any. The package's own settings name `/tmp/fonts`; without any
 * font, Chromium crashes at the first letter.
 */
function writeFontSettings(folder: string): string {
  const path = join(folder, "fonts.conf");
  const system = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
  const packaged = `<dir>${join(folder, "fonts")}</dir><cachedir>${join(folder, "fonts-cache")}</cachedir>`;
  writeFileSync(path, `<?xml version="1.0"?><fontconfig>${system}${packaged}</fontconfig>`);
  return path;
}
