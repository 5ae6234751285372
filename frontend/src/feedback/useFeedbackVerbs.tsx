import { type ReactNode, useMemo, useState } from "react";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import { Refused } from "#domain/refused.ts";
import { logger } from "#frontend/app/logger.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { failureWords } from "#frontend/words/failure.ts";
import { feedbackWords as words } from "#frontend/words/feedback.ts";
import type { FeedbackVerbs } from "./FeedbackCard.tsx";
import type { FeedbackSession } from "./feedbackSession.ts";

interface VerbsHere {
  readonly verbs: FeedbackVerbs;
  /** The question whether something is to be deleted, while it is asked. */
  readonly question: ReactNode;
}

/**
 * What the author does with feedback: resolving can be taken back, deleting is asked about first, and what fails says
 * so. `onLeft` hears of what is about to leave the list, so that the focus can go on.
 */
export function useFeedbackVerbs(session: FeedbackSession, onLeft?: (entry: FeedbackEntry) => void): VerbsHere {
  const [asked, setAsked] = useState<FeedbackEntry>();
  const verbs = useMemo(() => verbsOf(session, setAsked, onLeft), [session, onLeft]);
  const remove = (entry: FeedbackEntry): void => {
    setAsked(undefined);
    onLeft?.(entry);
    session.remove(entry.feedbackId).catch(sayWhy);
  };
  return {
    verbs,
    question: asked && <RemoveQuestion onKeep={() => setAsked(undefined)} onRemove={() => remove(asked)} />,
  };
}

function verbsOf(
  session: FeedbackSession,
  onRemove: (entry: FeedbackEntry) => void,
  onLeft: ((entry: FeedbackEntry) => void) | undefined,
): FeedbackVerbs {
  const setState = (entry: FeedbackEntry, state: FeedbackEntry["state"]): void =>
    void session.setState(entry.feedbackId, state).catch(sayWhy);
  return {
    onRemove,
    onResolve(entry) {
      if (entry.state === "resolved") return setState(entry, "open");
      onLeft?.(entry);
      setState(entry, "resolved");
      showToast(words.nowResolved, { label: words.undo, onSelect: () => setState(entry, "open") });
    },
    async onReply(entry, text) {
      try {
        await session.reply(entry.feedbackId, text);
        return true;
      } catch (error) {
        sayWhy(error);
        return false;
      }
    },
  };
}

function sayWhy(error: unknown): void {
  if (!(error instanceof Refused)) logger.error(error);
  showToast(error instanceof Refused ? error.message : failureWords.ours);
}

interface RemoveQuestionProps {
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

const RemoveQuestion = ({ onKeep, onRemove }: RemoveQuestionProps) => (
  <Dialog
    isOpen
    title={words.removeTitle}
    onClose={onKeep}
    actions={
      <>
        <Button onClick={onKeep}>{words.removeKeep}</Button>
        <Button variant="danger" onClick={onRemove}>
          {words.remove}
        </Button>
      </>
    }
  >
    <p>{words.removeText}</p>
  </Dialog>
);
