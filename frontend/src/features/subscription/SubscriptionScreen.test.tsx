// @vitest-environment page
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "#domain/refused.ts";
import { onHoldWords, subscriptionWords } from "#frontend/messages/subscription.yaml";
import { queryClient } from "#frontend/platform/queries/queryClient.ts";
import { createSessionStore } from "#frontend/platform/session/store/sessionStore.ts";
import { SessionContext } from "#frontend/platform/session/useSession.ts";
import { subscribed, testSession } from "#frontend/platform/testing/sessions.ts";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { SubscriptionScreen } from "./SubscriptionScreen.tsx";

vi.mock("#frontend/platform/config.ts", () => ({ getConfig: async () => ({ sells: true }) }));
const call = vi.hoisted(() => vi.fn());
vi.mock("#frontend/platform/call.ts", () => ({ call }));

const paid = { interval: "monthly", endsAtPeriodEnd: false, graceEndsAt: null, hasPortal: true, isGiven: false };
const gift = { ...paid, interval: null, hasPortal: false, isGiven: true };
const down = () => Promise.reject(new Refused("unavailable", "Something went wrong on our side."));

beforeEach(() => void call.mockResolvedValue(paid));
afterEach(() => {
  clearPage();
  queryClient.clear();
  call.mockReset();
});

/** Shows the screen to a person whose plan is read by `check`. */
async function show(
  check: () => Promise<ReturnType<typeof subscribed>>,
  address: string | { pathname: string; state: unknown } = "/subscription",
) {
  const store = createSessionStore({
    checkSubscription: () => check(),
    getProfile: down,
    listFactors: async () => [],
  });
  await store.follow({ kind: "initial-session", session: testSession() });
  const page = mount(
    <SessionContext value={store}>
      <MemoryRouter initialEntries={[address]}>
        <SubscriptionScreen />
      </MemoryRouter>
    </SessionContext>,
  );
  await settle();
  return page;
}

test("while the plan can't be read, the screen says so, marks no plan as current and sells nothing", async () => {
  const page = await show(down);
  expect(page.textContent).toContain(subscriptionWords.unknown.title);
  expect(page.textContent).not.toMatch(/Free|Choose|Upgrade|Your plan$/);
});

test("trying again reads the plan once the service responds", async () => {
  let check = down as () => Promise<ReturnType<typeof subscribed>>;
  const page = await show(() => check());
  check = async () => subscribed(true);
  await settle(() => buttonNamed(subscriptionWords.unknown.again).click());
  expect(page.textContent).not.toContain(subscriptionWords.unknown.title);
  expect(page.textContent).toContain("Writer");
  expect(page.textContent).toContain("Active");
});

const buttons = (page: HTMLElement) =>
  [...page.querySelectorAll("button:not([aria-pressed])")].map(({ textContent }) => textContent);

test("a given plan says whom to contact, and offers only larger plans", async () => {
  call.mockResolvedValue(gift);
  const page = await show(async () => subscribed(true));
  expect(page.textContent).toContain(subscriptionWords.given);
  expect([...page.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toContain("/contact");
  expect(buttons(page)).toEqual(["Upgrade to Company, $162 a year"]);
});

test("a former subscriber with a given plan finds old invoices, and nothing to change or cancel", async () => {
  call.mockResolvedValue({ ...gift, hasPortal: true });
  const page = await show(async () => subscribed(true));
  expect(page.textContent).toContain(subscriptionWords.manageEnded);
  expect(page.textContent).not.toContain(subscriptionWords.manageAside);
});

test("the largest plan, given, offers nothing to buy", async () => {
  call.mockResolvedValue(gift);
  const page = await show(async () => ({ ...subscribed(true), subscription_tier: "company" }));
  expect(page.textContent).toContain(subscriptionWords.given);
  expect(buttons(page)).toEqual([]);
});

test("a person who left the payment page isn't sent to invoices", async () => {
  call.mockResolvedValue({ ...paid, interval: null, hasPortal: false });
  const page = await show(async () => subscribed(false), "/subscription?checkout=left");
  expect(page.textContent).toContain(subscriptionWords.left);
  expect(page.textContent).not.toMatch(/invoices/);
});

test.each(["done", "left"])(
  "the message after the payment page (%s) is shown once, and not again after a reload",
  async (how) => {
    history.replaceState(null, "", `/subscription?checkout=${how}&plan=writer`);
    await show(async () => subscribed(true), `/subscription?checkout=${how}&plan=writer`);
    await settle();
    expect(location.pathname + location.search).toBe("/subscription?plan=writer");
  },
);

test("a reload while the plan isn't active yet keeps waiting for it", async () => {
  history.replaceState(null, "", "/subscription?checkout=done");
  await show(async () => subscribed(false), "/subscription?checkout=done");
  expect(location.search).toBe("?checkout=done");
});

test("billing details that can't be loaded aren't guessed, and can be loaded again", async () => {
  call.mockReset();
  call.mockImplementationOnce(down);
  const page = await show(async () => subscribed(true));
  expect(page.textContent).toContain(subscriptionWords.billingFailed);
  expect(page.textContent).not.toContain(subscriptionWords.manage);
  call.mockResolvedValue(paid);
  await settle(() => buttonNamed(subscriptionWords.unknown.again).click());
  expect(page.textContent).not.toContain(subscriptionWords.billingFailed);
  expect(page.textContent).toContain(subscriptionWords.manage);
});

test.each([
  ["past_due", "company"],
  ["unpaid", "company"],
  ["unpaid", "writer"],
])(
  "a person whose plan is on hold (%s, %s) reads that comments are kept, and isn't told to buy a plan",
  async (status, tier) => {
    const onHold = { ...subscribed(false), subscription_status: status, subscription_tier: tier };
    const page = await show(async () => onHold, { pathname: "/subscription", state: { from: "/feedback/abc" } });
    expect(page.textContent).toContain(onHoldWords.feedback);
    expect(page.textContent).not.toMatch(/upgrade to|Change to/i);
    expect(buttons(page)).toContain(subscriptionWords.manage);
  },
);

test("a person without a plan reads which one includes feedback", async () => {
  const page = await show(async () => subscribed(false), {
    pathname: "/subscription",
    state: { from: "/feedback/abc" },
  });
  expect(page.textContent).toContain(subscriptionWords.wanted.feedback.text({ plan: "Writer" }));
});
