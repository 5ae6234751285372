import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { Builder, Button, Key, Origin, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../../local/freePort.ts";
import type { BrowserWindow, LaunchWebkit, WindowOptions } from "../support/engine.ts";

/** Starts WebKitGTK's small browser, driven by its WebDriver, on a virtual display. */
export const launchWebkit: LaunchWebkit = async ({ driver, browser, displayServer }) => {
  const display = await startDisplay(displayServer);
  return {
    name: "webkit",
    openWindow: (options) => openWindow(driver, browser, display.name, options),
    close: () => stop(display.process),
  };
};

async function startDisplay(displayServer: string): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  const args = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const process = spawn(displayServer, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(process.stdio[3] as Readable, "data");
  return { name: `:${String(number).trim()}`, process };
}

/** Opens a window with its own driver, so that console output can be assigned to a window. */
async function openWindow(
  driverPath: string,
  binary: string,
  display: string,
  { width, height, downloads }: WindowOptions,
): Promise<BrowserWindow> {
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", XDG_DOWNLOAD_DIR: downloads, HOME: downloads };
  const child = spawn(driverPath, [`--port=${port}`], { env, stdio: "ignore" });
  await waitForPort(port);
  const args = ["--automation"];
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary, args } })
    .build();
  const resize = (w: number, h: number) => resizeInside(driver, w, h);
  await resize(width, height);
  const close = async () => {
    await driver.quit();
    await stop(child);
  };
  return { ...actionsOf(driver), resize, problems: () => collectedProblems(driver), close };
}

function actionsOf(driver: WebDriver): Omit<BrowserWindow, "problems" | "close" | "resize"> {
  return {
    goTo: async (address) => {
      await driver.get(address);
      await driver.executeScript(collectProblems);
    },
    reload: async () => {
      await driver.navigate().refresh();
      await driver.executeScript(collectProblems);
    },
    run: (inPage, ...values) => driver.executeScript(inPage as unknown as (...each: unknown[]) => unknown, ...values),
    inject: async (source) => void (await driver.executeScript(source)),
    press: (keys) => pressChord(driver, keys),
    type: async (text) => void (await driver.actions().sendKeys(text).perform()),
    click: async (x, y) => {
      const actions = driver.actions({ async: true });
      await actions
        .move({ x, y, origin: Origin.VIEWPORT, duration: 0 })
        .press(Button.LEFT)
        .release(Button.LEFT)
        .perform();
    },
    wheel: (x, y, deltaY) => turnWheel(driver, x, y, deltaY),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
  };
}

declare global {
  interface Window {
    collectedProblems?: string[];
  }
}

/** Runs in the page as soon as the driver can reach it, because WebKit's driver has no console events. */
function collectProblems(): void {
  const problems: string[] = [];
  window.collectedProblems = problems;
  const { error } = console;
  console.error = (...text: unknown[]) => {
    problems.push(text.map(String).join(" "));
    error.apply(console, text);
  };
  window.addEventListener("error", (event) => problems.push(String(event.error ?? event.message)));
  window.addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    problems.push(`Content policy: ${effectiveDirective} ${blockedURI}`),
  );
}

const collectedProblems = (driver: WebDriver): Promise<readonly string[]> =>
  driver.executeScript(() => window.collectedProblems ?? []);

/** Selenium has this action, but its types don't. */
interface WheelActions {
  readonly scroll: (x: number, y: number, deltaX: number, deltaY: number, origin: Origin) => WheelActions;
  readonly perform: () => Promise<void>;
}

/** How far each window's wheel has been turned: WebKit's driver takes absolute positions. */
const turned = new WeakMap<WebDriver, number>();

async function turnWheel(driver: WebDriver, x: number, y: number, deltaY: number): Promise<void> {
  const total = (turned.get(driver) ?? 0) + deltaY;
  turned.set(driver, total);
  const actions = driver.actions() as unknown as WheelActions;
  await actions.scroll(x, y, 0, total, Origin.VIEWPORT).perform();
}

const keyCodes: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  Home: Key.HOME,
  End: Key.END,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
};

async function pressChord(driver: WebDriver, keys: string): Promise<void> {
  const codes = keys.split("+").map((key) => keyCodes[key] ?? key);
  const key = codes.pop();
  if (!key) return;
  const actions = driver.actions();
  for (const modifier of codes) actions.keyDown(modifier);
  actions.sendKeys(key);
  for (const modifier of codes.reverse()) actions.keyUp(modifier);
  await actions.perform();
}

/** Resizes the page. The driver sets the window's outer size, but tests need the page to have a certain size. */
async function resizeInside(driver: WebDriver, width: number, height: number): Promise<void> {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  const inside = await driver.executeScript<{ w: number; h: number }>("return { w: innerWidth, h: innerHeight };");
  const rect = { x: 0, y: 0, width: 2 * width - inside.w, height: 2 * height - inside.h };
  await driver.manage().window().setRect(rect);
}

/** Waits until the driver listens on its port; it prints nothing when it's ready. */
async function waitForPort(port: number): Promise<void> {
  for (const until = Date.now() + 10_000; Date.now() < until; await setTimeout(50)) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "close").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error("WebKitWebDriver did not start within 10 seconds.");
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill("SIGTERM");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
