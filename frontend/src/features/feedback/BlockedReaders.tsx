import type { BlockedReader } from "#domain/api/authorFeedback.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import type { FeedbackSession } from "#frontend/modules/feedback/feedbackSession.ts";
import { toastError } from "#frontend/modules/feedback/toastError.ts";
import { Button } from "#frontend/ui/Button.tsx";

const { reader: words } = feedbackWords;

interface BlockedReadersProps {
  readonly session: FeedbackSession;
  readonly blocked: readonly BlockedReader[];
}

/** Readers who can't leave new comments. Each can be unblocked. */
export const BlockedReaders = ({ session, blocked }: BlockedReadersProps) => (
  <section className="blocked-readers" aria-labelledby="blocked-title">
    <h2 id="blocked-title">{words.blockedTitle}</h2>
    <ul>
      {blocked.map(({ readerId, name }) => (
        <li key={readerId}>
          <bdi translate="no">{name}</bdi>
          <Button
            size="small"
            aria-label={words.unblockOf({ name })}
            onClick={() => void session.unblock(readerId).catch(toastError)}
          >
            {words.unblock}
          </Button>
        </li>
      ))}
    </ul>
  </section>
);
