import { expect, onTestFinished, test } from "vitest";
import type { SwitchName } from "#domain/api/switches.ts";
import { profileWords } from "#frontend/messages/account.yaml";
import { authWords } from "#frontend/messages/auth.yaml";
import { sentences as spanish } from "#frontend/messages/es/sentences.yaml";
import { pricingWords } from "#frontend/messages/pricing.yaml";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { settingsWords } from "#frontend/messages/settings.yaml";
import { playWith, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "./harness/access.ts";
import { eventually, newDevice, origin, phone } from "./harness/browserDevice.ts";
import { apiOf, chooseWriterPlan, openScreen, pay, waitForActivePlan } from "./harness/checkout.ts";
import { advanceServerClock } from "./harness/clock.ts";
import { newAdministrator, newStranger, newWriter, type TestPerson } from "./harness/people.ts";
import { commentEntry, createLink, feedbackButton, feedbackPanel, kindChoice } from "./harness/reader.ts";
import { button, field, heading, signInOnPage, submitSignUp } from "./harness/signIn.ts";

const line = "Who left the lamp on?";
const play = playWith({ title: "The Lamp" }, speech("NORA", line));

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

/** Returns what the local HubSpot stand-in stores about a person; undefined if nothing. */
async function contactOf({ email }: TestPerson): Promise<Record<string, string> | undefined> {
  const { contacts } = await (await fetch(`${origin}/local/hubspot.json`)).json();
  const found = contacts.find(({ properties }: { properties: Record<string, string> }) => properties.email === email);
  return found?.properties;
}

const breakHubspot = (times: number) => order("/local/faults", { service: "hubspot", kind: "503", times });

test("the CRM is kept up to date about users, even after an outage, and learns nothing about people who opted out", async () => {
  const admin = await apiOf(await newAdministrator());
  const writer = await newWriter("Nell van Harrow");
  const { page } = await newDevice();
  await signInOnPage(page, writer);
  await eventually(() => contactOf(writer)).toMatchObject({
    firstname: "Nell",
    lastname: "van Harrow",
    playwright_subscription: "inactive",
    playwright_plays_count: "0",
  });
  await page.goto("/pricing");
  await heading(page, pricingWords.title).waitFor();
  await chooseWriterPlan(page);
  await pay(page);
  await waitForActivePlan(page);
  await eventually(() => contactOf(writer)).toMatchObject({
    playwright_subscription: "active",
    playwright_subscription_tier: "writer",
  });

  onTestFinished(async () => void (await breakHubspot(0)));
  await breakHubspot(1_000_000);
  await openScreen(page, "/profile", profileWords.title, writer);
  await field(page, profileWords.fullName).fill("Nora Amber");
  await button(page, profileWords.save).click();
  await page.getByText(profileWords.saved).waitFor();
  await eventually(async () => (await admin.ask("GET", "/admin/syncs")).body.waiting).toBeGreaterThan(0);
  await breakHubspot(0);
  await advanceServerClock(31 * 60);
  await eventually(() => contactOf(writer)).toMatchObject({ firstname: "Nora", lastname: "Amber" });

  await openScreen(page, "/account-settings", settingsWords.title, writer);
  await page.getByRole("switch", { name: settingsWords.crmOptOut }).check();
  await page.getByText(settingsWords.crmRefused).waitFor();
  await eventually(() => contactOf(writer)).toBeUndefined();
});

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

test("while sharing is off, a link says so and none is created; while feedback is off, a comment waits; later, both work again", async () => {
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

  await feedbackButton(page).waitFor();
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
