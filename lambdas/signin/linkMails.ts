import { linkMinutes } from "#lambdas/stores/signInLinks.ts";
import { mailButton, mailHtml, mailText } from "./mailTemplate.ts";

interface Written {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const notMe = "If you didn't request this link, you can ignore this e-mail. Nobody can sign in without it.";

/** The e-mail with the sign-in link. */
export const linkMail = (fullName: string | undefined, link: string): Written => {
  const lead = "You asked for a link to sign in to Ghostlight. You don't need a password. This link signs you in once:";
  const terms = `The link works for ${linkMinutes} minutes. If you request a newer one, this one stops working. ${notMe}`;
  return {
    subject: "Your Ghostlight sign-in link",
    html: mailHtml(fullName, [lead, mailButton("Sign in to Ghostlight", link), terms]),
    text: mailText(fullName, [lead, link, terms]),
  };
};

/** The e-mail for an account with a second factor. It contains no link, because a link would bypass that factor. */
export const secondFactorMail = (fullName: string | undefined, signInPage: string): Written => {
  const lead =
    "You asked for a sign-in link. Your account is protected by an authenticator app, so sign-in links don't work for it. Please sign in with your password and the code from the app:";
  return {
    subject: "Sign in to Ghostlight with your password and code",
    html: mailHtml(fullName, [lead, mailButton("Go to the sign-in page", signInPage), notMine]),
    text: mailText(fullName, [lead, signInPage, notMine]),
  };
};

const notMine = "If you didn't request this link, you can ignore this e-mail.";

interface Pages {
  readonly signIn: string;
  readonly newPassword: string;
}

const accountExists = "You already have a Ghostlight account";
const triedToSignUp =
  "Someone, probably you, tried to create a Ghostlight account with this e-mail address. You already have an account.";
const forgotten = "Forgot your password? Set a new one:";
const notYou = "If it wasn't you, you don't need to do anything. Your account hasn't changed.";

/** The e-mail to somebody who signs up with an address that already has an account. */
export const accountExistsMail = (fullName: string | undefined, pages: Pages & { readonly link: string }): Written => {
  const lead = `${triedToSignUp} This link signs you in:`;
  const terms = `The link works once, within ${linkMinutes} minutes.`;
  return {
    subject: accountExists,
    html: mailHtml(fullName, [
      lead,
      mailButton("Sign in to Ghostlight", pages.link),
      terms,
      `${forgotten} <a href="${pages.newPassword}">${pages.newPassword}</a>`,
      notYou,
    ]),
    text: mailText(fullName, [lead, pages.link, terms, `${forgotten} ${pages.newPassword}`, notYou]),
  };
};

/**
 * The same for an account with an authenticator app. It contains no sign-in link, because a link would bypass the app.
 */
export const signInByPasswordMail = (fullName: string | undefined, pages: Pages): Written => {
  const lead = `${triedToSignUp} Sign in with your password and the code from your authenticator app:`;
  return {
    subject: accountExists,
    html: mailHtml(fullName, [
      lead,
      mailButton("Go to the sign-in page", pages.signIn),
      `${forgotten} <a href="${pages.newPassword}">${pages.newPassword}</a>`,
      notYou,
    ]),
    text: mailText(fullName, [lead, pages.signIn, `${forgotten} ${pages.newPassword}`, notYou]),
  };
};

/** The e-mail to the owner of an address that somebody wants to use for another account. */
export const addressInUseMail = (fullName: string | undefined, signInPage: string): Written => {
  const lead =
    "Someone, probably you, tried to change the e-mail address of another Ghostlight account to this one. This address already has its own account, so nothing was changed.";
  const way =
    "To use that account, sign in with this address. To use this address for your other account, delete this account first, or choose a different address.";
  return {
    subject: "This address already has a Ghostlight account",
    html: mailHtml(fullName, [lead, way, mailButton("Go to the sign-in page", signInPage), notYou]),
    text: mailText(fullName, [lead, way, signInPage, notYou]),
  };
};
