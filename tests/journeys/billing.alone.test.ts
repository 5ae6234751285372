import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { plans } from "#domain/subscription/plans.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { pricingWords } from "#frontend/messages/pricing.yaml";
import { savingWords } from "#frontend/messages/saving.yaml";
import { subscriptionWords } from "#frontend/messages/subscription.yaml";
import { scene } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "./harness/access.ts";
import { eventually, newDevice, origin, phone } from "./harness/browserDevice.ts";
import {
  apiOf,
  chooseWriterPlan,
  openScreen,
  openSubscription,
  pay,
  upgradeTo,
  visitPortal,
  waitForActivePlan,
} from "./harness/checkout.ts";
import { advanceServerClock } from "./harness/clock.ts";
import { beginPlay, expectElements, manuscript, titleField, typeKeys, waitUntilSaved } from "./harness/editor.ts";
import { newestMail } from "./harness/mailbox.ts";
import { demonstrationPerson, newStranger, newWriter, type TestPerson } from "./harness/people.ts";
import { openFromPlayList, openNewPlayDialog, openPlayList, playLink } from "./harness/playList.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button, confirmAddressOn, heading, submitSignUp } from "./harness/signIn.ts";

const daySeconds = 86_400;
const freePlays = Array.from({ length: plans.free.playLimit }, (_, n) => `Play ${n + 1}`);

/** Creates a person on the free plan with the maximum number of plays. */
async function personAtPlayLimit(): Promise<{ page: Page; writer: TestPerson; playId: string }> {
  const writer = await newWriter();
  const { makePlay } = await apiOf(writer);
  const made = [];
  for (const title of freePlays) made.push(await makePlay(title));
  expect(await makePlay("One more")).toMatchObject({ status: 402, code: "play-limit" });
  const { page } = await newDeviceOf(writer);
  return { page, writer, playId: made[0]?.playId ?? "" };
}

test("a plan unlocks its feature and ends when payment stops; every play stays accessible", async () => {
  const { page, writer, playId } = await personAtPlayLimit();
  const feedback = `/feedback/${playId}`;
  await page.goto(feedback);
  await page.waitForURL("**/subscription");
  await page.getByText(subscriptionWords.wanted.feedback.title).waitFor();
  await expectAccessible(page);
  await chooseWriterPlan(page);
  await pay(page);
  await waitForActivePlan(page);
  await page.getByRole("link", { name: subscriptionWords.goOn.feedback }).click();
  await page.waitForURL(`**${feedback}`);
  await heading(page, feedbackWords.title).waitFor();

  const { makePlay } = await apiOf(writer);
  expect(await makePlay("The fourth", scene("There is room."))).toMatchObject({ status: 200 });

  await openSubscription(page, writer);
  await page.getByText(/^Active\. Renews/).waitFor();
  await visitPortal(page, () => button(page, "Cancel plan").click());
  await page.getByText(/^Canceled\. Your plan ends/).waitFor();
  await expectAccessible(page);
  await page.goto(feedback);
  await heading(page, feedbackWords.title).waitFor();

  await advanceServerClock(32 * daySeconds);
  await openScreen(page, feedback, subscriptionWords.title, writer);
  await page.getByText(/^Ended on/).waitFor();
  await openPlayList(page);
  for (const title of [...freePlays, "The fourth"]) await playLink(page, title).waitFor();
  const dialog = await openNewPlayDialog(page);
  await dialog.getByText(dashboardWords.fullTitle).waitFor();
  await page.keyboard.press("Escape");
  await openFromPlayList(page, "The fourth");
  await expectElements(page, ["There is room."]);
  expect(await (await apiOf(writer)).makePlay("The fifth")).toMatchObject({ status: 402, code: "play-limit" });
});

/** Writes a play and leaves it ready to be saved. */
async function write(page: Page, title: string, line: string): Promise<void> {
  await beginPlay(page);
  await titleField(page).fill(title);
  await manuscript(page).focus();
  await typeKeys(page, `Hall{Enter}{Enter}{Tab}NORA{Enter}${line}`);
}

test("leaving the checkout and a declined card buy nothing, and another card then works, even if Stripe's messages are lost", async () => {
  const { page, writer } = await personAtPlayLimit();
  await write(page, "One too many", "Nobody stops me.");
  await page.getByRole("link", { name: savingWords.planFull }).click();
  await page.waitForURL("**/pricing");
  await expectAccessible(page);
  await chooseWriterPlan(page, "monthly");
  await page.waitForURL("**/local/stripe/checkout/**");
  await page.getByRole("link", { name: "Back to Ghostlight" }).click();
  await page.getByText(subscriptionWords.left).waitFor();
  await page.reload();

  await button(page, upgradeTo("writer", "monthly")).click();
  await page.getByText(`$${plans.writer.monthly}.00 a month`).waitFor();
  await pay(page, "declined");
  await page.getByText("Your card was declined").waitFor();
  await page.goBack();
  await page.request.post(`${origin}/local/faults`, { data: { service: "webhook", kind: "cut", times: 4 } });
  await pay(page);
  await waitForActivePlan(page);
  expect(new URL(page.url()).search).toBe("?plan=writer&interval=monthly");
  await page.getByRole("link", { name: subscriptionWords.goOn.writing }).click();
  await page.waitForURL("**/editor/*");
  await page.getByText("Nobody stops me.").waitFor();
  await waitUntilSaved(page);
  const { ask } = await apiOf(writer);
  await eventually(async () => (await ask("GET", "/plays")).body.count).toBe(plans.free.playLimit + 1);
});

test("while the plan can't be read, nothing is sold; then a given plan can be exchanged, and an abandoned checkout changes nothing", async () => {
  const { page, context } = await newDeviceOf(demonstrationPerson("subscriber"));
  const broken = "**/api/check-subscription";
  await context.route(broken, (route) => route.fulfill({ status: 500, json: { message: "Internal Server Error" } }));
  await page.goto("/feedback/the-last-bulb");
  await page.waitForURL("**/subscription");
  await page.getByText(subscriptionWords.unknown.title).waitFor();
  await expectAccessible(page);
  expect(await page.getByRole("button", { name: /^(Upgrade to|Change to|Manage)/ }).count()).toBe(0);
  expect(await page.getByText(pricingWords.yours, { exact: true }).count()).toBe(0);
  await context.unroute(broken);
  // The page may read the plan by itself before the click.
  const way = page.getByRole("link", { name: subscriptionWords.goOn.feedback });
  await Promise.any([button(page, subscriptionWords.unknown.again).click(), way.waitFor()]);
  await way.waitFor();
  await page.getByText(subscriptionWords.given).waitFor();

  await button(page, upgradeTo("company", "yearly")).click();
  await page.waitForURL("**/local/stripe/checkout/**");
  await page.getByRole("link", { name: "Back to Ghostlight" }).click();
  await page.getByText(subscriptionWords.left).waitFor();
  await page.getByText(/^Active until/).waitFor();
  await page.reload();
  await page.getByText(/^Active until/).waitFor();
  expect(await page.getByText(subscriptionWords.left).count()).toBe(0);
  expect(await page.getByText(subscriptionWords.manageEnded).count()).toBe(0);
});

test("a visitor chooses a plan, creates an account, and returns to the plan", async () => {
  const person = newStranger();
  const { page, context } = await newDevice(phone);
  await page.goto("/pricing");
  await page.getByRole("link", { name: /^Choose Writer/ }).click();
  await page.getByText(/^For the Writer plan, \$72 a year/).waitFor();
  await submitSignUp(page, person);
  const tab = await context.newPage();
  await confirmAddressOn(tab, await newestMail(person));
  await page.waitForURL("**/pricing?plan=writer&interval=yearly");
  expect(await button(page, pricingWords.intervals.yearly).getAttribute("aria-pressed")).toBe("true");
  await chooseWriterPlan(page, "yearly");
  await pay(page);
  await waitForActivePlan(page);
});
