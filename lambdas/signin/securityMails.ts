import { type MailReader, mailHtml, mailText, type WrittenMail } from "#lambdas/shared/mailTemplate.ts";
import { mailWords } from "#lambdas/shared/mailWords.ts";

/** A change after which an account may belong to somebody else. Its owner gets an e-mail about each. */
export type OwnerNotice = keyof (typeof mailWords)["en"]["security"];

export const ownerNotices = Object.keys(mailWords.en.security) as readonly OwnerNotice[];

/** The e-mail about a change: what happened, and what to do if it was somebody else. */
export const securityMail = (event: OwnerNotice, to: MailReader): WrittenMail => {
  const { subject, paragraphs } = mailWords[to.language].security[event];
  return { subject, html: mailHtml(to, paragraphs), text: mailText(to, paragraphs) };
};
