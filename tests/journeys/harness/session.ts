import type { BrowserContext, Page } from "playwright-core";
import { signInToApi } from "#local/demonstration/signInToApi.ts";
import { type BrowserDevice, desktop, eventually, type Look, newDevice, origin } from "./browserDevice.ts";
import type { TestPerson } from "./people.ts";

/**
 * Opens a browser profile in which a person is signed in, for journeys that aren't about signing in. The session is
 * real, but loading the sign-in page and computing the proof of the password in the browser would take half of a short
 * journey.
 */
export const newDeviceOf = async (person: TestPerson, look: Look = desktop): Promise<BrowserDevice> =>
  newDevice({ ...look, stored: await storedSession(person) });

/** Signs in, and returns what a browser would store of the session. */
export async function storedSession(person: TestPerson): Promise<ReadonlyMap<string, string>> {
  const { email, password, totpSecret } = person;
  return (await signInToApi(origin, email, password, totpSecret)).stored;
}

/** Gives a page of the site another session of the person, for example after the server's time has advanced by weeks. */
export async function signInAgain(page: Page, person: TestPerson): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate(
    (entries) => Object.assign(localStorage, entries),
    Object.fromEntries(await storedSession(person)),
  );
}

/** Returns what a page has stored of the session, by the last part of its key. */
export async function storedToken(page: Page, name: "accessToken" | "refreshToken"): Promise<string> {
  const token = await page.evaluate(
    (last) => Object.entries(localStorage).find(([key]) => key.endsWith(`.${last}`))?.[1],
    name,
  );
  if (!token) throw new Error(`There is no ${name} at ${page.url()}.`);
  return token;
}

/** Advances a device's tabs until the tokens have only a minute left. Call `installClock` first. */
export const advanceToRefresh = (context: BrowserContext): Promise<void> => context.clock.fastForward("14:00");

/** Gives this device's pages a clock that can be advanced. */
export const installClock = (context: BrowserContext): Promise<void> => context.clock.install();

/** Waits until the page has tokens other than this one. */
export const waitForNewToken = (page: Page, token: string): Promise<void> =>
  eventually(async () => (await storedToken(page, "accessToken")) !== token).toBe(true);
