import { afterEach, expect, test, vi } from "vitest";
import { emitAuthChange } from "#frontend/platform/session/store/authChanges.ts";
import { testSession } from "#frontend/platform/testing/sessions.ts";
import { startActivityLog } from "./startActivityLog.ts";

const recordActivity = vi.hoisted(() => vi.fn());
vi.mock("./activity.ts", () => ({ recordActivity }));
afterEach(() => recordActivity.mockClear());

test("a sign-in in this tab is logged once", async () => {
  const stop = startActivityLog();
  emitAuthChange({ kind: "signed-in", session: testSession(), isHere: true });
  await vi.waitFor(() => expect(recordActivity).toHaveBeenCalledOnce());
  expect(recordActivity).toHaveBeenCalledWith("sign_in", { sign_in_time: expect.stringMatching(/^\d{4}-.*Z$/) });
  stop();
});

test("an existing session, another tab's sign-in and a token refresh aren't logged as sign-ins", async () => {
  const stop = startActivityLog();
  emitAuthChange({ kind: "initial-session", session: testSession() });
  emitAuthChange({ kind: "signed-in", session: testSession(), isHere: false });
  emitAuthChange({ kind: "token-refreshed", session: testSession() });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(recordActivity).not.toHaveBeenCalled();
  stop();
});
