import { useId } from "react";
import type { KeptMessage } from "#domain/api/messages.ts";
import { contactWords } from "#frontend/messages/contact.yaml";
import { formatMoment, formatRecentDay } from "#frontend/messages/format.ts";
import { messagesWords } from "#frontend/messages/messages.yaml";
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
            {isAnswered ? messagesWords.answered({ day: formatRecentDay(answeredAt, now) }) : messagesWords.open}
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
            {messagesWords.reply}
          </a>
          <Button size="small" onClick={() => onAnswered(!isAnswered)}>
            {isAnswered ? messagesWords.markOpen : messagesWords.markAnswered}
          </Button>
          <Button size="small" variant="bare" onClick={onRemove}>
            {messagesWords.remove}
          </Button>
        </div>
      </article>
    </li>
  );
}

/** The address was entered by a stranger. It's encoded, so that it can't add recipients or copies. */
const replyTo = (email: string): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(messagesWords.subject)}`;
