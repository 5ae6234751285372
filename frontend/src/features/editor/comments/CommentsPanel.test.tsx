// @vitest-environment page
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { Block, BlockId, PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { comments, findCommentRange } from "#frontend/modules/editor/plugins/comments.ts";
import { editorWithoutView } from "#frontend/modules/editor/testing/editorWithoutView.ts";
import { openFeedbackFixture } from "#frontend/modules/feedback/testing/feedbackFixture.ts";
import { feedbackIdOf, feedbackOn, sampleFeedback } from "#frontend/modules/feedback/testing/sampleFeedback.ts";
import { queryClient } from "#frontend/platform/queries/queryClient.ts";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { CommentsPanel } from "./CommentsPanel.tsx";

const fixture = vi.hoisted(() => ({ call: undefined as unknown }));
vi.mock("#frontend/platform/call.ts", () => ({
  call: (...asked: never[]) => (fixture.call as (...all: never[]) => unknown)(...asked),
}));

const blocks: readonly Block[] = [
  { id: "b0" as BlockId, kind: "scene", text: [{ text: "Scene 1" }] },
  { id: "b1" as BlockId, kind: "dialogue", text: [{ text: "Who left the lamp on?" }] },
];
const entries = [
  feedbackOn(1, "b1", "the lamp", 9),
  sampleFeedback(2),
  feedbackOn(3, "b9", "words of old"),
  sampleFeedback(4, { state: "resolved" }),
];

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  clearPage();
  queryClient.clear();
  localStorage.clear();
  document.body.replaceChildren();
});

async function open(options: Parameters<typeof openFeedbackFixture>[0], refusal?: Refused) {
  const opened = openFeedbackFixture(options);
  if (refusal) opened.fail(refusal);
  fixture.call = opened.call;
  const doc = documentOf({ front: emptyFront, blocks });
  const editor = editorWithoutView(doc, [comments()]);
  const onClose = vi.fn();
  mount(
    <MemoryRouter>
      <CommentsPanel {...{ session: { doc }, editor, onClose }} playId={"the-last-bulb" as PlayId} />
    </MemoryRouter>,
  );
  await settle();
  return { ...opened, editor, onClose };
}

const cards = () =>
  [...document.querySelectorAll("article")].map((card) => card.querySelector(".feedback-text")?.textContent);
const listed = (wanted: readonly string[]) =>
  vi.waitFor(async () => {
    await settle();
    expect(cards()).toEqual(wanted);
  });

test("lists open comments in the play's order, marks their text, and shows quotes of deleted passages", async () => {
  const { editor, calls } = await open({ entries });
  await listed(["Remark 2", "Remark 1", "Remark 3"]);
  const mark = findCommentRange(editor.state(), feedbackIdOf(1));
  expect(mark && editor.state().doc.textBetween(mark.from, mark.to)).toBe("the lamp");
  const gone = document.querySelector(`[data-feedback="${feedbackIdOf(3)}"]`)?.textContent;
  expect(gone).toContain("This passage is no longer in the play");
  expect(gone).toContain("words of old");
  expect(calls).toContain("PUT /plays/{playId}/feedback/seen");
});

test("a resolved comment leaves the list and the text, and is in the other view", async () => {
  const { editor } = await open({ entries });
  await listed(["Remark 2", "Remark 1", "Remark 3"]);
  await settle(() => buttonNamed("Resolve: Marta D., Remark 1").click());
  await listed(["Remark 2", "Remark 3"]);
  expect(findCommentRange(editor.state(), feedbackIdOf(1))).toBeUndefined();
  await settle(() => buttonNamed("Filter").click());
  const [state] = document.querySelectorAll("select");
  const resolved = [...(state?.options ?? [])].find(({ text }) => text === "Resolved");
  await settle(() => {
    if (!state || !resolved) return;
    state.value = resolved.value;
    state.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await listed(["Remark 4", "Remark 1"]);
  await settle(() => buttonNamed("All").click());
  await vi.waitFor(async () => {
    await settle();
    expect(cards()).toHaveLength(4);
  });
});

test("when the last open comment is resolved, the panel says that none is open", async () => {
  await open({ entries: entries.slice(0, 1) });
  await vi.waitFor(async () => {
    await settle();
    expect(cards()).toHaveLength(1);
  });
  const resolve = [...document.querySelectorAll("button")].find(({ ariaLabel }) => ariaLabel?.startsWith("Resolve: "));
  await settle(() => resolve?.click());
  await listed([]);
  expect(document.body.textContent).toContain("No open comments.");
});

test("closing the panel removes the marks", async () => {
  const { editor } = await open({ entries });
  await listed(["Remark 2", "Remark 1", "Remark 3"]);
  clearPage();
  expect(findCommentRange(editor.state(), feedbackIdOf(1))).toBeUndefined();
});

test("a plan without feedback gets one sentence and no list", async () => {
  await open({ entries }, new Refused("needs-subscription", "Collecting feedback: part of the plan Writer."));
  expect(document.body.textContent).toContain("Feedback comes with the Writer plan");
  expect(cards()).toEqual([]);
});
