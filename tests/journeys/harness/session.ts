import type { BrowserContext, Page } from "playwright-core";
import { eventually } from "./browserDevice.ts";

/** What a page has stored of the session, by the last part of its key. */
export async function storedToken(page: Page, name: "accessToken" | "refreshToken"): Promise<string> {
  const token = await page.evaluate(
    (last) => Object.entries(localStorage).find(([key]) => key.endsWith(`.${last}`))?.[1],
    name,
  );
  if (!token) throw new Error(`There is no ${name} at ${page.url()}.`);
  return token;
}

/** Advances the time of a device's tabs until the tokens have only a minute left. Call `withOwnClock` first. */
export const waitUntilDue = (context: BrowserContext): Promise<void> => context.clock.fastForward("14:00");

/** Gives this device's pages a clock that can be moved. */
export const withOwnClock = (context: BrowserContext): Promise<void> => context.clock.install();

/** Waits until the page has tokens other than this one. */
export const hasOtherToken = (page: Page, token: string): Promise<void> =>
  eventually(async () => (await storedToken(page, "accessToken")) !== token).toBe(true);
