import { mailAnchor, mailButton } from "#lambdas/shared/mailDocument.ts";
import { type MailReader, mailHtml, mailText, type WrittenMail } from "#lambdas/shared/mailTemplate.ts";
import { mailWords } from "#lambdas/shared/mailWords.ts";

/** The e-mail with the sign-in link. */
export const linkMail = (to: MailReader, link: string): WrittenMail => {
  const { link: words, signInNow } = mailWords[to.language];
  return {
    subject: words.subject,
    html: mailHtml(to, [words.lead, mailButton(signInNow, link), words.terms]),
    text: mailText(to, [words.lead, link, words.terms]),
  };
};

/** The e-mail for an account with a second factor. It contains no link, because a link would bypass that factor. */
export const secondFactorMail = (to: MailReader, signInPage: string): WrittenMail => {
  const { secondFactor: words, toSignIn } = mailWords[to.language];
  return {
    subject: words.subject,
    html: mailHtml(to, [words.lead, mailButton(toSignIn, signInPage), words.notMe]),
    text: mailText(to, [words.lead, signInPage, words.notMe]),
  };
};

interface Pages {
  readonly signIn: string;
  readonly newPassword: string;
}

/** The e-mail to somebody who signs up with an address that already has an account. */
export const accountExistsMail = (to: MailReader, pages: Pages & { readonly link: string }): WrittenMail => {
  const { accountExists: words, nothingChanged, signInNow } = mailWords[to.language];
  const lead = `${words.lead} ${words.byLink}`;
  return {
    subject: words.subject,
    html: mailHtml(to, [
      lead,
      mailButton(signInNow, pages.link),
      words.terms,
      `${words.forgotten} ${mailAnchor(pages.newPassword)}`,
      nothingChanged,
    ]),
    text: mailText(to, [lead, pages.link, words.terms, `${words.forgotten} ${pages.newPassword}`, nothingChanged]),
  };
};

/**
 * The same for an account with an authenticator app. It contains no sign-in link, because a link would bypass the app.
 */
export const signInByPasswordMail = (to: MailReader, pages: Pages): WrittenMail => {
  const { accountExists: words, nothingChanged, toSignIn } = mailWords[to.language];
  const lead = `${words.lead} ${words.byPassword}`;
  return {
    subject: words.subject,
    html: mailHtml(to, [
      lead,
      mailButton(toSignIn, pages.signIn),
      `${words.forgotten} ${mailAnchor(pages.newPassword)}`,
      nothingChanged,
    ]),
    text: mailText(to, [lead, pages.signIn, `${words.forgotten} ${pages.newPassword}`, nothingChanged]),
  };
};

/** The e-mail to the owner of an address that somebody wants to use for another account. */
export const addressInUseMail = (to: MailReader, signInPage: string): WrittenMail => {
  const { addressInUse: words, nothingChanged, toSignIn } = mailWords[to.language];
  return {
    subject: words.subject,
    html: mailHtml(to, [words.lead, words.way, mailButton(toSignIn, signInPage), nothingChanged]),
    text: mailText(to, [words.lead, words.way, `${toSignIn}:\n${signInPage}`, nothingChanged]),
  };
};
