import { type MouseEvent, memo, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import { initialsOf } from "#domain/initialsOf.ts";
import { feedbackKindWords, feedbackWords } from "#frontend/messages/feedback.yaml";
import { formatMoment, formatRecentDay } from "#frontend/messages/format.ts";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import { Icon } from "#frontend/ui/Icon.tsx";
import { Menu } from "#frontend/ui/Menu.tsx";
import { ReplyForm } from "./ReplyForm.tsx";
import { findReplyDraft } from "./replyDrafts.ts";
import "./FeedbackCard.css";

/** What the author can do with a comment. Each action shows its own error. */
export interface FeedbackActions {
  readonly onResolve: (entry: FeedbackEntry) => void;
  readonly onRemove: (entry: FeedbackEntry) => void;
  /** Opens what can be done about its reader. */
  readonly onReader: (entry: FeedbackEntry) => void;
  /** Returns whether it was sent. */
  readonly onReply: (entry: FeedbackEntry, text: string) => Promise<boolean>;
}

interface FeedbackCardProps extends FeedbackActions {
  readonly entry: FeedbackEntry;
  /** The names of its reader and its link. */
  readonly reader: string;
  readonly link: string;
  readonly isUnread: boolean;
  /** Where its passage is, in short; absent if it's about the whole play. */
  readonly place?: string | undefined;
  /** Whether its passage is no longer in the play. */
  readonly isGone: boolean;
  /** Makes its quote a button that shows the passage in the text; absent if there's no way to. */
  readonly onShow?: ((entry: FeedbackEntry) => void) | undefined;
  /** The same, as an address. */
  readonly textAddress?: string | undefined;
  readonly isCurrent?: boolean;
  readonly onPick?: ((entry: FeedbackEntry) => void) | undefined;
}

/** One comment, its replies, and what can be done with it. Shows plain text, never markup. */
export const FeedbackCard = memo(function FeedbackCard(props: FeedbackCardProps) {
  const { entry, reader, isCurrent = false, onPick } = props;
  const nameId = useId();
  const pick = onPick && ((event: MouseEvent) => isOnCard(event) && onPick(entry));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the card's buttons do the same.
    <article
      className="feedback-card"
      aria-labelledby={nameId}
      aria-current={isCurrent ? "true" : undefined}
      data-feedback={entry.feedbackId}
      data-state={entry.state}
      onClick={pick}
    >
      <CardHead {...props} nameId={nameId} />
      <CardQuote {...props} />
      <p className="feedback-text" dir="auto">
        {entry.text}
      </p>
      <Replies entry={entry} reader={reader} />
      <CardActions {...props} />
    </article>
  );
});

/** Returns whether a click was on the card itself and not on one of its buttons or fields. */
const isOnCard = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest("button, a, textarea") === null;

function CardHead({ entry, reader, link, isUnread, place, nameId }: FeedbackCardProps & { readonly nameId: string }) {
  const now = new Date();
  const isResolved = entry.state === "resolved";
  const facts = [
    feedbackKindWords[entry.kind],
    place,
    entry.draft && draftName(entry.draft, now),
    // A personal link has its reader's name.
    link !== reader && feedbackWords.viaLink({ label: link }),
    isResolved && feedbackWords.resolved,
    entry.editedAt && feedbackWords.edited,
  ];
  return (
    <header className="feedback-head">
      <span className="feedback-avatar" aria-hidden="true">
        {initialsOf(reader)}
      </span>
      <bdi id={nameId} translate="no" className="feedback-name">
        {reader}
      </bdi>
      {isUnread && <span className="feedback-unread">{feedbackWords.isUnread}</span>}
      {/* Not beside the name, which needs the room. */}
      <span className="feedback-facts">
        <time dateTime={entry.at} title={formatMoment(entry.at, now)}>
          {formatRecentDay(entry.at, now)}
        </time>
        <span>{` · ${facts.filter(Boolean).join(" · ")}`}</span>
      </span>
    </header>
  );
}

/** The draft that the reader saw: as the title page names it, or by its date. */
const draftName = ({ line, asOf }: NonNullable<FeedbackEntry["draft"]>, now: Date): string =>
  line === "" ? feedbackWords.onText({ day: formatRecentDay(asOf, now) }) : feedbackWords.onDraft({ draft: line });

/** The quoted passage; links to the passage in the text if it's still there. */
function CardQuote({ entry, isGone, onShow, textAddress }: FeedbackCardProps) {
  if (!entry.passage) return null;
  const quote = <blockquote dir="auto">{entry.passage.ranges.map((range) => range.quote).join(" ")}</blockquote>;
  const way = { className: "feedback-quote", title: feedbackWords.toText };
  return (
    <div className="feedback-passage">
      {onShow && (
        <button type="button" {...way} onClick={() => onShow(entry)}>
          {quote}
        </button>
      )}
      {textAddress && (
        <Link {...way} to={textAddress}>
          {quote}
        </Link>
      )}
      {!onShow && !textAddress && quote}
      {entry.quoteCheck === "differs" && <p className="feedback-gone">{feedbackWords.quoteDiffers}</p>}
      {entry.quoteCheck === "unchecked" && <p className="feedback-unchecked">{feedbackWords.quoteUnchecked}</p>}
      {isGone && entry.quoteCheck !== "differs" && <p className="feedback-gone">{feedbackWords.gone}</p>}
    </div>
  );
}

const Replies = ({ entry: { replies }, reader }: Pick<FeedbackCardProps, "entry" | "reader">) =>
  replies.length > 0 && (
    <ul className="feedback-replies">
      {replies.map(({ text, at, by }) => (
        <li key={at + text} data-by={by}>
          <span className="feedback-facts">
            <bdi>{by === "reader" ? reader : feedbackWords.you}</bdi> ·{" "}
            <time dateTime={at}>{formatMoment(at, new Date())}</time>
          </span>
          <p className="feedback-text" dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ul>
  );

/** Native buttons, because there are hundreds on one screen. */
function CardActions({ entry, reader, onResolve, onRemove, onReader, onReply }: FeedbackCardProps) {
  const [isReplying, setReplying] = useState(() => findReplyDraft(entry.feedbackId) !== "");
  const actions = useRef<HTMLDivElement>(null);
  const wasReplying = useRef(isReplying);
  useEffect(() => {
    if (wasReplying.current && !isReplying) actions.current?.querySelector("button")?.focus({ preventScroll: true });
    wasReplying.current = isReplying;
  }, [isReplying]);
  const label = (actionButton: string) =>
    feedbackWords.verbOf({ verb: actionButton, name: reader, text: excerptOf(entry.text) });
  const actionButton = (text: string, run: () => void, variant: "quiet" | "bare" = "bare") => (
    <button type="button" className={buttonClass({ variant, size: "small" })} aria-label={label(text)} onClick={run}>
      {text}
    </button>
  );
  if (isReplying) {
    const reply = (text: string) => onReply(entry, text);
    const close = () => setReplying(false);
    return <ReplyForm id={entry.feedbackId} name={reader} onReply={reply} onClose={close} />;
  }
  return (
    <div ref={actions} className="feedback-actions">
      {actionButton(feedbackWords.reply, () => setReplying(true), "quiet")}
      {actionButton(entry.state === "open" ? feedbackWords.resolve : feedbackWords.reopen, () => onResolve(entry))}
      <Menu
        label={label(feedbackWords.more)}
        size="small"
        align="end"
        hasNoArrow
        items={[
          { label: feedbackWords.aboutReader, onSelect: () => onReader(entry) },
          { label: feedbackWords.remove, isDangerous: true, onSelect: () => onRemove(entry) },
        ]}
      >
        <Icon name="more" />
      </Menu>
    </div>
  );
}

/** Characters of a comment that distinguish its buttons for screen readers. */
const excerptLength = 40;

function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > excerptLength ? `${line.slice(0, excerptLength).trimEnd()}…` : line;
}
