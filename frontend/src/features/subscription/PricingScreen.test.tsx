// @vitest-environment page
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getBilling } from "#domain/api/billing.ts";
import { queryClient } from "#frontend/platform/queries/queryClient.ts";
import type { SessionState } from "#frontend/platform/session/store/session.ts";
import { SessionContext } from "#frontend/platform/session/useSession.ts";
import { storeOf, subscribed, testSession } from "#frontend/platform/testing/sessions.ts";
import { createStore } from "#frontend/state/createStore.ts";
import { clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { PricingScreen } from "./PricingScreen.tsx";

vi.mock("#frontend/platform/config.ts", () => ({ getConfig: async () => ({ sells: true }) }));
const call = vi.hoisted(() => vi.fn());
vi.mock("#frontend/platform/call.ts", () => ({ call }));

const paid = { interval: "monthly", endsAtPeriodEnd: false, graceEndsAt: null, hasPortal: true, isGiven: false };
beforeEach(() => void call.mockReset().mockResolvedValue(paid));
afterEach(() => {
  clearPage();
  queryClient.clear();
});

async function open(state: SessionState, store = storeOf(state)) {
  const page = mount(
    <SessionContext value={store}>
      <MemoryRouter>
        <PricingScreen />
      </MemoryRouter>
    </SessionContext>,
  );
  await act(() => import("./BillingReader.tsx"));
  await settle();
  return page;
}

test("a visitor sees what to buy, without a request", async () => {
  expect((await open({ kind: "anonymous" })).textContent).toContain("Choose Writer, $72 a year");
  expect(call).not.toHaveBeenCalled();
});

/** Somebody who is signed in, with a plan or without one. */
const person = (hasPlan: boolean): SessionState => ({
  kind: "signed-in",
  session: testSession(),
  subscription: { kind: "known", status: subscribed(hasPlan) },
});

test("a subscriber sees how to change the plan they have", async () => {
  const { textContent: text } = await open(person(true));
  expect(call.mock.calls.map(([contract]) => contract)).toEqual([getBilling]);
  expect(text).toContain("Change to Company, $18 a month");
  expect(text).not.toMatch(/(Choose|Upgrade to) Company/);
});

test("the interval that was chosen stays when it turns out who is signed in", async () => {
  const session = createStore<SessionState>({ kind: "loading" });
  const page = await open(session.get(), { ...storeOf(session.get()), get: session.get, subscribe: session.subscribe });
  const choices = () => [...page.querySelectorAll<HTMLButtonElement>("[aria-pressed]")];
  const chosen = choices().findIndex((choice) => choice.getAttribute("aria-pressed") === "false");
  await act(() => choices()[chosen]?.click());
  await settle(() => session.set(person(false)));
  await settle();
  expect(call).toHaveBeenCalled();
  expect(choices()[chosen]?.getAttribute("aria-pressed")).toBe("true");
});
