import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";
import { type BrowserDevice, newDevice, phone } from "../harness/browserDevice.ts";
import { firstLoadFaults, idleLoadFaults } from "./fileLimits.ts";
import { forcedFaults, looksFaults, phoneFaults, widthFaults } from "./measure.ts";
import { watchRequests } from "./watchRequests.ts";
import { watchScripts } from "./watchScripts.ts";

/** The narrowest phone, a phone, a tablet, and a laptop. */
const widths = [1360, 768, 390, 320] as const;
const height = 844;

/** For a test that checks many screens, on a busy machine. */
export const sweepTimeoutMs = 240_000;

export interface Sweep extends BrowserDevice {
  /** Loads a screen, waits until it's ready and nothing is loading, and counts the files it loads. */
  readonly open: (path: string, ready: () => Promise<unknown>) => Promise<void>;
  /** Checks the current screen in every look and width; findings are collected for `expectNoFaults`. */
  readonly inspect: (screen: string, only?: Partial<Only>) => Promise<void>;
  readonly resize: (width: number) => Promise<void>;
  readonly expectNoFaults: () => void;
}

interface Only {
  /** For a screen state that other widths don't have. */
  readonly widths: readonly number[];
}

/**
 * Opens a browser for checking many screens, with a stored session or signed out. Each screen is loaded once. Then the
 * window is resized and the theme changed within the page, because loading takes longer than all the measuring.
 */
export async function openSweep(stored?: ReadonlyMap<string, string>): Promise<Sweep> {
  const device = await newDevice({ viewport: { width: widths[0], height }, ...(stored && { stored }) });
  const { page, context } = device;
  await context.addInitScript(reportViolations);
  const session = await context.newCDPSession(page);
  const settled = watchRequests(page);
  const scripts = await watchScripts(device);
  const faults: string[] = [];
  const resize = (width: number) => resizeTo(page, session, width);
  const open: Sweep["open"] = async (path, ready) => {
    scripts.begin();
    await page.goto(path);
    await ready();
    await settled();
    faults.push(...firstLoadFaults(path, scripts.files()));
    await scripts.becomeIdle();
    await settled();
    faults.push(...idleLoadFaults(path, scripts.files()));
  };
  const inspect: Sweep["inspect"] = async (screen, only = {}) => {
    for (const width of only.widths ?? widths) {
      await resize(width);
      const found = await faultsAt(page, width);
      faults.push(...found.map((fault) => `${screen} at ${width} px: ${fault}`));
    }
    await resize(only.widths?.[0] ?? widths[0]);
  };
  return { ...device, open, inspect, resize, expectNoFaults: () => expect(faults).toEqual([]) };
}

/** Violation reports, including those of a report-only policy: `newDevice` fails a journey that logs an error. */
const reportViolations = (): void =>
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`The content policy forbids ${blockedURI} (${violatedDirective}).`),
  );

async function resizeTo(page: Page, session: CDPSession, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const isPhone = width <= (phone.viewport?.width ?? 0);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: isPhone });
}

/** Between the laptop and the phone, only what depends on the width is checked. */
async function faultsAt(page: Page, width: number): Promise<string[]> {
  if (width === widths[0]) return [...(await looksFaults(page)), ...(await forcedFaults(page))];
  return width === phone.viewport?.width ? phoneFaults(page) : widthFaults(page);
}
