import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import { nameParts } from "#domain/contacts/contact.ts";
import { cleanLine } from "#domain/feedback/cleanText.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { mailDocument } from "./mailDocument.ts";
import { mailWords } from "./mailWords.ts";

/** Whom an e-mail is for. */
export interface MailReader {
  /** As the person typed it; it can be any text. */
  readonly fullName: string | undefined;
  readonly language: InterfaceLanguage;
}

export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Returns an e-mail as HTML: greeting, paragraphs (as HTML), closing. */
export const mailHtml = (to: MailReader, paragraphs: readonly string[]): string =>
  mailDocument(
    to.language,
    [escapeHtml(greeting(to)), ...paragraphs, mailWords[to.language].closing]
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join("\n"),
  );

/** Returns the same e-mail as plain text. */
export const mailText = (to: MailReader, paragraphs: readonly string[]): string =>
  [greeting(to), ...paragraphs, mailWords[to.language].closing].join("\n\n");

/**
 * Greets by name only if it looks like a name. Anyone can sign up with someone else's address, and mail programs turn
 * bare domains into links. So a "name" must not be able to carry a message.
 */
const greeting = ({ fullName = "", language }: MailReader): string => {
  const name = nameInMail(fullName);
  const { hello } = mailWords[language];
  return name ? `${hello} ${firstNameOf(name)},` : `${hello},`;
};

/** Returns a name as an e-mail may show it; undefined if it doesn't look like one. */
export function nameInMail(typed: string): string | undefined {
  const name = typed.trim();
  return /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,59}$/u.test(name.replaceAll(". ", " ")) ? name : undefined;
}

/** Characters of a title in an e-mail. */
const maxTitleLength = 80;

/**
 * Returns a play's title as an e-mail may show it: on one line and cut. Undefined if there's none, or if mail programs would turn
 * a part of it into a link: anybody can give a play any title, and have an e-mail about it sent to anybody.
 */
export function titleInMail(typed: string): string | undefined {
  const title = cleanLine(typed);
  if (title === "" || /[\p{L}\p{N}]\.\p{L}{2,}|:\/\/|@/u.test(title)) return undefined;
  return title.length > maxTitleLength ? `${title.slice(0, maxTitleLength).trimEnd()}…` : title;
}

/** Returns the first word of a full name; the whole name if that's an initial or a title. */
const firstNameOf = (name: string): string => {
  const { firstName } = nameParts(name);
  return /^\p{L}$|\.$/u.test(firstName) ? name : firstName;
};
