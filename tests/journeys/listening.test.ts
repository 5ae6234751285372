import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { listeningWords } from "#frontend/messages/listening.yaml";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { expectAccessible } from "./harness/access.ts";
import { desktop, eventually, type Look, phone } from "./harness/browserDevice.ts";
import { beginPlay, save, typeKeys } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";

interface Said {
  readonly text: string;
  readonly rate: number;
}

/** Gives a page two voices, which report their first word and never come to an end. The test's browser has none. */
function haveVoices(): void {
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

const lastSaid = (page: Page): Promise<Said | undefined> =>
  page.evaluate(() => (window as unknown as { readonly said: readonly Said[] }).said.at(-1));

const panelOn = (page: Page) => page.getByRole("complementary", { name: listeningWords.title });
const buttonOn = (page: Page, name: string) => panelOn(page).getByRole("button", { name, exact: true });

async function openPanel(look?: Look): Promise<Page> {
  const { page } = await newDeviceOf(await newWriter(), look);
  await page.addInitScript(haveVoices);
  await beginPlay(page);
  await typeKeys(page, "Attic{Enter}A lamp.{Enter}Rain.{Enter}ANN{Enter}I never said it.{Enter}BOB{Enter}You did.");
  await typeKeys(page, "{F9}");
  await buttonOn(page, listeningWords.start).waitFor();
  return page;
}

test.each([
  ["a narrow panel", "en", { ...desktop, locale: "en-US" }],
  ["a narrow panel", "es", { ...desktop, locale: "es-MX" }],
  ["a small phone", "en", { ...phone, viewport: { width: 360, height: 740 }, locale: "en-US" }],
  ["a small phone", "es", { ...phone, viewport: { width: 360, height: 740 }, locale: "es-MX" }],
] as const)("on %s in language %s, the buttons are in one row, and none of them moves", async (_, language, look) => {
  await showLanguage(language);
  onTestFinished(() => showLanguage("en"));
  const page = await openPanel(look);
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
});

test("what a writer chose for reading aloud takes hold at once, and is there after closing and reloading", async () => {
  const page = await openPanel();
  await buttonOn(page, listeningWords.start).click();
  await eventually(() => lastSaid(page)).toEqual({ text: "You did.", rate: 1 });
  const panel = panelOn(page);
  const speed = panel.getByRole("combobox", { name: listeningWords.speed, exact: true });
  const skips = panel.getByRole("checkbox", { name: listeningWords.skipDirections });
  const voice = panel.getByRole("combobox", { name: "BOB", exact: true });
  await speed.selectOption(listeningWords.speeds["1.5"]);
  await eventually(() => lastSaid(page)).toEqual({ text: "You did.", rate: 1.5 });
  await buttonOn(page, listeningWords.previous).click();
  await eventually(() => lastSaid(page)).toEqual({ text: "I never said it.", rate: 1.5 });
  await skips.check();
  await voice.selectOption("Bo en-US");
  const expectChosen = async () => {
    await eventually(() => voice.inputValue()).toBe("Bo en-US");
    expect([await speed.inputValue(), await skips.isChecked()]).toEqual(["1.5", true]);
  };
  await expectChosen();
  await typeKeys(page, "{F9}");
  await panel.waitFor({ state: "hidden" });
  await typeKeys(page, "{F9}");
  await expectChosen();
  await typeKeys(page, "{F9}");
  await save(page);
  await page.reload();
  await page.getByText("You did.").click();
  await typeKeys(page, "{F9}");
  await expectChosen();
});
