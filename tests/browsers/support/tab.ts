import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import type { BrowserWindow, Engine, EngineName } from "./engine.ts";
import { findEngine } from "./findEngine.ts";
import type { Spot } from "./queries.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly engine: EngineName;
  }
}

export const origin = inject("origin");
export const engineName = inject("engine");

const found = await findEngine(engineName);
if ("missing" in found) console.warn(`Left out: all tests in ${engineName}. ${found.missing}`);

/** A test in the browser of this run; skipped if the browser is missing. */
export const browserTest = test.skipIf("missing" in found);

let engine: Engine | undefined;
let querySource = "";
beforeAll(async () => {
  if ("missing" in found) return;
  const entry = fileURLToPath(new URL("queries.ts", import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: "iife", write: false });
  querySource = outputFiles[0]?.text ?? "";
  engine = await found.launch();
});
afterAll(() => engine?.close());

/** The maximum time for something a person waits for, on a busy machine. */
const timeoutMs = 40_000;

/** Retries until the answer is as expected. */
export const eventually: typeof expect.poll = (ask, options) =>
  expect.poll(ask, { timeout: timeoutMs, interval: 100, ...options });

/** The stored choice that declines all non-essential cookies. */
const declined = {
  "cookie-consent": "true",
  "cookie-preferences": '{"essential":true,"functional":false,"analytics":false}',
};

export interface TabOptions {
  readonly width?: number;
  readonly height?: number;
  /** The cookie banner hasn't been answered. */
  readonly isUndecided?: boolean;
}

/** A browser window with the actions of a person. */
export interface Tab extends BrowserWindow {
  readonly waitFor: (role: string, name: string) => Promise<void>;
  readonly count: (role: string, name: string) => Promise<number>;
  readonly clickOn: (role: string, name: string) => Promise<void>;
  /** Focuses an element. */
  readonly focusOn: (role: string, name: string) => Promise<void>;
  /** Replaces the text of a field. */
  readonly fill: (role: string, name: string, text: string) => Promise<void>;
  readonly waitForText: (text: string) => Promise<void>;
  /** Returns the file that a click downloads. */
  readonly downloaded: (click: () => Promise<void>) => Promise<Uint8Array>;
}

/**
 * Opens a window with an empty profile. The test fails if one of its pages has an error or violates the content
 * security policy.
 */
export async function openTab({ width = 1366, height = 900, isUndecided = false }: TabOptions = {}): Promise<Tab> {
  if (!engine) throw new Error("There is no browser.");
  const downloads = temporaryFolder();
  const window = await engine.openWindow({ width, height, downloads });
  onTestFinished(async ({ task }) => {
    const problems = await window.problems();
    if (task.result?.state === "fail") await saveScreenshot(window, task.name);
    await window.close();
    expect(problems.filter(isProblem), "errors in the browser").toEqual([]);
  });
  await window.goTo(`${origin}/robots.txt`);
  if (!isUndecided) {
    await window.run((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, declined);
  }
  return { ...window, ...queriesIn(window, downloads) };
}

/** Firefox's code for a request that was canceled by leaving the page (NS_BINDING_ABORTED). */
const aborted = "status=2152398850";

/**
 * Browsers report every response above 399 and every lost connection, and Firefox reports fonts that were still loading
 * when the page was left. Tests check what the page shows in these cases.
 */
const isProblem = (text: string): boolean =>
  !text.includes("Failed to load resource") &&
  !(text.startsWith("Error: downloadable font:") && text.includes(aborted));

type PageQueries = Omit<Tab, keyof BrowserWindow>;

function queriesIn(window: BrowserWindow, downloads: string): PageQueries {
  const ask = async <T>(inPage: (role: string, name: string) => T, role: string, name: string): Promise<T> => {
    if (!(await window.run(() => globalThis.window.queries !== undefined))) await window.inject(querySource);
    return window.run(inPage, role, name);
  };
  const count = (role: string, name: string) =>
    ask((...which) => globalThis.window.queries?.count(...which) ?? 0, role, name);
  const waitFor = (role: string, name: string) =>
    eventually(() => count(role, name), { message: name }).toBeGreaterThan(0);
  const clickOn = async (role: string, name: string) => {
    await waitFor(role, name);
    const spot = (await ask((...which) => globalThis.window.queries?.spotOf(...which) ?? null, role, name)) as Spot;
    await window.click(spot.x, spot.y);
  };
  return {
    count,
    waitFor,
    clickOn,
    focusOn: async (role, name) => {
      await waitFor(role, name);
      await ask((...which) => globalThis.window.queries?.focus(...which), role, name);
    },
    fill: async (role, name, text) => {
      await clickOn(role, name);
      await window.press("Control+a");
      await window.type(text);
    },
    waitForText: (text) =>
      eventually(() => window.run((wanted) => document.body.innerText.includes(wanted), text), { message: text }).toBe(
        true,
      ),
    downloaded: async (click) => {
      await click();
      const readFile = (): Uint8Array => {
        const file = readdirSync(downloads).find(isComplete);
        return file ? readFileSync(join(downloads, file)) : new Uint8Array();
      };
      // Firefox reserves the name with an empty file first.
      await eventually(() => readFile().length, { timeout: 60_000 }).toBeGreaterThan(0);
      return readFile();
    },
  };
}

const isComplete = (file: string): boolean => /\.(pdf|fountain|csv)$/.test(file);

const screenshotsFolder = fileURLToPath(new URL("../../../.cache/browsers", import.meta.url));

async function saveScreenshot(window: BrowserWindow, name: string): Promise<void> {
  mkdirSync(screenshotsFolder, { recursive: true });
  const path = join(screenshotsFolder, `${engineName}-${name.replace(/\W+/g, "-")}.png`);
  writeFileSync(path, await window.screenshot());
  console.log(`What the browser showed: ${path}`);
}
