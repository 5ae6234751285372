import { useId } from "react";
import type { KeptMessage } from "#domain/api/messages.ts";
import { contactWords } from "#frontend/messages/contact.ts";
import { formatMoment, formatRecentDay } from "#frontend/messages/format.ts";
import { messagesWords as words } from "#frontend/messages/messages.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import { State } from "#frontend/ui/State.tsx";

interface MessageCardProps {
  readonly message: KeptMessage;
  readonly onAnswered: (answered: boolean) => void;
  readonly onRemove: () => void;
}

/** One message. Its text was written by a stranger and is shown as plain text. */
export function MessageCard({ message, onAnswered, onRemove }: MessageCardProps) {
  const titleId = useId();
  const now = new Date();
  const { name, email, topic, sentAt, answeredAt } = message;
  const isAnswered = answeredAt !== null;
  return (
    <li>
      <article className="card message" aria-labelledby={titleId}>
        <header>
          <h2 id={titleId}>{name}</h2>
          <State kind={isAnswered ? "good" : "warn"}>
            {isAnswered ? words.answered(formatRecentDay(answeredAt, now)) : words.open}
          </State>
        </header>
        <p className="message-facts">
          <span>{contactWords.topics[topic]}</span>
          <span>{email}</span>
          <time dateTime={sentAt}>{formatMoment(sentAt, now)}</time>
        </p>
        <p className="message-text">{message.message}</p>
        <div className="card-actions">
          <a className={buttonClass({ variant: "quiet", size: "small" })} href={replyTo(email)}>
            {words.reply}
          </a>
          <Button size="small" onClick={() => onAnswered(!isAnswered)}>
            {isAnswered ? words.markOpen : words.markAnswered}
          </Button>
          <Button size="small" variant="bare" onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
      </article>
    </li>
  );
}

/** The address was entered by a stranger. It's encoded, so that it can't add recipients or copies. */
const replyTo = (email: string): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(words.subject)}`;
