import { afterEach, expect, test, vi } from "vitest";
import { tellAuthChange } from "../session/authChanges.ts";
import { aSession } from "../testing/sessions.ts";
import { keepActivity } from "./activityKeeper.ts";

const recordActivity = vi.hoisted(() => vi.fn());
vi.mock("./activity.ts", () => ({ recordActivity }));
afterEach(() => recordActivity.mockClear());

test("a sign-in of this tab is logged, and once", async () => {
  const stop = keepActivity();
  tellAuthChange({ kind: "signed-in", session: aSession(), isHere: true });
  await vi.waitFor(() => expect(recordActivity).toHaveBeenCalledOnce());
  expect(recordActivity).toHaveBeenCalledWith("sign_in", { sign_in_time: expect.stringMatching(/^\d{4}-.*Z$/) });
  stop();
});

test("a session that was there, that another tab made, or that was only refreshed is no sign-in", async () => {
  const stop = keepActivity();
  tellAuthChange({ kind: "initial-session", session: aSession() });
  tellAuthChange({ kind: "signed-in", session: aSession(), isHere: false });
  tellAuthChange({ kind: "token-refreshed", session: aSession() });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(recordActivity).not.toHaveBeenCalled();
  stop();
});
