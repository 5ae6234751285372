import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { listeningWords } from "#frontend/messages/listening.yaml";
import { play } from "#tests/support/playBuilder.ts";
import { eventually } from "../journeys/harness/browserDevice.ts";
import { typeKeys } from "../journeys/harness/editor.ts";
import {
  attic,
  buttonOn,
  expectSteadyRow,
  haveVoices,
  lastSaid,
  openListening,
  panelOn,
} from "../journeys/harness/listening.ts";
import { openEditor } from "./openEditor.ts";

async function openPanel(): Promise<Page> {
  const { page } = await openEditor(play(attic));
  await page.addInitScript(haveVoices);
  await page.reload();
  await openListening(page);
  return page;
}

test("what a writer chose for reading aloud takes hold at once, and is there after closing and reloading, in a row of buttons that stays", async () => {
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
  await page.reload();
  await openListening(page);
  await expectChosen();
  await expectSteadyRow(page);
});
