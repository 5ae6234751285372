// @vitest-environment page
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { feedbackIdOf } from "#frontend/modules/feedback/testing/sampleFeedback.ts";
import { createStore } from "#frontend/state/createStore.ts";
import { clearPage, mount } from "#frontend/ui/testing/page.ts";
import type { OwnEntry } from "./entries.ts";
import { FeedbackPanel } from "./FeedbackPanel.tsx";
import type { FeedbackQueue, FeedbackQueueState } from "./feedbackQueue.ts";

afterEach(clearPage);

const feedbackId = feedbackIdOf(1);

/** What a screen reader says after a comment was sent. */
function spokenAfter(delivery: OwnEntry["delivery"], line: FeedbackQueueState["line"]): string | null | undefined {
  const feedback = { feedbackId, kind: "comment", text: "Lovely.", at: "2026-11-21T10:00:00.000Z", state: "open" };
  const entry = { feedback: { ...feedback, name: "", email: "", replies: [] }, delivery } as unknown as OwnEntry;
  const page = mountPanel({ entries: [entry], drafts: {}, line, earlier: "loaded", lookedAt: "", isKept: true });
  return page.querySelector("[role=status]")?.textContent;
}

function mountPanel(state: Omit<FeedbackQueueState, "reader">): HTMLElement {
  const { get, subscribe } = createStore(state);
  return mount(
    <FeedbackPanel
      queue={{ get, subscribe } as unknown as FeedbackQueue}
      play={{ feedback: "open", questions: [] } as unknown as SharedPlayAnswer}
      link={{ token: "link.s3cret", name: "link" }}
      panel={{ kind: "list", at: feedbackId }}
      onPanel={() => undefined}
      onShow={() => undefined}
    />,
  );
}

test("a reader isn't told that there are no comments before they have loaded", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const none: Omit<FeedbackQueueState, "reader"> = {
    entries: [],
    drafts: {},
    line: "quiet",
    earlier: "loading",
    lookedAt: "",
    isKept: true,
  };
  expect(mountPanel(none).textContent).toContain(readerFeedbackWords.loading);
  clearPage();
  expect(mountPanel({ ...none, earlier: "loaded" }).textContent).toContain(readerFeedbackWords.none);
});

test("what became of a comment is announced: saved, refused, or waiting and why", () => {
  expect(spokenAfter({ kind: "sent" }, "quiet")).toBe(readerFeedbackWords.said);
  clearPage();
  expect(spokenAfter({ kind: "refused", errorText: "The link is off." }, "quiet")).toBe(
    readerFeedbackWords.refused({ errorText: "The link is off." }),
  );
  clearPage();
  expect(spokenAfter({ kind: "waiting" }, "slowed")).toBe(readerFeedbackWords.slowed);
  clearPage();
  expect(spokenAfter({ kind: "waiting" }, "waiting")).toBe(readerFeedbackWords.offline);
});

test("nothing is announced while a comment is being sent", () => {
  expect(spokenAfter({ kind: "waiting" }, "sending")).toBe("");
});

test("another reader's comment in a demonstration has a name, and can't be changed or deleted", () => {
  const own = {
    feedbackId,
    kind: "comment",
    text: "Mine.",
    at: "2026-11-21T10:00:00.000Z",
    state: "open",
    replies: [],
  };
  const entries = [
    { feedback: { ...own, feedbackId: feedbackIdOf(2), text: "Drier.", name: "Maya" }, delivery: { kind: "example" } },
    { feedback: { ...own, name: "Ann" }, delivery: { kind: "sent" } },
  ] as unknown as readonly OwnEntry[];
  const page = mountPanel({ entries, drafts: {}, line: "quiet", earlier: "loaded", lookedAt: "", isKept: true });
  const [example, mine] = page.querySelectorAll("article");
  expect(example?.textContent).toContain("Maya");
  expect(example?.querySelectorAll("button")).toHaveLength(0);
  expect(mine?.textContent).not.toContain("Ann");
  expect(mine?.textContent).toContain(readerFeedbackWords.remove);
});
