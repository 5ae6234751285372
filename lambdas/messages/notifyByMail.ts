import type { ContactMessage } from "#domain/messages/message.ts";
import type { MailMessage, SendMail } from "#lambdas/services/mailMessage.ts";
import { escapeHtml } from "#lambdas/shared/escapeHtml.ts";
import { mailDocument } from "#lambdas/shared/mailDocument.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";

/** Where and how the operators are notified of a new message. */
export interface MessageNotice {
  readonly sendMail: SendMail;
  /** The contact address of this stage. */
  readonly to: string;
  readonly siteOrigin: () => Promise<string>;
}

/** E-mails the message to the operators. It's already stored, so a failure is only reported. */
export async function notifyByMail(notice: MessageNotice, message: ContactMessage): Promise<void> {
  try {
    await notice.sendMail(mailOf(message, notice.to, `${await notice.siteOrigin()}/admin/messages`));
  } catch (error) {
    onUnexpected(error, { notice: "message" });
  }
}

/** Tells the operators that the form takes no more messages today. Without a contact address, it's in the error monitoring only. */
export async function reportFullDay(notice: MessageNotice | undefined, limit: number): Promise<void> {
  const text = `The contact form has taken ${limit} messages today and takes no more until midnight UTC.`;
  try {
    if (!notice) throw new Error(text);
    await notice.sendMail(fullDayMail(text, notice.to, `${await notice.siteOrigin()}/admin/messages`));
  } catch (error) {
    onUnexpected(error, { notice: "messages full" });
  }
}

function fullDayMail(text: string, to: string, screen: string): MailMessage {
  const advice = `If they aren't from people, block the addresses that they come from in the web ACL. All messages: ${screen}`;
  const html = mailDocument("en", `<p>${escapeHtml(text)}</p><p>${escapeHtml(advice)}</p>`);
  return { to, subject: "Ghostlight contact form: closed for today", text: `${text}\n\n${advice}`, html };
}

function mailOf({ name, email, topic, message }: ContactMessage, to: string, screen: string): MailMessage {
  const text = [`From: ${name} <${email}>`, `Topic: ${topic}`, "", message, "", `All messages: ${screen}`].join("\n");
  return {
    to,
    replyTo: email,
    subject: `Ghostlight contact form: ${name}`,
    text,
    html: mailDocument("en", `<div style="white-space:pre-wrap">${escapeHtml(text)}</div>`),
  };
}
