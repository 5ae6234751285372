import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import { askForLanguage } from "#domain/account/localAddress.ts";
import { apiBase } from "#domain/api/contract.ts";
import { makeMailChoice } from "#domain/api/mailChoices.ts";
import { type MailToken, mailChoicePath } from "#domain/feedback/mailChoice.ts";
import type { SendMail } from "#lambdas/services/mailMessage.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";

/** How authors and readers are told by e-mail what the other side has written. */
export interface FeedbackMail {
  readonly send: SendMail;
  readonly siteOrigin: () => Promise<string>;
  /** Knows the addresses of authors. */
  readonly pool: Pick<UserPoolClient, "findAccount">;
}

/** Returns the address of the page whose button makes a choice. */
export const choicePageOf = (origin: string, token: MailToken, language: InterfaceLanguage): string =>
  `${origin}${mailChoicePath}?${askForLanguage(language)}#${token}`;

/** Returns where mail programs make a choice themselves. */
export const choiceAddressOf = (origin: string, token: MailToken): string =>
  `${origin}${apiBase}${makeMailChoice.path.replace("{token}", token)}`;
