// @vitest-environment jsdom
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getBilling } from "#domain/api/billing.ts";
import { pricingWords as words } from "#frontend/messages/pricing.ts";
import { queryClient } from "#frontend/platform/queries/queryClient.ts";
import type { SessionState } from "#frontend/platform/session/session.ts";
import { SessionContext } from "#frontend/platform/session/useSession.ts";
import { storeOf, subscribed, testSession } from "#frontend/platform/testing/sessions.ts";
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

async function open(state: SessionState) {
  const page = mount(
    <SessionContext value={storeOf(state)}>
      <MemoryRouter>
        <PricingScreen />
      </MemoryRouter>
    </SessionContext>,
  );
  await act(() => import("./PlansOfCustomer.tsx"));
  await settle();
  return page.textContent;
}

test("a visitor sees what to buy, without a request", async () => {
  expect(await open({ kind: "anonymous" })).toContain(words.choose("Writer"));
  expect(call).not.toHaveBeenCalled();
});

test("a subscriber sees how to change the plan they have", async () => {
  const subscription = { kind: "known", status: subscribed(true) } as const;
  const text = await open({ kind: "signed-in", session: testSession(), subscription });
  expect(call.mock.calls.map(([contract]) => contract)).toEqual([getBilling]);
  expect(text).toContain(words.changeTo("Company"));
  expect(text).not.toContain(words.choose("Company"));
});
