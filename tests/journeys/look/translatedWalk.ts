import { expect } from "vitest";
import { failureWords } from "#frontend/messages/failure.yaml";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { translatePage } from "#tests/support/translatePage.ts";
import { type BrowserDevice, desktop, newDevice } from "../harness/browserDevice.ts";
import type { TestPerson } from "../harness/people.ts";
import { newDeviceOf } from "../harness/session.ts";
import { englishOn } from "./english.ts";
import { watchRequests } from "./watchRequests.ts";

/** Every screen is opened once, in Spanish, by a browser that translates it, too, into another language. */
export interface TranslatedWalk extends BrowserDevice {
  /** Waits until nothing is loading. Nothing on the screen has failed then or is in English. */
  readonly look: (where: string) => Promise<void>;
  readonly expectNoEnglish: () => void;
}

export async function openTranslatedWalk(person?: TestPerson): Promise<TranslatedWalk> {
  await showLanguage("es");
  const browser = { ...desktop, locale: "es-MX" };
  const device = await (person ? newDeviceOf(person, browser) : newDevice(browser));
  const { page, context } = device;
  await context.addInitScript(translatePage);
  const settled = watchRequests(page);
  const english: string[] = [];
  const look = async (where: string) => {
    await settled();
    await page.locator("font").first().waitFor({ state: "attached" });
    expect(await page.getByText(failureWords.title, { exact: true }).count(), where).toBe(0);
    english.push(...(await englishOn(page)).map((text) => `${where}: ${text}`));
  };
  return { ...device, look, expectNoEnglish: () => expect(english).toEqual([]) };
}

/** Opens a screen, and clicks whatever changes only this page: what's pressed, expanded, or chosen. */
export async function tryTranslatedScreen({ page, look }: TranslatedWalk, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("html[lang=es] h1 font").first().waitFor();
  await look(path);
  const controls = "main :is([aria-pressed], [aria-expanded], summary, [role=radio]):visible";
  for (const control of await page.locator(controls).all()) {
    await control.click({ timeout: 2000 }).catch(() => undefined);
    await page.keyboard.press("Escape");
  }
  await look(`${path}, tried`);
}
