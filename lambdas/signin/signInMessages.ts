import { askForLanguage } from "#domain/account/localAddress.ts";
import { mailButton } from "#lambdas/shared/mailDocument.ts";
import { type MailReader, mailHtml } from "#lambdas/shared/mailTemplate.ts";
import { mailWords } from "#lambdas/shared/mailWords.ts";

/** An e-mail that Cognito sends for us. Cognito replaces `{####}` with the code. */
export interface SignInMessage {
  readonly subject: string;
  readonly html: string;
}

export interface MessageFacts {
  /** For example `https://ghostlight.example`, without a path. */
  readonly siteOrigin: string;
  /** Cognito's name for the account, which the link passes back. */
  readonly username: string;
  readonly to: MailReader;
  /** The placeholder that Cognito replaces with the code. */
  readonly codeParameter: string;
}

export const confirmAddress = (facts: MessageFacts): SignInMessage => {
  const { confirm: words } = mailWords[facts.to.language];
  const button = mailButton(words.button, linkTo(facts, "/auth?type=signup&"));
  return { subject: words.subject, html: mailHtml(facts.to, [words.lead, button, words.terms]) };
};

export const resetPassword = (facts: MessageFacts): SignInMessage => {
  const { reset: words } = mailWords[facts.to.language];
  const button = mailButton(words.button, linkTo(facts, "/reset-password?"));
  return { subject: words.subject, html: mailHtml(facts.to, [words.lead, button, words.terms]) };
};

export const verifyNewAddress = (facts: MessageFacts): SignInMessage => {
  const { newAddress: words } = mailWords[facts.to.language];
  const code = `<strong style="font-size:28px;letter-spacing:4px">${facts.codeParameter}</strong>`;
  return { subject: words.subject, html: mailHtml(facts.to, [words.lead, code, words.terms]) };
};

/** The code is in the fragment, which no server sees, and which isn't sent on to other sites. */
const linkTo = ({ siteOrigin, username, to, codeParameter }: MessageFacts, path: string): string =>
  `${siteOrigin}${path}${askForLanguage(to.language)}#username=${encodeURIComponent(username)}&code=${codeParameter}`;
