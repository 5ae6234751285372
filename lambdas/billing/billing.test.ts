import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { expect, onTestFinished, test } from "vitest";
import { getBilling, openCheckout, openPortal, receiveStripeEvent } from "#domain/api/billing.ts";
import { paidTiers } from "#domain/subscription/plans.ts";
import { forgetCustomer } from "#lambdas/services/billing/forgetCustomer.ts";
import { findContact, settleContact } from "#lambdas/stores/contacts.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { testPrices, webhookSecret } from "#tests/support/stripe.ts";
import { startTestTable } from "#tests/support/table.ts";
import { billingEndpoints } from "./endpoints.ts";
import { openTestBilling, siteOrigin } from "./testing/openTestBilling.ts";

const { table } = await startTestTable();
const openBilling = () => openTestBilling(table);

test("a person who pays is subscribed and returns to the site", async () => {
  const { pay, check, checkout, send, settled } = await openBilling();
  expect(await check()).toMatchObject({ subscribed: false, subscription_tier: null });
  const paid = await send(await checkout("company", "yearly"), { card: "works" });
  expect(paid.headers.location).toBe(`${siteOrigin}/subscription?checkout=done&plan=company&interval=yearly`);
  await settled();
  expect(await check()).toEqual({
    subscribed: true,
    subscription_tier: "company",
    subscription_end: "2028-01-31T12:00:00.000Z",
    subscription_status: "active",
  });
  await expect(pay()).rejects.toThrow("already-subscribed");
});

test("fifty concurrent requests create one customer and one page; two tabs with different plans leave one page open", async () => {
  const { checkout, customers, openSessions } = await openBilling();
  const pages = await Promise.all(Array.from({ length: 50 }, () => checkout()));
  expect(new Set(pages).size).toBe(1);
  expect(await customers()).toHaveLength(1);
  await Promise.allSettled([checkout("writer"), checkout("company"), checkout("writer", "yearly")]);
  expect((await openSessions()).length).toBe(1);
});

test("nobody pays twice if another tab was about to close the page", async () => {
  const { checkout, send, api, caller, subscriptions } = await openBilling();
  await send(await checkout("writer"), { card: "works" });
  const refusal = await api.refusal(openCheckout, { caller, body: { tier: "company", interval: "monthly" } });
  expect(refusal).toMatchObject({ status: 409, code: "already-subscribed" });
  expect(await subscriptions()).toHaveLength(1);
});

test("the next check makes up for a lost webhook, after a checkout and after the end of a period", async () => {
  const { faults, pay, check, passDays, subscriptions, stripe } = await openBilling();
  const loseAll = () => faults.order({ service: "webhook", kind: "cut", times: 1000 });
  loseAll();
  await pay();
  expect(await check()).toMatchObject({ subscribed: true, subscription_end: "2027-02-28T12:00:00.000Z" });
  await passDays(29);
  expect(await check()).toMatchObject({ subscribed: true, subscription_end: "2027-03-28T12:00:00.000Z" });
  const [subscription] = await subscriptions();
  await stripe.subscriptions.update(subscription?.id ?? "", { cancel_at_period_end: true });
  await passDays(30);
  expect(await check()).toMatchObject({ subscribed: false, subscription_status: "canceled" });
});

test("while Stripe doesn't answer, paid plans stay active, and new buyers are asked to try again later", async () => {
  const { faults, pay, check, passDays, api, caller } = await openBilling();
  await pay();
  faults.order({ service: "webhook", kind: "cut", times: 1000 });
  await passDays(29);
  faults.order({ service: "stripe", kind: "503", times: 1000 });
  expect(await check()).toMatchObject({ subscribed: true, subscription_status: "active" });
  expect((await api.send(openPortal, { caller })).status).toBe(503);
});

test("a failed card leaves a week of grace, and a new card reactivates the plan", async () => {
  const { pay, check, passDays, api, caller, send, settled } = await openBilling();
  await pay("writer", "monthly", "fails");
  await passDays(28);
  expect(await check()).toMatchObject({ subscribed: true, subscription_status: "past_due" });
  await passDays(7);
  expect(await check()).toMatchObject({ subscribed: false, subscription_status: "past_due" });
  await send((await api.call(openPortal, { caller })).url, { card: "works" });
  await settled();
  expect(await check()).toMatchObject({ subscribed: true, subscription_status: "active" });
});

test("changes at the portal take effect even if every webhook is lost", async () => {
  const { pay, check, faults, api, caller, send, stripe, subscriptions } = await openBilling();
  await pay();
  faults.order({ service: "webhook", kind: "cut", times: 1000 });
  await send((await api.call(openPortal, { caller })).url, { price: testPrices.company.yearly });
  expect(await check()).toMatchObject({ subscribed: true, subscription_tier: "company" });
  const [subscription] = await subscriptions();
  await stripe.subscriptions.update(subscription?.id ?? "", { cancel_at_period_end: true });
  await check();
  expect(await api.call(getBilling, { caller })).toEqual({
    interval: "yearly",
    endsAtPeriodEnd: true,
    graceEndsAt: null,
    hasPortal: true,
    isGiven: false,
  });
});

test("changing to another plan asks only to confirm it, and returns with what was chosen", async () => {
  const { pay, check, api, caller, send, read } = await openBilling();
  await pay("writer", "monthly");
  const change = { tier: "company", interval: "monthly" } as const;
  const { url } = await api.call(openPortal, { caller, body: change });
  expect(await read(url)).toContain("Company: <strong>$18.00 a month</strong>");
  const { headers } = await send(url, { price: testPrices.company.monthly });
  const back = "/subscription?checkout=done&plan=company&interval=monthly&before=writer";
  expect(headers.location).toBe(`${siteOrigin}${back}`);
  expect(await check()).toMatchObject({ subscribed: true, subscription_tier: "company" });
  const same = await read((await api.call(openPortal, { caller, body: change })).url);
  expect(same).toContain("Change plan");
});

test("a payment that is late opens the whole portal, whichever plan was chosen", async () => {
  const { pay, passDays, api, caller, read } = await openBilling();
  await pay("writer", "monthly", "fails");
  await passDays(28);
  const { url } = await api.call(openPortal, { caller, body: { tier: "company", interval: "yearly" } });
  expect(await read(url)).toContain("Save card");
});

test("the checkout returns with the plan and the period that were chosen", async () => {
  const { checkout, stripe } = await openBilling();
  await checkout("writer", "monthly");
  const [session] = (await stripe.checkout.sessions.list({ limit: 1 })).data;
  expect(session?.cancel_url).toBe(`${siteOrigin}/subscription?checkout=left&plan=writer&interval=monthly`);
  expect(session?.success_url).toBe(`${siteOrigin}/subscription?checkout=done&plan=writer&interval=monthly`);
});

test("billing details include the interval and how long a late payment may wait", async () => {
  const { pay, passDays, api, caller } = await openBilling();
  const nothing = { interval: null, endsAtPeriodEnd: false, graceEndsAt: null, hasPortal: false, isGiven: false };
  expect(await api.call(getBilling, { caller })).toEqual(nothing);
  expect(await api.refusal(openPortal, { caller })).toMatchObject({ status: 404 });
  await pay("writer", "monthly", "fails");
  await passDays(28);
  expect(await api.call(getBilling, { caller })).toMatchObject({
    interval: "monthly",
    graceEndsAt: "2027-03-07T12:00:00.000Z",
    hasPortal: true,
  });
});

test("only events that Stripe signed just now are accepted", async () => {
  const { api, pay, subscriptions, now } = await openBilling();
  await pay();
  const [object] = await subscriptions();
  const payload = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "customer.subscription.updated",
    data: { object },
  });
  const nowSeconds = now().getTime() / 1000;
  const deliver = (secret: string, timestamp: number, rawBody = payload) => {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return api.send(receiveStripeEvent, { rawBody, headers: { "stripe-signature": signature } });
  };
  expect((await deliver(webhookSecret, nowSeconds)).status).toBe(200);
  expect((await deliver("whsec_other", nowSeconds)).status).toBe(400);
  expect((await deliver(webhookSecret, nowSeconds - 301)).status).toBe(400);
  expect((await deliver(webhookSecret, nowSeconds + 301)).status).toBe(400);
  expect((await deliver(webhookSecret, nowSeconds, payload.replace("updated", "deleted"))).status).toBe(400);
  expect((await api.send(receiveStripeEvent, { rawBody: payload })).status).toBe(400);
});

test("events about other customers and of unknown types are acknowledged and change nothing", async () => {
  const { api, now, check } = await openBilling();
  for (const event of [
    {
      type: "customer.subscription.created",
      data: { object: { customer: "cus_other", metadata: { sub: randomUUID() } } },
    },
    { type: "customer.subscription.created", data: { object: { customer: "cus_other", metadata: {} } } },
    { type: "something.new", data: { object: {} } },
  ]) {
    const payload = JSON.stringify({ id: "evt_1", object: "event", ...event });
    const timestamp = now().getTime() / 1000;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
    expect(
      (await api.send(receiveStripeEvent, { rawBody: payload, headers: { "stripe-signature": signature } })).status,
    ).toBe(200);
  }
  expect(await check()).toMatchObject({ subscribed: false, subscription_status: null });
});

test("a deleted account is removed at Stripe and no longer charged", async () => {
  const { pay, caller, payments, customers, subscriptions } = await openBilling();
  await pay();
  const forget = () => forgetCustomer(table, async () => payments, caller.sub);
  await forget();
  await forget();
  expect(await customers()).toEqual([]);
  expect(await subscriptions()).toMatchObject([{ status: "canceled" }]);
});

test("a webhook that changes the subscription updates the contact, and one that changes nothing doesn't", async () => {
  const { pay, caller, stripe, settled } = await openBilling();
  const versionOf = async () => (await findContact(table, caller.sub))?.version;
  expect(await versionOf()).toBeUndefined();
  await pay("writer");
  expect(await findContact(table, caller.sub)).toMatchObject({ outbox: "waiting" });
  const before = await versionOf();
  const [{ id = "" } = {}] = (await stripe.subscriptions.list({ status: "all", limit: 1 })).data;
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await settled();
  expect(await versionOf()).toBe(before);
  await stripe.subscriptions.cancel(id);
  await settled();
  expect(await versionOf()).toBeGreaterThan(before ?? 0);
});

test("a contact that's delivered while a subscription is being stored is due again", async () => {
  const { pay, caller } = await openBilling();
  const name = "deliverBeforeStoring";
  let deliveries = 0;
  onTestFinished(() => void table.client.middlewareStack.remove(name));
  table.client.middlewareStack.add(
    (next) => async (args) => {
      const isStoring = deliveries === 0 && /keptReading/.test(JSON.stringify(args.input));
      const contact = isStoring && (await findContact(table, caller.sub));
      if (contact) {
        deliveries += 1;
        await settleContact(table, contact, new Date(), { email: "will@example.com", properties: {} });
      }
      return next(args);
    },
    { step: "initialize", name },
  );
  await pay("writer");
  expect(deliveries).toBe(1);
  expect(await findContact(table, caller.sub)).toMatchObject({ outbox: "waiting" });
});

test("nothing can be bought on a stage that sells nothing", async () => {
  const api = apiCaller(
    ...billingEndpoints(
      table,
      () => new Date(),
      async () => undefined,
    ),
  );
  const body = { tier: paidTiers[0], interval: "monthly" };
  expect(await api.refusal(openCheckout, { caller: { sub: randomUUID() }, body })).toMatchObject({
    status: 503,
    code: "not-sold",
  });
});
