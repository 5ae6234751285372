import { escapeHtml } from "#lambdas/shared/escapeHtml.ts";
import { mailAnchor, mailButton } from "#lambdas/shared/mailDocument.ts";
import {
  type MailReader,
  mailHtml,
  mailText,
  nameInMail,
  titleInMail,
  type WrittenMail,
} from "#lambdas/shared/mailTemplate.ts";
import { mailWords } from "#lambdas/shared/mailWords.ts";
import { confirmDays } from "#lambdas/stores/replyMails.ts";

interface NewComments {
  /** At least one. */
  readonly count: number;
  readonly title: string;
  /** The name with which the latest is signed; empty if there's none. */
  readonly latestBy: string;
  /** The screen with the comments. */
  readonly page: string;
  readonly stopPage: string;
}

/** The e-mail to an author whose readers have commented or answered. It says nothing of what they wrote. */
export function commentsMail(to: MailReader, { count, title, latestBy, page, stopPage }: NewComments): WrittenMail {
  const { comments: words } = mailWords[to.language];
  const name = nameInMail(latestBy);
  const values = { count: String(count), title: titleInMail(title) ?? words.untitled, name: name ?? "" };
  const { subject, lead, leadNamed } = count === 1 ? words.one : words.many;
  return withLinks(to, {
    subject: filled(subject, values),
    paragraphs: [filled(name ? leadNamed : lead, values)],
    page: { label: words.button, address: page },
    terms: words.terms,
    stop: { label: words.stop, address: stopPage },
  });
}

interface RepliedComment {
  /** As the link shows it. */
  readonly title: string;
  readonly page: string;
  readonly stopPage: string;
}

/** The e-mail to a reader whose comment the author has replied to. It names nobody, because the link may be blind. */
export function replyMail(to: MailReader, { title, page, stopPage }: RepliedComment): WrittenMail {
  const { reply: words } = mailWords[to.language];
  const values = { title: titleInMail(title) ?? words.untitled };
  return withLinks(to, {
    subject: filled(words.subject, values),
    paragraphs: [filled(words.lead, values), words.where],
    page: { label: words.button, address: page },
    terms: words.terms,
    stop: { label: words.stop, address: stopPage },
  });
}

interface UnconfirmedReplyMails {
  readonly title: string;
  readonly confirmPage: string;
  readonly stopPage: string;
}

/** The e-mail to an address that somebody entered for e-mails about replies. */
export function confirmRepliesMail(
  to: MailReader,
  { title, confirmPage, stopPage }: UnconfirmedReplyMails,
): WrittenMail {
  const { confirmReplies: words } = mailWords[to.language];
  const values = { title: titleInMail(title) ?? words.untitled };
  return withLinks(to, {
    subject: words.subject,
    paragraphs: [filled(words.lead, values)],
    page: { label: words.button, address: confirmPage },
    terms: filled(words.terms, { confirmDays: String(confirmDays) }),
    stop: { label: words.stop, address: stopPage },
  });
}

interface Labeled {
  readonly label: string;
  readonly address: string;
}

interface MailParts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly page: Labeled;
  readonly terms: string;
  readonly stop: Labeled;
}

function withLinks(to: MailReader, { subject, paragraphs, page, terms, stop }: MailParts): WrittenMail {
  return {
    subject,
    html: mailHtml(to, [
      ...paragraphs.map(escapeHtml),
      mailButton(page.label, page.address),
      terms,
      `${stop.label} ${mailAnchor(stop.address)}`,
    ]),
    text: mailText(to, [...paragraphs, `${page.label}:\n${page.address}`, terms, `${stop.label}\n${stop.address}`]),
  };
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
