import { type ReactNode, useMemo, useState } from "react";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import { feedbackWords as words } from "#frontend/messages/feedback.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import type { FeedbackActions } from "./FeedbackCard.tsx";
import type { FeedbackSession } from "./feedbackSession.ts";
import { ReaderDialog } from "./ReaderDialog.tsx";
import { sayWhy } from "./sayWhy.ts";
import type { Sources } from "./sources.ts";

interface VerbsHere {
  readonly verbs: FeedbackActions;
  /** The question whether something is to be deleted, while it is asked. */
  readonly question: ReactNode;
}

/**
 * What the author does with feedback: resolving can be taken back, deleting is asked about first, and what fails says
 * so. `onLeft` hears of what is about to leave the list, so that the focus can go on.
 */
export function useFeedbackActions(
  session: FeedbackSession,
  sources: Sources,
  onLeft?: (entry: FeedbackEntry) => void,
): VerbsHere {
  const [asked, setAsked] = useState<FeedbackEntry>();
  const [about, setAbout] = useState<FeedbackEntry>();
  const verbs = useMemo(() => verbsOf(session, { setAsked, setAbout, onLeft }), [session, onLeft]);
  const remove = (entry: FeedbackEntry): void => {
    setAsked(undefined);
    onLeft?.(entry);
    session.remove(entry.feedbackId).catch(sayWhy);
  };
  return {
    verbs,
    question: (
      <>
        {asked && <RemoveQuestion onKeep={() => setAsked(undefined)} onRemove={() => remove(asked)} />}
        {about && (
          <ReaderDialog
            session={session}
            reader={about.readerId}
            name={sources.readers.get(about.readerId) ?? words.aReader}
            onLeft={() => onLeft?.(about)}
            onClose={() => setAbout(undefined)}
          />
        )}
      </>
    ),
  };
}

interface Asking {
  readonly setAsked: (entry: FeedbackEntry) => void;
  readonly setAbout: (entry: FeedbackEntry) => void;
  readonly onLeft: ((entry: FeedbackEntry) => void) | undefined;
}

function verbsOf(session: FeedbackSession, { setAsked, setAbout, onLeft }: Asking): FeedbackActions {
  const setState = (entry: FeedbackEntry, state: FeedbackEntry["state"]): void =>
    void session.setState(entry.feedbackId, state).catch(sayWhy);
  return {
    onRemove: setAsked,
    onReader: setAbout,
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
