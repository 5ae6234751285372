import { type ReactNode, useMemo, useState } from "react";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import type { FeedbackActions } from "./FeedbackCard.tsx";
import type { FeedbackSession } from "./feedbackSession.ts";
import { ReaderDialog } from "./ReaderDialog.tsx";
import type { Sources } from "./sources.ts";
import { toastError } from "./toastError.ts";
import type { OpenFeedback } from "./usePlayFeedback.ts";

interface UseFeedbackActions {
  readonly actions: FeedbackActions;
  /** The open dialog, if any. */
  readonly dialog: ReactNode;
}

/**
 * Returns what the author can do with feedback. Resolving can be undone, deleting asks for confirmation, and failures
 * show a message.
 */
export function useFeedbackActions({ session, load }: OpenFeedback, sources: Sources): UseFeedbackActions {
  const [toRemove, setToRemove] = useState<FeedbackEntry>();
  const [inReaderDialog, setInReaderDialog] = useState<FeedbackEntry>();
  const actions = useMemo(() => feedbackActions(session, { setToRemove, setInReaderDialog }), [session]);
  const remove = (entry: FeedbackEntry): void => {
    setToRemove(undefined);
    session.remove(entry.feedbackId).then(() => showToast(feedbackWords.nowRemoved), toastError);
  };
  return {
    actions,
    dialog: (
      <>
        {toRemove && <RemoveQuestion onKeep={() => setToRemove(undefined)} onRemove={() => remove(toRemove)} />}
        {inReaderDialog && (
          <ReaderDialog
            session={session}
            load={load}
            reader={inReaderDialog.readerId}
            name={sources.readers.get(inReaderDialog.readerId) ?? feedbackWords.aReader}
            onClose={() => setInReaderDialog(undefined)}
          />
        )}
      </>
    ),
  };
}

interface ActionHandlers {
  readonly setToRemove: (entry: FeedbackEntry) => void;
  readonly setInReaderDialog: (entry: FeedbackEntry) => void;
}

function feedbackActions(
  session: FeedbackSession,
  { setToRemove, setInReaderDialog }: ActionHandlers,
): FeedbackActions {
  const setState = (entry: FeedbackEntry, state: FeedbackEntry["state"], onDone: () => void): void =>
    void session.setState(entry.feedbackId, state).then(onDone, toastError);
  const reopen = (entry: FeedbackEntry): void => setState(entry, "open", () => showToast(feedbackWords.nowOpen));
  return {
    onRemove: setToRemove,
    onReader: setInReaderDialog,
    onResolve(entry) {
      if (entry.state === "resolved") return reopen(entry);
      const undo = { label: feedbackWords.undo, onSelect: () => reopen(entry) };
      setState(entry, "resolved", () => showToast(feedbackWords.nowResolved, undo));
    },
    async onReply(entry, text) {
      try {
        await session.reply(entry.feedbackId, text);
        showToast(feedbackWords.replied);
        return true;
      } catch (error) {
        toastError(error);
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
    title={feedbackWords.removeTitle}
    onClose={onKeep}
    actions={
      <>
        <Button onClick={onKeep}>{feedbackWords.removeKeep}</Button>
        <Button variant="danger" onClick={onRemove}>
          {feedbackWords.remove}
        </Button>
      </>
    }
  >
    <p>{feedbackWords.removeText}</p>
  </Dialog>
);
