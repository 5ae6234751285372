import { expect, test } from "vitest";
import type { SwitchName } from "#domain/api/switches.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { sentences as spanish } from "#frontend/messages/es/sentences.yaml";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { playWith, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "./harness/access.ts";
import { newDevice, origin, phone } from "./harness/browserDevice.ts";
import { newStranger } from "./harness/people.ts";
import {
  commentEntry,
  createLink,
  feedbackButton,
  feedbackPanel,
  kindChoice,
  openSharedLink,
} from "./harness/reader.ts";
import { button, field, heading, submitSignUp } from "./harness/signIn.ts";

const title = "The Lamp";
const line = "Who left the lamp on?";
const play = playWith({ title }, speech("NORA", line));

const sharingOff =
  "Sharing is turned off for a while. Links don't open, and new ones can't be created. Try again later.";

const order = (path: string, body: object) =>
  fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Turns something on or off as an operator, and waits the minute until every function knows. */
async function turn(name: SwitchName, position: "on" | "off"): Promise<void> {
  expect((await order("/local/switches", { switch: name, position })).status).toBe(200);
  await order("/local/clock", { advanceSeconds: 61 });
}

test("while sign-up is off, a visitor is told so and loses nothing, and signs up once it's on again", async () => {
  const nell = newStranger();
  const { page } = await newDevice();
  await turn("sign-up", "off");
  await page.goto("/signup");
  await submitSignUp(page, nell);
  await page.getByText(authWords.failures["sign-up-off"]).waitFor();
  expect(await field(page, authWords.fields.email).inputValue()).toBe(nell.email);
  await expectAccessible(page);
  await turn("sign-up", "on");
  await button(page, authWords.signUp.submit).click();
  await heading(page, authWords.checkMail.title).waitFor();
});

test("while sharing is off, links don't open and none is created, and the same link opens afterwards", async () => {
  const link = await createLink(play);
  await turn("sharing", "off");
  const { page } = await newDevice(phone);
  await page.goto(link.path);
  await page.getByText(sharingOff).waitFor();
  await expectAccessible(page);
  const inSpanish = await newDevice({ ...phone, locale: "es-MX" });
  await inSpanish.page.goto(link.path);
  await inSpanish.page.getByText(spanish[sharingOff] ?? expect.unreachable("It has no translation.")).waitFor();
  await expect(createLink(play)).rejects.toThrow(/503.*sharing-off/);
  expect(await link.ask("GET", `/plays/${link.playId}/shares`)).toMatchObject({ shares: [{ token: link.token }] });
  await turn("sharing", "on");
  await button(page, readingWords.failed.retry).click();
  await page.getByText(line).waitFor();
});

test("while feedback is off, a reader's comment waits on their device and is sent afterwards", async () => {
  const link = await createLink(play);
  const { page } = await newDevice(phone);
  await openSharedLink(page, link.path, title);
  await turn("feedback", "off");
  await page.getByText(line).tap();
  await kindChoice(page, readerFeedbackWords.kinds.comment).click();
  await feedbackPanel(page).getByLabel(readerFeedbackWords.asks.comment).fill("The lamp did.");
  await feedbackPanel(page).getByRole("button", { name: readerFeedbackWords.send }).click();
  // Screen readers are told, too, so the sentence is there twice.
  await feedbackPanel(page).getByText(readerFeedbackWords.off).first().waitFor();
  await commentEntry(page, "The lamp did.").getByText(readerFeedbackWords.waiting).waitFor();
  await expectAccessible(page);
  const feedback = `/plays/${link.playId}/feedback`;
  expect(await link.ask("GET", feedback)).toMatchObject({ feedback: [] });
  await turn("feedback", "on");
  await page.reload();
  await feedbackButton(page).click();
  await commentEntry(page, "The lamp did.").getByRole("button", { name: readerFeedbackWords.edit }).waitFor();
  expect(await link.ask("GET", feedback)).toMatchObject({ feedback: [{ text: "The lamp did." }] });
});
