import { onTestFinished, test } from "vitest";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { desktop, phone } from "./harness/browserDevice.ts";
import { apiOf } from "./harness/checkout.ts";
import { attic, expectSteadyRow, haveVoices, openListening } from "./harness/listening.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";

test.each([
  ["a narrow panel", desktop],
  ["a small phone", { ...phone, viewport: { width: 360, height: 740 } }],
])("on %s in Spanish, whose words are long, the buttons are in one row, and none of them moves", async (_, look) => {
  await showLanguage("es");
  onTestFinished(() => showLanguage("en"));
  const writer = await newWriter();
  const { playId } = await (await apiOf(writer)).makePlay("The Lamp", attic);
  const { page } = await newDeviceOf(writer, { ...look, locale: "es-MX" });
  await page.addInitScript(haveVoices);
  await page.goto(`/editor/${playId}`);
  await openListening(page);
  await expectSteadyRow(page);
});
