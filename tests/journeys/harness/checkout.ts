import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import type Stripe from "stripe";
import { encodeStateAsUpdate } from "yjs";
import { documentOf } from "#domain/play/document/document.ts";
import type { Play } from "#domain/play/play.ts";
import { encodeUpdate } from "#domain/play/updateEncoding.ts";
import { type BillingInterval, type PaidTier, plans } from "#domain/subscription/plans.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { pricingWords } from "#frontend/messages/pricing.yaml";
import { subscriptionWords } from "#frontend/messages/subscription.yaml";
import { connectStripe } from "#lambdas/services/stripe.ts";
import { signInToApi } from "#local/demonstration/signInToApi.ts";
import { type PlayDraft, playWith } from "#tests/support/playBuilder.ts";
import { eventually, origin } from "./browserDevice.ts";
import type { TestPerson } from "./people.ts";
import { button, heading, submitSignIn } from "./signIn.ts";

/** Test cards, named as on the local Stripe page. */
type Card = "works" | "declined" | "fails";

/** What the button says that leads to Stripe's checkout. */
export const upgradeTo = (tier: PaidTier, interval: BillingInterval): string =>
  pricingWords.upgrade({
    plan: plans[tier].name,
    price: pricingWords.priceFor({ dollars: plans[tier][interval], interval }),
  });

export async function chooseWriterPlan(page: Page, interval: BillingInterval = "monthly"): Promise<void> {
  const choice = button(page, pricingWords.intervals[interval]);
  // The first click loads the code of the plans, and has its effect after that.
  await choice.click();
  await eventually(() => choice.getAttribute("aria-pressed")).toBe("true");
  await button(page, upgradeTo("writer", interval)).click();
}

/** Fills in Stripe's page, which is about to open. */
export async function pay(page: Page, card: Card = "works"): Promise<void> {
  await page.waitForURL("**/local/stripe/checkout/**");
  await page.getByLabel("Card").selectOption(card);
  await button(page, "Subscribe").click();
}

/** Waits until the plan is active and the page says so. */
export const waitForActivePlan = (page: Page): Promise<void> =>
  page.getByRole("heading", { name: subscriptionWords.open.title, exact: true }).waitFor();

/** Opens `/subscription`; signs in again if the person was signed out in the meantime. */
export const openSubscription = (page: Page, person: TestPerson): Promise<void> =>
  openScreen(page, "/subscription", subscriptionWords.title, person);

/** Opens a screen; signs in again if the person was signed out in the meantime. */
export async function openScreen(page: Page, path: string, title: string, person: TestPerson): Promise<void> {
  await page.goto(path);
  await heading(page, title).or(heading(page, authWords.signIn.title)).waitFor();
  if (await heading(page, authWords.signIn.title).isVisible()) await submitSignIn(page, person);
  await heading(page, title).waitFor();
}

/** Goes to Stripe's portal, does something there, and comes back. */
export async function visitPortal(page: Page, act: () => Promise<void>): Promise<void> {
  await button(page, subscriptionWords.manage).first().click();
  await page.waitForURL("**/local/stripe/portal/**");
  await act();
  await page.getByRole("link", { name: "Return to Ghostlight" }).click();
  await page.waitForURL("**/subscription?portal=left");
}

/** Calls the API as this person, at the stack's current time. */
export async function apiOf(person: TestPerson) {
  const { accessToken, userId } = await signInToApi(origin, person.email, person.password, person.totpSecret);
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  /** Makes a play with a title and, if given, a text. */
  const makePlay = async (title: string, ...parts: readonly (readonly PlayDraft[])[]) => {
    const playId = `play-${randomUUID().slice(0, 13)}`;
    const { status, body } = await ask("POST", "/plays", { playId, owner: userId, title });
    if (status === 200) await ask("POST", `/plays/${playId}/updates`, firstUpdate(playWith({ title }, ...parts)));
    return { playId, status, code: body.code };
  };
  return { userId, ask, makePlay };
}

/** Buys a plan for a person without a browser, for journeys that aren't about paying. */
export async function subscribe(person: TestPerson, tier: PaidTier = "writer"): Promise<void> {
  const { ask } = await apiOf(person);
  const { body } = await ask("POST", "/billing/checkout", { tier, interval: "monthly" });
  const form = { method: "POST", body: new URLSearchParams({ card: "works" }), redirect: "manual" } as const;
  const paid = await fetch(body.url, form);
  if (paid.status >= 400) throw new Error(`The checkout was answered ${paid.status}.`);
  // Stripe tells the application a moment later.
  await eventually(async () => (await ask("POST", "/check-subscription")).body.subscribed).toBe(true);
}

/** Returns the first update of a play. A play reaches the server with its first change. */
const firstUpdate = (written: Play) => {
  const update = encodeUpdate(encodeStateAsUpdate(documentOf(written)));
  return { after: 0, updateId: randomUUID().slice(0, 18), device: "test-device", ...update };
};

/** Connects Stripe's own client to the local Stripe stand-in. */
export async function connectLocalStripe(): Promise<Stripe> {
  const { stripe } = await (await fetch(`${origin}/local/addresses.json`)).json();
  return connectStripe("sk_test_local", stripe);
}

/** Does what a merchant does in Stripe's dashboard, or their bank. */
export async function actOnDashboard(subscription: string, what: "refund" | "dispute" | "cancel"): Promise<void> {
  const body = new URLSearchParams({ do: what });
  await fetch(`${origin}/local/stripe/subscriptions/${subscription}`, { method: "POST", body, redirect: "manual" });
}
