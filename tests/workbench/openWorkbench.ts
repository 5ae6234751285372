import { inject } from "vitest";
import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import type { Tier } from "#domain/subscription/plans.ts";
import { storedSessionOf } from "#tests/support/memoryAccount.ts";
import { type BrowserDevice, type Look, newDevice } from "../journeys/harness/browserDevice.ts";
import { siteConfig, startKey, type WorkbenchStart } from "./page/onWorkbench.ts";

export interface WriterLook extends Look {
  /** The plan of the person who writes; free without one. */
  readonly tier?: Tier;
  /** The language of the interface; English without one. */
  readonly language?: InterfaceLanguage;
}

/** Opens a screen of a person who has these plays. */
export async function openWorkbench(
  path: string,
  start: Omit<WorkbenchStart, "person" | "language">,
  { tier, language, ...look }: WriterLook,
): Promise<BrowserDevice> {
  const person = { ...writer, tier };
  const stored = storedSessionOf(person, siteConfig.userPoolClientId);
  const device = await newDevice({ ...look, stored, site: inject("workbench") });
  await beginWith(device, { ...start, person, language });
  await device.page.goto(path);
  return device;
}

/** Puts what the next page begins with where its code finds it. */
export const beginWith = ({ page }: BrowserDevice, start: object): Promise<void> =>
  page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [startKey, JSON.stringify(start)] as const);

const writer = {
  userId: "11111111-1111-4111-8111-111111111111",
  name: "Nell Harrow",
  email: "nell@ghostlight.test",
};
