import { useState } from "react";
import type { ReaderId } from "#domain/feedback/feedback.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { useAction } from "#frontend/platform/useAction.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import type { FeedbackLoad } from "./feedbackLoad.ts";
import type { FeedbackSession } from "./feedbackSession.ts";

const { reader: words } = feedbackWords;

interface ReaderDialogProps {
  readonly session: FeedbackSession;
  readonly load: FeedbackLoad;
  readonly reader: ReaderId;
  readonly name: string;
  readonly onClose: () => void;
}

/** What the author can do about one reader: block them, and delete all their comments. */
export function ReaderDialog({ session, load, reader, name, onClose }: ReaderDialogProps) {
  const { count, isBlocked } = subscriptionSummary(load, reader);
  const [isSure, setSure] = useState(false);
  const { isBusy, errorText, run } = useAction(async (step: () => Promise<void>, done: string) => {
    await step();
    showToast(done);
    onClose();
  });
  const remove = () =>
    run(async () => {
      await session.removeReader(reader);
    }, words.removed({ name }));
  return (
    <Dialog
      isOpen
      title={words.title({ name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      {errorText && (
        <Alert kind="bad" heading={feedbackWords.failed}>
          {errorText}
        </Alert>
      )}
      <p>{isBlocked ? words.blockedText : words.blockText}</p>
      <div>
        {isBlocked ? (
          <Button isBusy={isBusy} onClick={() => void run(() => session.unblock(reader), words.unblocked({ name }))}>
            {words.unblock}
          </Button>
        ) : (
          <Button isBusy={isBusy} onClick={() => void run(() => session.block(reader, name), words.blocked({ name }))}>
            {words.block}
          </Button>
        )}
      </div>
      {count > 0 && (
        <>
          <p>{isSure ? words.removeSure({ count }) : words.removeText({ count })}</p>
          <div>
            <Button variant="danger" isBusy={isBusy} onClick={() => (isSure ? void remove() : setSure(true))}>
              {isSure ? words.removeNow({ count }) : words.remove}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function subscriptionSummary(load: FeedbackLoad, reader: ReaderId) {
  if (load.kind !== "ready") return { count: 0, isBlocked: false };
  return {
    count: load.entries.filter(({ readerId }) => readerId === reader).length,
    isBlocked: load.blocked.some(({ readerId }) => readerId === reader),
  };
}
