// @vitest-environment jsdom
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { SessionContext } from "#frontend/platform/session/useSession.ts";
import { storeOf, subscribed, testSession } from "#frontend/platform/testing/sessions.ts";
import { clearPage, mount } from "#frontend/ui/testing/page.ts";
import { PaymentNotice } from "./PaymentNotice.tsx";

afterEach(clearPage);

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
  ["past_due", true, words.paymentRetried],
  ["past_due", false, words.paymentOverdue],
  ["unpaid", false, words.paymentOverdue],
] as const)("a subscription that's %s and open: %s leads to the subscription", (status, isOpen, text) => {
  const page = show(status, isOpen);
  expect(page.textContent).toContain(text);
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/subscription");
});

test.each([null, "active", "canceled"])("nothing is said about a subscription that's %s", (status) => {
  expect(show(status, status === "active").textContent).toBe("");
});
