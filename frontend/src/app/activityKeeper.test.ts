// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { keepActivity } from "./activityKeeper.ts";
import { authEvents } from "./authEvents.ts";
import { sessionKeeper } from "./sessionKeeper.ts";
import { aSession } from "./testing/sessions.ts";

const recordActivity = vi.hoisted(() => vi.fn());
vi.mock("./activity.ts", () => ({ recordActivity }));
vi.mock("./sessionKeys.ts", () => ({ findClientId: () => "client", isSessionKey: () => false }));
vi.mock("./sessionSources.ts", () => ({
  sessionSources: {
    read: async () => aSession(),
    checkSubscription: () => Promise.reject(new Error("not asked here")),
    getProfile: async () => undefined,
  },
}));

test("a sign-in is logged once it is known whose, and once; a session that was there already is none", async () => {
  const stop = keepActivity();
  await sessionKeeper.refresh();
  expect(recordActivity).not.toHaveBeenCalled();
  authEvents.dispatchEvent(new Event("signed-in"));
  await sessionKeeper.refresh();
  await sessionKeeper.refresh();
  await vi.waitFor(() => expect(recordActivity).toHaveBeenCalledOnce());
  expect(recordActivity).toHaveBeenCalledWith("sign_in", { sign_in_time: expect.stringMatching(/^\d{4}-.*Z$/) });
  stop();
});
