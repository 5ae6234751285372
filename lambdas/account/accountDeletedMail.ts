import { mailButton } from "#lambdas/shared/mailDocument.ts";
import { type MailReader, mailHtml, mailText, type WrittenMail } from "#lambdas/shared/mailTemplate.ts";
import { mailWords } from "#lambdas/shared/mailWords.ts";

/** The e-mail to somebody whose account was deleted: what that means, and whom to write to if it was somebody else. */
export const accountDeletedMail = (to: MailReader, contactPage: string): WrittenMail => {
  const { subject, lead, gone, final, notMe, button } = mailWords[to.language].deleted;
  const paragraphs = [lead, gone, final, notMe];
  return {
    subject,
    html: mailHtml(to, [...paragraphs, mailButton(button, contactPage)]),
    text: mailText(to, [...paragraphs, contactPage]),
  };
};
