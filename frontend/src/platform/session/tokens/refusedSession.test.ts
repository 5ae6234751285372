// @vitest-environment page
import { expect, onTestFinished, test, vi } from "vitest";
import { testSession } from "../../testing/sessions.ts";
import { emitAuthChange } from "../store/authChanges.ts";
import { broadcastRefusedRefresh, causeElsewhere, listenToRefusals } from "./refusedSession.ts";

/** The message that another tab's refused refresh sends. */
function refuseInAnotherTab(): void {
  const channel = new BroadcastChannel("ghostlight/session");
  onTestFinished(() => channel.close());
  channel.postMessage("refused");
}

test("a session that's gone after a refusal, here or in another tab, counts as ended until somebody signs in again", async () => {
  listenToRefusals();
  expect(causeElsewhere()).toBe("another-tab");
  refuseInAnotherTab();
  await vi.waitFor(() => expect(causeElsewhere()).toBe("refused"));
  emitAuthChange({ kind: "signed-out", why: "ended" });
  expect(causeElsewhere()).toBe("refused");
  emitAuthChange({ kind: "signed-in", session: testSession("ruth"), isHere: false });
  expect(causeElsewhere()).toBe("another-tab");
  broadcastRefusedRefresh();
  expect(causeElsewhere()).toBe("refused");
});
