import { useCallback, useEffect, useState } from "react";
import type * as Y from "yjs";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { goToComment } from "#frontend/editor/actions/goToComment.ts";
import { showComment } from "#frontend/editor/go.ts";
import type { Editor } from "#frontend/editor/openEditor.ts";
import type { FeedbackLoad, FeedbackSession } from "#frontend/feedback/feedbackSession.ts";
import { useFeedbackVerbs } from "#frontend/feedback/useFeedbackVerbs.tsx";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import { feedbackWords as words } from "#frontend/words/feedback.ts";
import { CommentCards } from "./CommentCards.tsx";
import { CommentSteps } from "./CommentSteps.tsx";
import { useComments } from "./useComments.ts";

interface OpenCommentsProps {
  readonly doc: Y.Doc;
  readonly editor: Editor;
  readonly session: FeedbackSession;
  readonly load: Extract<FeedbackLoad, { kind: "ready" }>;
  readonly first: FeedbackId | undefined;
  /** The card that had the focus is about to go. */
  readonly onLeft: () => void;
}

type ShownState = FeedbackEntry["state"] | "any";

/** The comments once they are read: those on the text and on the whole; answers to questions are on the feedback screen. */
export function OpenComments({ doc, editor, session, load, first, onLeft }: OpenCommentsProps) {
  const [state, setState] = useState<ShownState>("open");
  const isListed = useCallback(
    (entry: FeedbackEntry) => entry.kind !== "answer" && (state === "any" || entry.state === state),
    [state],
  );
  const { listed, places, current } = useComments(doc, editor, load.entries, isListed);
  const go = useCallback((id: FeedbackId) => void goToComment(id)(editor.state(), editor.view()?.dispatch), [editor]);
  useFirst(first, load, places !== undefined, go, () => setState("any"));
  useShown(editor, current);
  const leave = useCallback(
    (entry: FeedbackEntry) => {
      if (state === "any" && entry.feedbackId !== current) return;
      onLeft();
    },
    [state, current, onLeft],
  );
  const { verbs, question } = useFeedbackVerbs(session, leave);
  if (load.entries.length === 0) return <p className="comments-quiet">{words.emptyPanel}</p>;
  return (
    <>
      <div className="comments-tools">
        <StateSwitch state={state} onState={setState} />
        <CommentSteps editor={editor} ids={listed.map(({ feedbackId }) => feedbackId)} current={current} />
      </div>
      {places && listed.length === 0 && <p className="comments-quiet">{words.noneMatch}</p>}
      <CommentCards {...{ editor, listed, places, current, verbs }} fresh={load.fresh} onPick={go} />
      {question}
    </>
  );
}

interface StateSwitchProps {
  readonly state: ShownState;
  readonly onState: (state: ShownState) => void;
}

const states = [
  ["open", words.filters.states.open],
  ["resolved", words.filters.states.resolved],
  ["any", words.filters.any],
] as const;

const StateSwitch = ({ state, onState }: StateSwitchProps) => (
  <fieldset className="comments-states">
    <legend className="only-spoken">{words.filters.label}</legend>
    {states.map(([value, label]) => (
      <button
        key={value}
        type="button"
        className={buttonClass({ variant: "bare", size: "small" })}
        aria-pressed={state === value}
        onClick={() => onState(value)}
      >
        {label}
      </button>
    ))}
  </fieldset>
);

/** Goes, once, to the comment that the address named, whatever its state. */
function useFirst(
  first: FeedbackId | undefined,
  { entries }: OpenCommentsProps["load"],
  isPlaced: boolean,
  go: (id: FeedbackId) => void,
  showAll: () => void,
): void {
  const [left, setLeft] = useState(first);
  const wanted = isPlaced ? entries.find(({ feedbackId }) => feedbackId === left) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the comment is there.
  useEffect(() => {
    if (!wanted) return;
    setLeft(undefined);
    if (wanted.state !== "open") showAll();
    // The marks are set first.
    const frame = requestAnimationFrame(() => go(wanted.feedbackId));
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
}

/** Brings words and card of a comment before the eyes when it is lit, by whatever way. */
function useShown(editor: Editor, current: FeedbackId | undefined): void {
  useEffect(() => {
    if (current === undefined) return;
    showComment(editor, current);
    document.querySelector(`.comments [data-feedback="${current}"]`)?.scrollIntoView({ block: "nearest" });
  }, [editor, current]);
}
