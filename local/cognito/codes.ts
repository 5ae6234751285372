import { randomInt } from "node:crypto";
import * as z from "zod";
import { hourMs } from "#domain/time.ts";
import { AwsError } from "#local/protocol/AwsError.ts";
import type { LocalUserPool } from "./LocalUserPool.ts";
import { codeMismatch, expiredCode } from "./refusals.ts";
import { attributesForTriggers, hasTrigger, runTrigger } from "./triggers.ts";
import type { MailedCode, User } from "./users.ts";

export type CodePurpose = keyof User["codes"];

/** Cognito's lifetimes: 24 hours for sign-up and attribute codes, one hour for reset codes. */
const validHours: Record<CodePurpose, number> = { signUp: 24, email: 24, reset: 1 };

export interface CodeMail {
  readonly purpose: CodePurpose;
  readonly source: `CustomMessage_${"SignUp" | "ResendCode" | "ForgotPassword" | "UpdateUserAttribute" | "VerifyUserAttribute"}`;
  readonly clientId: string;
  readonly clientMetadata?: Readonly<Record<string, string>> | undefined;
  /** The address to verify, if it isn't the account's current one. */
  readonly email?: string;
}

/** Creates a new code (which invalidates an older one), writes the e-mail and sends it. */
export const mailCode = async (pool: LocalUserPool, user: User, mail: CodeMail) => {
  pool.attempts.countWithinHour("codeSent", `${user.username} ${mail.purpose}`);
  const to = mail.email ?? user.attributes.email ?? "";
  const code = randomInt(1_000_000).toString().padStart(6, "0");
  const mailed: MailedCode = { code, expiresAt: pool.now() + validHours[mail.purpose] * hourMs, email: mail.email };
  pool.users.change(user.username, ({ codes }) => ({ codes: { ...codes, [mail.purpose]: mailed } }));
  const { subject, html } = await wording(pool, user, mail);
  await pool.sendMail({ to, subject, html: html.replaceAll("{####}", code) });
  return deliveryTo(to);
};

/** Checks a code and uses it up. Refuses a wrong or expired code, and the sixth attempt within an hour. */
export const redeemCode = (pool: LocalUserPool, user: User, purpose: CodePurpose, code: string): MailedCode => {
  const tries = `${user.username} ${purpose}`;
  pool.attempts.countWithinHour("codeTried", tries);
  const mailed = user.codes[purpose];
  if (!mailed || mailed.expiresAt <= pool.now()) throw expiredCode();
  if (mailed.code !== code) throw codeMismatch();
  pool.users.change(user.username, ({ codes: { [purpose]: _used, ...codes } }) => ({ codes }));
  pool.attempts.clearTries(tries);
  return mailed;
};

/** How Cognito masks the address a code was sent to: `w***@e***`. */
export const deliveryTo = (email: string) => ({
  Destination: email.replace(/^(.).*@(.).*$/, "$1***@$2***"),
  DeliveryMedium: "EMAIL",
  AttributeName: "email",
});

const ownWording = z.object({
  emailSubject: z.string().max(140).nullish(),
  emailMessage: z.string().max(20_000).nullish(),
});

const wording = async (pool: LocalUserPool, user: User, { source, clientId, clientMetadata }: CodeMail) => {
  const { EmailSubject, EmailMessage } = pool.properties.VerificationMessageTemplate;
  if (!hasTrigger(pool, "CustomMessage")) return { subject: EmailSubject, html: EmailMessage };
  const own = await runTrigger(
    pool,
    source,
    {
      clientId,
      userName: user.username,
      request: {
        userAttributes: attributesForTriggers(user),
        codeParameter: "{####}",
        linkParameter: "{##Click Here##}",
        usernameParameter: null,
        ...(clientMetadata && { clientMetadata }),
      },
      response: { smsMessage: null, emailMessage: null, emailSubject: null },
    },
    ownWording,
  );
  const html = own.emailMessage ?? EmailMessage;
  if (!html.includes("{####}")) throw new AwsError("InvalidLambdaResponseException", "The message must hold {####}.");
  return { subject: own.emailSubject ?? EmailSubject, html };
};
