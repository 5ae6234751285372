import type { Page } from "playwright-core";
import type Stripe from "stripe";
import { expect, test } from "vitest";
import { plans } from "#domain/subscription/plans.ts";
import { localPriceIds } from "#local/stripe/prices.ts";
import { eventually, origin } from "./harness/browserDevice.ts";
import {
  actOnDashboard,
  apiOf,
  chooseWriterPlan,
  connectLocalStripe,
  pay,
  waitForActivePlan,
} from "./harness/checkout.ts";
import { advanceServerClock } from "./harness/clock.ts";
import { newWriter, type TestPerson } from "./harness/people.ts";
import { newDeviceOf, signInAgain } from "./harness/session.ts";

const daySeconds = 86_400;

interface Story {
  readonly page: Page;
  readonly person: TestPerson;
  readonly stripe: Stripe;
  readonly customer: string;
}

interface LifecycleStep {
  readonly act: (story: Story) => Promise<void>;
  /** Stripe's status at that point. */
  readonly status: string;
  readonly isOpen: boolean;
  readonly tier?: "writer" | "company";
  /** What `/subscription` shows, where it's something new. */
  readonly says?: RegExp;
}

const passDays = (days: number) => advanceServerClock(days * daySeconds);

/** Returns what a customer does in the portal, by the fields of its form. */
const portal =
  (fields: Readonly<Record<string, string>>) =>
  async ({ person }: Story) => {
    const { ask } = await apiOf(person);
    const { body } = await ask("POST", "/billing/portal");
    await fetch(body.url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  };

const dashboard =
  (what: Parameters<typeof actOnDashboard>[1]) =>
  async ({ stripe, customer }: Story) => {
    const [newest] = (await stripe.subscriptions.list({ customer })).data;
    await actOnDashboard(newest?.id ?? "", what);
  };

const active = { status: "active", isOpen: true } as const;

const steps: Readonly<Record<string, LifecycleStep>> = {
  "a trial": { act: beginTrial, status: "trialing", isOpen: true, says: /^Your trial ends on/ },
  "a renewal": { act: () => passDays(15), ...active },
  "a card that fails": {
    act: async (story) => {
      await portal({ card: "fails" })(story);
      await passDays(31);
    },
    status: "past_due",
    isOpen: true,
    says: /^Payment late\. Your card was declined\. You keep your plan until/,
  },
  "the end of grace": {
    act: () => passDays(8),
    status: "past_due",
    isOpen: false,
    says: /^Payment late\. Your plan is on hold/,
  },
  "a recovery": { act: portal({ card: "works" }), ...active },
  "a step up": { act: portal({ price: localPriceIds.company.monthly }), ...active, tier: "company" },
  "a step down": { act: portal({ price: localPriceIds.writer.monthly }), ...active },
  "a cancellation": {
    act: portal({ cancel: "yes" }),
    ...active,
  },
  "a change of mind": { act: portal({ cancel: "no" }), ...active },
  "a refund": { act: dashboard("refund"), ...active },
  "a dispute": { act: dashboard("dispute"), ...active },
  "an invoice that is never paid": {
    act: async (story) => {
      await portal({ card: "fails" })(story);
      await passDays(31);
      await passDays(16);
    },
    status: "unpaid",
    isOpen: false,
    says: /^Unpaid\./,
  },
  "an end": { act: dashboard("cancel"), status: "canceled", isOpen: false, says: /^Ended on/ },
  "a second beginning": {
    act: async ({ page }) => {
      await chooseWriterPlan(page);
      await pay(page);
      await waitForActivePlan(page);
    },
    ...active,
  },
};

/** Starts a trial through Stripe's API, because none of our plans has one today. */
async function beginTrial({ stripe, customer, person }: Story): Promise<void> {
  const { userId } = await apiOf(person);
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: localPriceIds.writer.monthly, quantity: 1 }],
    success_url: `${origin}/subscription`,
    subscription_data: { metadata: { sub: userId }, trial_period_days: 14 },
  });
  const body = new URLSearchParams({ card: "works" });
  await fetch(session.url ?? "", { method: "POST", body, redirect: "manual" });
}

/** Checks the API's response, the plan gate, and what the screen shows. */
async function expectStep({ page, person }: Story, step: LifecycleStep): Promise<void> {
  const { ask, makePlay } = await apiOf(person);
  const { status, isOpen, tier = "writer" } = step;
  await eventually(async () => (await ask("POST", "/check-subscription")).body).toMatchObject({
    subscribed: isOpen,
    subscription_status: status,
    subscription_tier: tier,
  });
  const made = await makePlay("One above the free limit");
  expect(made).toMatchObject(isOpen ? { status: 200 } : { status: 402, code: "play-limit" });
  if (isOpen) await ask("DELETE", `/plays/${made.playId}`);
  if (!step.says) return;
  await signInAgain(page, person);
  await page.goto("/subscription");
  await page.getByText(step.says).waitFor();
}

/** Creates a customer at Stripe who has as many plays as the free plan allows. */
async function begin(): Promise<Story> {
  const person = await newWriter();
  const { ask, makePlay } = await apiOf(person);
  for (let n = 0; n < plans.free.playLimit; n++) await makePlay(`Play ${n}`);
  await ask("POST", "/billing/checkout", { tier: "writer", interval: "monthly" });
  const stripe = await connectLocalStripe();
  const [customer] = (await stripe.customers.list({ email: person.email })).data;
  const { page } = await newDeviceOf(person);
  return { page, person, stripe, customer: customer?.id ?? "" };
}

test("plan gate, API and screen agree through a subscription's whole life", async () => {
  const story = await begin();
  for (const [name, step] of Object.entries(steps)) {
    await step.act(story);
    await expectStep(story, step).catch((cause: unknown) => {
      throw new Error(`After ${name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    });
  }
}, 600_000);
