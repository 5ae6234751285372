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
