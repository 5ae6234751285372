// @vitest-environment page
import { afterEach, expect, test, vi } from "vitest";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import { Refused } from "#domain/refused.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { buttonNamed, clearPage, mount, settle, typeInto } from "#frontend/ui/testing/page.ts";
import { currentToasts, dismissToast } from "#frontend/ui/toast.ts";
import { FeedbackCard } from "./FeedbackCard.tsx";
import type { FeedbackSession } from "./feedbackSession.ts";
import { useFeedbackActions } from "./useFeedbackActions.tsx";

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  clearPage();
  localStorage.clear();
});

const entry = {
  feedbackId: "f".repeat(16),
  readerId: "r1",
  shareId: "s1",
  kind: "comment",
  text: "Lovely.",
  state: "open",
  at: "2026-11-21T10:00:00.000Z",
  replies: [],
} as unknown as FeedbackEntry;

/** One comment, and a server that accepts or refuses everything. */
function openCard(answer: () => Promise<void>) {
  const session = {
    setState: vi.fn(answer),
    remove: vi.fn(answer),
    reply: vi.fn(answer),
  } as unknown as FeedbackSession;
  const sources = { readers: new Map(), links: new Map() };
  const Card = () => {
    const { actions, dialog } = useFeedbackActions({ session, load: { kind: "loading" } }, sources);
    return (
      <>
        <FeedbackCard {...actions} entry={entry} reader="Ann" link="Jury" isUnread={false} isGone={false} />
        {dialog}
      </>
    );
  };
  mount(<Card />);
  return session;
}

const said = () => currentToasts().map(({ text }) => text);
const action = (name: string) => buttonNamed(feedbackWords.verbOf({ verb: name, name: "Ann", text: "Lovely." }));
const press = (button: HTMLButtonElement) =>
  settle(() => {
    button.focus();
    button.click();
  });
const refuse = async () => {
  throw new Refused("unavailable", "No connection.");
};

test.each([
  ["resolved", feedbackWords.nowResolved, () => press(action(feedbackWords.resolve))],
  [
    "deleted",
    feedbackWords.nowRemoved,
    async () => {
      await press(action(feedbackWords.more));
      await press(buttonNamed(feedbackWords.remove));
      await press(buttonNamed(feedbackWords.remove));
    },
  ],
  [
    "answered",
    feedbackWords.replied,
    async () => {
      await press(action(feedbackWords.reply));
      const field = document.querySelector("textarea");
      if (field) typeInto(field, "Thank you.");
      await press(buttonNamed(feedbackWords.sendReply));
    },
  ],
])("that a comment is %s is said when the server has confirmed it, and not when it refused", async (_, done, act) => {
  openCard(async () => undefined);
  await act();
  expect(said()).toEqual([done]);
  for (const { id } of currentToasts()) dismissToast(id);
  clearPage();
  openCard(refuse);
  await act();
  expect(said()).toEqual(["No connection."]);
});

test("after a reply was sent or put off, the focus is on the button that opened it", async () => {
  openCard(async () => undefined);
  await press(action(feedbackWords.reply));
  const field = document.querySelector("textarea");
  if (field) typeInto(field, "Thank you.");
  await press(buttonNamed(feedbackWords.sendReply));
  expect(document.activeElement).toBe(action(feedbackWords.reply));
  await press(action(feedbackWords.reply));
  await press(buttonNamed(feedbackWords.keepForLater));
  expect(document.activeElement).toBe(action(feedbackWords.reply));
});
