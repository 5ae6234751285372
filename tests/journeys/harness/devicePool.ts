import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from "playwright-core";
import { watchBareTexts } from "#tests/support/watchBareTexts.ts";
import { watchFocus } from "./watchFocus.ts";

/** A profile of which the next test can make another person's. */
export interface PooledDevice {
  readonly context: BrowserContext;
  /** The tab it was opened with. */
  readonly page: Page;
  /** Whether a test used something of the browser that can't be taken back. */
  isChanged: boolean;
  /** Receives errors of the device's pages while a test uses it. */
  errors: string[] | undefined;
  /** The size of new tabs. */
  size: ViewportSize;
}

/** What outlasts a test, because it can't be removed, or because it isn't known whether the test removed it. */
const lastingMethods = [
  "addInitScript",
  "emulateMedia",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "install",
  "newCDPSession",
  "on",
  "once",
  "routeFromHAR",
  "routeWebSocket",
  "setExtraHTTPHeaders",
  "setGeolocation",
];

/**
 * A page without code. It's of the same site, because a browser replaces the page's process for another site, and a new
 * process compiles all code again.
 */
const emptyPage = "/robots.txt";

/** The most profiles that wait for a test. Each is a process with an empty page. */
const mostIdle = 6;

/**
 * The browser profiles of one process of the test runner. A new profile and its first page take a second of CPU time,
 * and an emptied one a tenth of that, so tests with the same options use one after the other.
 */
export class DevicePool {
  /** With the options they were opened with besides the size, the one that has waited longest first. */
  private readonly idle: { readonly key: string; readonly device: PooledDevice }[] = [];

  private readonly browser: () => Promise<Browser>;

  constructor(browser: () => Promise<Browser>) {
    this.browser = browser;
  }

  async take(options: BrowserContextOptions): Promise<PooledDevice> {
    const key = keyOf(options);
    const found = this.idle.findLastIndex((waiting) => waiting.key === key);
    const [waiting] = found === -1 ? [] : this.idle.splice(found, 1);
    const device = waiting?.device ?? (await this.open(options));
    device.size = options.viewport ?? defaultSize;
    await device.page.setViewportSize(device.size);
    return device;
  }

  /** Takes a device back after a test, or closes it if the next test would notice that it was used. */
  async giveBack(device: PooledDevice, options: BrowserContextOptions): Promise<void> {
    const [first, ...others] = device.context.pages();
    if (device.isChanged || first !== device.page) return device.context.close();
    for (const page of others) await page.close();
    for (const target of [device.context, first]) await target.unrouteAll({ behavior: "ignoreErrors" });
    await device.context.setOffline(false);
    // The page's code must have ended before the next test empties what it stores.
    await device.page.goto(emptyPage);
    this.idle.push({ key: keyOf(options), device });
    if (this.idle.length > mostIdle) await this.idle.shift()?.device.context.close();
  }

  private async open(options: BrowserContextOptions): Promise<PooledDevice> {
    const browser = await this.browser();
    const context = await browser.newContext(options);
    for (const script of [watchFocus, watchBareTexts]) await context.addInitScript(script);
    const page = await context.newPage();
    const device: PooledDevice = { context, page, isChanged: false, errors: undefined, size: defaultSize };
    recordErrors(device);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const tab = await newPage();
      await tab.setViewportSize(device.size);
      return tab;
    };
    const change = () => {
      device.isChanged = true;
    };
    for (const target of [context, context.clock, page]) watch(target, change);
    return device;
  }
}

/** Playwright's size of a page without one. */
const defaultSize: ViewportSize = { width: 1280, height: 720 };

/** The size is the only option that a profile can change. */
const keyOf = ({ viewport, ...others }: BrowserContextOptions): string => JSON.stringify(others);

/** Calls `onUse` before each use of a method whose effect lasts. */
function watch(target: object, onUse: () => void): void {
  for (const name of lastingMethods) {
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== "function") continue;
    Reflect.set(target, name, (...given: unknown[]) => {
      onUse();
      return Reflect.apply(method, target, given);
    });
  }
}

/** Records uncaught errors, what the app itself logs as an error, and what the content security policy blocked. */
function recordErrors(device: PooledDevice): void {
  device.context.on("weberror", (error) => device.errors?.push(error.error().stack ?? error.error().message));
  device.context.on("console", (message) => {
    if (message.type() !== "error" || isResponseMessage(message.text())) return;
    device.errors?.push(`${message.text()} (${message.page()?.url()})`);
  });
}

/** Browsers report every response above 399 and every lost connection; journeys check what the page shows about it. */
const isResponseMessage = (text: string): boolean => text.startsWith("Failed to load resource:");

/** Empties the storage of a site in a page's profile, and fills its local storage. */
export async function fillStorage(page: Page, site: string, entries: readonly StoredEntry[]): Promise<void> {
  await page.context().clearCookies();
  if (page.url() !== site + emptyPage) await page.goto(site + emptyPage);
  await page.evaluate(replaceStorage, entries);
}

export interface StoredEntry {
  readonly name: string;
  readonly value: string;
}

/** Runs in the page. */
async function replaceStorage(entries: readonly StoredEntry[]): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name = "" } of await indexedDB.databases())
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    });
  for (const { name, value } of entries) localStorage.setItem(name, value);
}
