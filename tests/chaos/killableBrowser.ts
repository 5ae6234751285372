import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { findBrowser } from "#tests/support/browser.ts";

/** A separate browser with a profile on disk that can be killed without warning. */
export interface KillableBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Sends SIGKILL to the browser and all its processes; resolves when it's gone. */
  readonly kill: () => Promise<void>;
  /** Closes the browser as a person does. It writes what it keeps in memory to the disk first. */
  readonly quit: () => Promise<void>;
}

export async function launchKillable(profile: string): Promise<KillableBrowser> {
  const { executablePath, args } = await findBrowser();
  const child = spawn(
    executablePath,
    [...args, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    { detached: true, stdio: ["ignore", "ignore", "pipe"] },
  );
  const { pid = 0 } = child;
  const exit = once(child, "exit");
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-pid, "SIGKILL");
    await exit;
  };
  process.once("exit", () => child.kill("SIGKILL"));
  const browser = await chromium.connectOverCDP(await whenListening(child.stderr));
  const [context] = browser.contexts();
  if (!context) throw new Error("The browser has no profile open.");
  const quit = async () => {
    await (await browser.newBrowserCDPSession()).send("Browser.close");
    await exit;
  };
  return { context, page: await context.newPage(), kill, quit };
}

async function whenListening(stderr: Readable): Promise<string> {
  for await (const line of createInterface(stderr)) {
    const address = /^DevTools listening on (ws:\S+)$/.exec(line)?.[1];
    if (!address) continue;
    stderr.resume();
    return address;
  }
  throw new Error("The browser ended before it could be spoken to.");
}
