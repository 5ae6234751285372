// @vitest-environment jsdom
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { subscriptionWords as words } from "#frontend/messages/subscription.ts";
import type { SessionState } from "#frontend/platform/session/session.ts";
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
function wait(heardAt: number) {
  vi.useFakeTimers();
  let asked = 0;
  const state: SessionState = {
    kind: "signed-in",
    session: testSession(),
    subscription: { kind: "known", status: subscribed(true) },
  };
  const store = {
    ...storeOf(state),
    checkSubscription: async () => subscribed(++asked >= heardAt),
  };
  const page = mount(
    <SessionContext value={store}>
      <MemoryRouter>
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
  expect(page.textContent).toContain(words.waiting.title);
  await pass(0);
  expect(page.textContent).toContain(words.open.title);
  expect(way(page)?.getAttribute("href")).toBe("/feedback/abc?kind=typo");
  expect(document.activeElement).toBe(way(page));
});

test("it checks every second, and stops once the plan is active", async () => {
  const { page, pass, asked } = wait(3);
  await pass(1.5);
  expect([asked(), page.textContent?.includes(words.waiting.title)]).toEqual([2, true]);
  await pass(10);
  expect([asked(), page.textContent?.includes(words.open.title)]).toEqual([3, true]);
  expect(way(page)?.getAttribute("href")).toBe("/dashboard");
});

test("a person with a given plan waits for the one they paid for", async () => {
  call.mockResolvedValueOnce({ isGiven: true }).mockResolvedValueOnce({ isGiven: true });
  const { page, pass, asked } = wait(1);
  await pass(1.5);
  expect([asked(), page.textContent?.includes(words.waiting.title)]).toEqual([2, true]);
  await pass(1);
  expect([asked(), page.textContent?.includes(words.open.title)]).toEqual([3, true]);
});

test("after half a minute it says what to do, and can check again", async () => {
  const { page, pass, asked } = wait(31);
  await pass(60);
  expect([asked(), page.textContent?.includes(words.late.text)]).toEqual([30, true]);
  act(() => page.querySelector("button")?.click());
  await pass(0);
  expect(page.textContent).toContain(words.open.title);
});

test("a path of another site isn't used as the way back", async () => {
  sessionStorage.setItem("ghostlight.before-checkout", "//elsewhere.example");
  const { page, pass } = wait(1);
  await pass(0);
  expect(way(page)?.getAttribute("href")).toBe("/dashboard");
});
