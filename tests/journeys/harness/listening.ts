import type { Page } from "playwright-core";
import { expect } from "vitest";
import { listeningWords } from "#frontend/messages/listening.yaml";
import { direction, scene, setting, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "./access.ts";
import { typeKeys } from "./editor.ts";

/** What is read aloud. */
export const attic = scene(
  "Attic",
  setting("A lamp."),
  direction("Rain."),
  speech("ANN", "I never said it."),
  speech("BOB", "You did."),
);

interface Said {
  readonly text: string;
  readonly rate: number;
}

/** Gives a page two voices, which report their first word and never come to an end. The test's browser has none. */
export function haveVoices(): void {
  const said: Said[] = [];
  const voiceOf = (name: string, lang: string) => ({ name, lang, voiceURI: name, default: false, localService: true });
  const voices = ["en-US", "es-MX"].flatMap((lang) => [voiceOf(`Ada ${lang}`, lang), voiceOf(`Bo ${lang}`, lang)]);
  const nothing = () => undefined;
  const speak = ({ text, rate }: Said) => said.push({ text, rate });
  const synthesis = { getVoices: () => voices, speak, cancel: nothing, pause: nothing, resume: nothing };
  class Utterance {
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  Object.defineProperty(window, "speechSynthesis", { value: synthesis });
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
}

export const lastSaid = (page: Page): Promise<Said | undefined> =>
  page.evaluate(() => (window as unknown as { readonly said: readonly Said[] }).said.at(-1));

export const panelOn = (page: Page) => page.getByRole("complementary", { name: listeningWords.title });
export const buttonOn = (page: Page, name: string) => panelOn(page).getByRole("button", { name, exact: true });

/** Opens the panel with the cursor in the last speech. */
export async function openListening(page: Page): Promise<void> {
  await page.getByText("You did.").click();
  await typeKeys(page, "{F9}");
  await buttonOn(page, listeningWords.start).waitFor();
}

/** The buttons are in one row, none of them moves when it's pressed, and no word is cut off. */
export async function expectSteadyRow(page: Page): Promise<void> {
  const boxOf = async (name: string) => (await buttonOn(page, name).boundingBox()) ?? expect.unreachable(name);
  const boxes = () => Promise.all([listeningWords.previous, listeningWords.next, listeningWords.stop].map(boxOf));
  const start = await boxOf(listeningWords.start);
  await buttonOn(page, listeningWords.start).dblclick();
  expect(await boxOf(listeningWords.pause)).toEqual(start);
  const others = await boxes();
  expect(others.map(({ y, height }) => [y, height])).toEqual(others.map(() => [start.y, start.height]));
  const panel = (await panelOn(page).boundingBox()) ?? expect.unreachable("the panel");
  const last = others.at(-1) ?? expect.unreachable("the last button");
  expect(last.x + last.width).toBeLessThanOrEqual(panel.x + panel.width);
  await expectAccessible(page);
  await buttonOn(page, listeningWords.pause).click();
  expect(await boxOf(listeningWords.resume)).toEqual(start);
  expect(await boxes()).toEqual(others);
  const isCut = await buttonOn(page, listeningWords.resume).evaluate((node) => node.scrollWidth > node.clientWidth);
  expect(isCut).toBe(false);
  await buttonOn(page, listeningWords.stop).click();
  expect(await boxOf(listeningWords.start)).toEqual(start);
  expect(await buttonOn(page, listeningWords.start).evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(
    false,
  );
}
