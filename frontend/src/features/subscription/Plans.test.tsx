// @vitest-environment page
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Billing } from "#domain/api/billing.ts";
import { type BillingInterval, type PaidTier, paidTiers, plans, yearlySaving } from "#domain/subscription/plans.ts";
import { pricingWords } from "#frontend/messages/pricing.yaml";
import { subscriptionWords } from "#frontend/messages/subscription.yaml";
import type { SessionState } from "#frontend/platform/session/store/session.ts";
import { SessionContext } from "#frontend/platform/session/useSession.ts";
import { storeOf, subscribed, testSession } from "#frontend/platform/testing/sessions.ts";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { Plans } from "./Plans.tsx";
import { savedReturnPath } from "./returnPath.ts";

const answers = new Map<string, () => Response>();
const config = (sells: boolean) => () => Response.json({ sells });
vi.mock("#frontend/platform/config.ts", () => ({
  getConfig: async () => (answers.get("/config.json") ?? config(true))().json(),
}));
const call = vi.hoisted(() => vi.fn());
vi.mock("#frontend/platform/call.ts", () => ({ call }));

// What loads with the first click.
beforeAll(() => import("#domain/api/billing.ts"));
beforeEach(() => answers.clear());
afterEach(() => {
  clearPage();
  call.mockReset();
  sessionStorage.clear();
});

const as = (status?: Partial<ReturnType<typeof subscribed>>): SessionState =>
  status
    ? {
        kind: "signed-in",
        session: testSession(),
        subscription: { kind: "known", status: { ...subscribed(false), ...status } },
      }
    : { kind: "anonymous" };

const billing: Billing = {
  interval: "monthly",
  endsAtPeriodEnd: false,
  graceEndsAt: null,
  hasPortal: true,
  isGiven: false,
};

async function show(state: SessionState, address = "/pricing"): Promise<HTMLElement> {
  history.replaceState(null, "", address);
  const page = mount(
    <SessionContext value={storeOf(state)}>
      <Plans from="/feedback/abc" reading={{ billing, hasFailed: false, reload: async () => undefined }} />
    </SessionContext>,
  );
  await settle();
  return page;
}

const priceOf = (tier: PaidTier, interval: BillingInterval) =>
  pricingWords.priceFor({ dollars: plans[tier][interval], interval });
/** What the card of a plan says of its price. */
function cardOf(tier: PaidTier, interval: BillingInterval): string {
  const plan = plans[tier];
  const saving = yearlySaving(plan);
  const [price, billed] =
    interval === "yearly"
      ? [plan.yearly / 12, pricingWords.billedYearly({ yearly: plan.yearly, saving })]
      : [plan.monthly, pricingWords.billedMonthly({ perMonth: plan.yearly / 12 })];
  return `${pricingWords.price({ dollars: price })} ${pricingWords.perMonth}${billed}`;
}
const choose = pricingWords.choose({ plan: "Writer", price: priceOf("writer", "yearly") });
const upgrade = (interval: BillingInterval) =>
  pricingWords.upgrade({ plan: "Writer", price: priceOf("writer", interval) });

test("a visitor is sent to the sign-up, and from there back to the plan", async () => {
  const page = await show(as());
  const ways = [...page.querySelectorAll("a")].map((way) => `${way.textContent} ${way.getAttribute("href")}`);
  expect(ways).toEqual([
    `${pricingWords.start} /signup`,
    `${choose} /signup?plan=writer&interval=yearly`,
    `${pricingWords.choose({ plan: "Company", price: priceOf("company", "yearly") })} /signup?plan=company&interval=yearly`,
  ]);
  expect([...page.querySelectorAll(".button-primary")].map(({ textContent }) => textContent)).toEqual([choose]);
});

test.each([
  ["/pricing?plan=writer&interval=monthly", "yearly"],
  ["/pricing?plan=writer&interval=yearly", "monthly"],
  ["/pricing?plan=writer", "monthly"],
] as const)("at %s, prices that are %s are hidden", async (address, other) => {
  const page = await show(as(), address);
  const hidden = [...page.querySelectorAll(".plan-price-hidden")].map(({ textContent }) => textContent ?? "");
  expect(hidden).toEqual([
    expect.stringContaining(pricingWords.forever),
    ...paidTiers.map((tier) => cardOf(tier, other)),
  ]);
  expect(page.querySelector(".plan-chosen h2")?.textContent).toBe(plans.writer.name);
});

test("a person who pays by the month sees the plans' prices by the month", async () => {
  const page = await show(as({ subscribed: true, subscription_status: "active", subscription_tier: "writer" }));
  const hidden = [...page.querySelectorAll(".plan-price-hidden")].map(({ textContent }) => textContent ?? "");
  expect(hidden.slice(1)).toEqual(paidTiers.map((tier) => cardOf(tier, "yearly")));
});

test("choosing a plan stores the way back, and a refusal is shown with the next step", async () => {
  const { Refused } = await import("#domain/refused.ts");
  const page = await show(as({}));
  call.mockRejectedValueOnce(new Refused("conflict", "You have one already.", { code: "already-subscribed" }));
  await settle(() => buttonNamed(upgrade("yearly")).click());
  expect(call.mock.calls[0]?.[1]).toEqual({ body: { tier: "writer", interval: "yearly" } });
  expect(savedReturnPath()).toBe("/feedback/abc");
  expect(page.querySelector("[role=alert]")?.textContent).toContain("You have one already.");
  expect(buttonNamed(subscriptionWords.manage)).toBeTruthy();
});

test.each(["checking", "unknown"] as const)("nothing is sold to a person whose plan is %s", async (kind) => {
  const page = await show({ kind: "signed-in", session: testSession(), subscription: { kind } });
  const buttons = [...page.querySelectorAll("button:not([aria-pressed])")].map(({ textContent }) => textContent);
  expect(buttons).toEqual(kind === "unknown" ? [subscriptionWords.unknown.again] : []);
  expect(page.textContent).not.toContain(pricingWords.yours);
  expect(page.textContent?.includes(subscriptionWords.unknown.title)).toBe(kind === "unknown");
});

test("a person who owes a payment isn't offered a second subscription", async () => {
  const page = await show(as({ subscription_status: "unpaid", subscription_tier: "company" }));
  expect(page.textContent).not.toMatch(/Upgrade to|Change to/);
  expect(buttonNamed(subscriptionWords.manage)).toBeTruthy();
});

test("a site that sells nothing says so, and offers nothing", async () => {
  answers.set("/config.json", config(false));
  const page = await show(as({}));
  expect(page.textContent).toContain(pricingWords.notSold);
  expect(page.textContent).not.toMatch(/Upgrade to|Choose/);
});

test("the period that was chosen is in the address, on the button and in the checkout, also after a reload", async () => {
  const page = await show(as({}), "/pricing?plan=writer");
  const choices = [...page.querySelectorAll<HTMLButtonElement>("[aria-pressed]")];
  await settle(() => choices[0]?.click());
  expect(location.search).toBe("?plan=writer&interval=monthly");
  clearPage();
  await show(as({}), location.pathname + location.search);
  call.mockResolvedValueOnce({ url: "#stripe" });
  expect(upgrade("monthly")).toBe("Upgrade to Writer, $8 a month");
  await settle(() => buttonNamed(upgrade("monthly")).click());
  expect(call.mock.calls[0]?.[1]).toEqual({ body: { tier: "writer", interval: "monthly" } });
});

test("changing to another plan asks Stripe for that plan and period", async () => {
  await show(as({ subscribed: true, subscription_status: "active", subscription_tier: "writer" }));
  call.mockResolvedValueOnce({ url: "#stripe" });
  await settle(() =>
    buttonNamed(pricingWords.changeTo({ plan: "Company", price: priceOf("company", "monthly") })).click(),
  );
  expect(call.mock.calls[0]?.[1]).toEqual({ body: { tier: "company", interval: "monthly" } });
});
