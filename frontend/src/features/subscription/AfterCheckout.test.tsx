// @vitest-environment page
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { subscriptionWords } from "#frontend/messages/subscription.yaml";
import type { SessionState } from "#frontend/platform/session/store/session.ts";
import { SessionContext } from "#frontend/platform/session/useSession.ts";
import { storeOf, subscribed, testSession } from "#frontend/platform/testing/sessions.ts";
import { clearPage, mount } from "#frontend/ui/testing/page.ts";
import { AfterCheckout } from "./AfterCheckout.tsx";
import { saveReturnPath } from "./returnPath.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("#frontend/platform/call.ts", () => ({ call }));
beforeEach(() => void call.mockReset().mockResolvedValue({ isGiven: false }));

afterEach(() => {
  clearPage();
  vi.useRealTimers();
  sessionStorage.clear();
});

/** Waits after a checkout that Stripe confirms at this request. */
function wait(heardAt: number, address = "/subscription?checkout=done", tier = "writer") {
  vi.useFakeTimers();
  let asked = 0;
  const state: SessionState = {
    kind: "signed-in",
    session: testSession(),
    subscription: { kind: "known", status: { ...subscribed(true), subscription_tier: tier } },
  };
  const store = {
    ...storeOf(state),
    checkSubscription: async () => {
      const isHeard = ++asked >= heardAt;
      return address.includes("before=") && !isHeard
        ? subscribed(true)
        : { ...subscribed(isHeard), subscription_tier: tier };
    },
  };
  const page = mount(
    <SessionContext value={store}>
      <MemoryRouter initialEntries={[address]}>
        <AfterCheckout />
      </MemoryRouter>
    </SessionContext>,
  );
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  return { page, pass, asked: () => asked };
}

const way = (page: HTMLElement) => page.querySelector("a");

test("a plan that is confirmed at once is active at once, with a link back to what was interrupted", async () => {
  saveReturnPath("/feedback/abc?kind=typo");
  const { page, pass } = wait(1);
  expect(page.textContent).toContain(subscriptionWords.waiting.title);
  await pass(0);
  expect(page.textContent).toContain(subscriptionWords.open.title);
  expect(way(page)?.getAttribute("href")).toBe("/feedback/abc?kind=typo");
  expect(document.activeElement).toBe(way(page));
});

test("it checks every second, and stops once the plan is active", async () => {
  const { page, pass, asked } = wait(3);
  await pass(1.5);
  expect([asked(), page.textContent?.includes(subscriptionWords.waiting.title)]).toEqual([2, true]);
  await pass(10);
  expect([asked(), page.textContent?.includes(subscriptionWords.open.title)]).toEqual([3, true]);
  expect(way(page)?.getAttribute("href")).toBe("/dashboard");
});

test("a person with a given plan waits for the one they paid for", async () => {
  call.mockResolvedValueOnce({ isGiven: true }).mockResolvedValueOnce({ isGiven: true });
  const { page, pass, asked } = wait(1);
  await pass(1.5);
  expect([asked(), page.textContent?.includes(subscriptionWords.waiting.title)]).toEqual([2, true]);
  await pass(1);
  expect([asked(), page.textContent?.includes(subscriptionWords.open.title)]).toEqual([3, true]);
});

test("after half a minute it says what to do, and can check again", async () => {
  const { page, pass, asked } = wait(31);
  await pass(60);
  expect([asked(), page.textContent?.includes(subscriptionWords.late.text)]).toEqual([30, true]);
  act(() => page.querySelector("button")?.click());
  await pass(0);
  expect(page.textContent).toContain(subscriptionWords.open.title);
});

test("a path of another site isn't used as the way back", async () => {
  sessionStorage.setItem("ghostlight.before-checkout", "//elsewhere.example");
  const { page, pass } = wait(1);
  await pass(0);
  expect(way(page)?.getAttribute("href")).toBe("/dashboard");
});

const news = (page: HTMLElement) => [...page.querySelectorAll("li")].map(({ textContent }) => textContent);

test("a new plan says everything that it opens", async () => {
  const { page, pass } = wait(1, "/subscription?checkout=done&plan=writer&interval=monthly");
  await pass(0);
  expect(page.textContent).toContain(subscriptionWords.open.news);
  expect(news(page)).toEqual([
    "Unlimited plays",
    "Submissions log: no limit",
    "Complete version history",
    "Named versions and revision marks",
    "Sides for each character",
    "Collecting feedback",
  ]);
});

test("a change of plans waits for the new one, and says only what it adds", async () => {
  const { page, pass, asked } = wait(
    3,
    "/subscription?checkout=done&plan=company&interval=yearly&before=writer",
    "company",
  );
  await pass(1.5);
  expect([asked(), page.textContent?.includes(subscriptionWords.waiting.title)]).toEqual([2, true]);
  await pass(10);
  expect(page.textContent).toContain(subscriptionWords.open.text({ plan: "Company" }));
  expect(news(page)).toEqual([
    "Guided questions to readers",
    "Blind-reading links",
    "Passwords on links",
    "End dates on links",
    "Feedback as a CSV file",
  ]);
});

test("a smaller plan has no news", async () => {
  const { page, pass } = wait(1, "/subscription?checkout=done&plan=writer&interval=yearly&before=company");
  await pass(0);
  expect(page.textContent).toContain(subscriptionWords.open.title);
  expect(page.textContent).not.toContain(subscriptionWords.open.news);
});
