import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The address for replies, if it isn't the sender's. */
  readonly replyTo?: string;
  /** Where mail programs send a POST when somebody unsubscribes with their own button (RFC 8058). */
  readonly stopAddress?: string;
}

export type SendMail = (mail: MailMessage) => Promise<void>;

const timeouts = { connectionTimeout: 1000, requestTimeout: 4000, throwOnRequestTimeout: true };

/** Sends through SES, from the stage's own sender, e.g. `Ghostlight <lamp@ghostlight.example>`. */
export const sendFrom = (
  sender: string,
  client = new SESv2Client({ requestHandler: timeouts, maxAttempts: 2 }),
): SendMail => {
  // Without one, SES uses the identity's default, which the function may not be allowed to use.
  const configurationSet = process.env.MAIL_CONFIGURATION_SET;
  return async ({ to, subject, html, text, replyTo, stopAddress }) => {
    const Body = { Html: { Data: html, Charset: "UTF-8" }, Text: { Data: text, Charset: "UTF-8" } };
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: sender,
        ...(configurationSet && { ConfigurationSetName: configurationSet }),
        Destination: { ToAddresses: [to] },
        ...(replyTo && { ReplyToAddresses: [replyTo] }),
        Content: {
          Simple: {
            Subject: { Data: subject, Charset: "UTF-8" },
            Body,
            ...(stopAddress && { Headers: unsubscribing(stopAddress) }),
          },
        },
      }),
    );
  };
};

const unsubscribing = (address: string) => [
  { Name: "List-Unsubscribe", Value: `<${address}>` },
  { Name: "List-Unsubscribe-Post", Value: "List-Unsubscribe=One-Click" },
];
