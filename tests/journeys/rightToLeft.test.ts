import { expect, test } from "vitest";
import { readingWords } from "#frontend/messages/reading.yaml";
import { act, direction, playWith, scene, speech, together } from "#tests/support/playBuilder.ts";
import { shareLink } from "#tests/support/shareLink.ts";
import { textsInWrongDirection } from "#tests/support/textsInWrongDirection.ts";
import { desktop, newDevice, origin } from "./harness/browserDevice.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";

const kitchen = playWith(
  { title: "המטבח", authors: "נעמי" },
  act("מערכה ראשונה", scene("תמונה ראשונה", direction("רחל נכנסת."))),
  speech("רחל", "שלום לכולם, מה שלומכם היום?"),
  speech("לאה", "עכשיו!"),
  together("חנן", "עכשיו!"),
);

test("readers of a right-to-left play have its names and the first of several speakers at the right", async () => {
  const { path } = await shareLink(origin, await newWriter(), kitchen, { takesFeedback: false });
  const { page } = await newDevice(desktop);
  await page.goto(path);
  const leftOf = async (text: string) => (await page.getByText(text, { exact: true }).last().boundingBox())?.x ?? 0;
  await page.getByText("שלום לכולם").waitFor();
  expect(await leftOf("רחל")).toBeGreaterThan(await leftOf("שלום לכולם, מה שלומכם היום?"));
  expect(await leftOf("לאה")).toBeGreaterThan(await leftOf("חנן"));
  const contents = page.getByRole("navigation", { name: readingWords.contents });
  const sides = await contents
    .getByText(/תמונה|מערכה/)
    .evaluateAll((names) => names.map((name) => getComputedStyle(name).textAlign));
  expect(new Set(sides)).toEqual(new Set(["left"]));
});

test("the list of plays shows the title of a right-to-left play in its direction", async () => {
  const writer = await newWriter();
  await shareLink(origin, writer, kitchen, { takesFeedback: false });
  const { page } = await newDeviceOf(writer);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: kitchen.front.title }).waitFor();
  expect(await page.evaluate(textsInWrongDirection)).toEqual([]);
});
