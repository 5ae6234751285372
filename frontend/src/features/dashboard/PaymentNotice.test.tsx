// @vitest-environment page
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { queryClient } from "#frontend/platform/queries/queryClient.ts";
import { SessionContext } from "#frontend/platform/session/useSession.ts";
import { storeOf, subscribed, testSession } from "#frontend/platform/testing/sessions.ts";
import { clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { PaymentNotice } from "./PaymentNotice.tsx";

const call = vi.hoisted(() => vi.fn());
vi.mock("#frontend/platform/call.ts", () => ({ call }));
beforeEach(() => void call.mockReset().mockReturnValue(new Promise(() => undefined)));
afterEach(() => {
  clearPage();
  queryClient.clear();
});

const show = (subscription_status: string | null, isOpen: boolean) =>
  mount(
    <SessionContext
      value={storeOf({
        kind: "signed-in",
        session: testSession(),
        subscription: { kind: "known", status: { ...subscribed(isOpen), subscription_status } },
      })}
    >
      <MemoryRouter>
        <PaymentNotice />
      </MemoryRouter>
    </SessionContext>,
  );

test.each([
  ["past_due", true, dashboardWords.paymentRetried],
  ["past_due", false, dashboardWords.paymentOverdue],
  ["unpaid", false, dashboardWords.paymentOverdue],
] as const)("a subscription that's %s and open: %s leads to the subscription", (status, isOpen, text) => {
  const page = show(status, isOpen);
  expect(page.textContent).toContain(text);
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/subscription");
});

test.each([null, "active", "canceled"])("nothing is said about a subscription that's %s", (status) => {
  expect(show(status, status === "active").textContent).toBe("");
});

test("while the card is retried, the notice names the last day of the plan", async () => {
  call.mockReset().mockResolvedValue({ graceEndsAt: "2027-03-07T12:00:00.000Z" });
  const page = show("past_due", true);
  await settle();
  await settle();
  expect(page.textContent).toMatch(/You have your plan until (March 7|Mar 7)/);
});
