// @vitest-environment page
import { beforeEach, expect, test, vi } from "vitest";
import { syncContact } from "#domain/api/contacts.ts";
import { listPlays } from "#domain/api/plays.ts";
import { subscribed, testSession } from "#frontend/platform/testing/sessions.ts";
import { browserContactSync } from "./contacts.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("#frontend/platform/call.ts", () => ({ call }));
vi.mock("#frontend/platform/session/store/browserSessionStore.ts", () => ({
  browserSessionStore: {
    get: () => ({
      kind: "signed-in",
      session: testSession(),
      subscription: { kind: "known", status: subscribed(true) },
    }),
  },
}));
beforeEach(() => sessionStorage.clear());

test("the signed-in person's contact is sent with the number of plays on the server", async () => {
  call.mockImplementation(async (contract) => (contract === listPlays ? { plays: [], count: 7 } : { skipped: false }));
  await browserContactSync.look();
  expect(call.mock.calls.filter(([contract]) => contract === syncContact)).toEqual([
    [
      syncContact,
      {
        body: {
          action: "create_or_update_contact",
          contactData: expect.objectContaining({ firstName: "Ruth", subscriptionStatus: "active", playsCount: 7 }),
        },
      },
    ],
  ]);
});
