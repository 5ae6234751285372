import { linkMinutes } from "#lambdas/stores/signInLinks.ts";
import { button, letter, plainLetter } from "./letter.ts";

interface Written {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const notMe = "If you did not ask for it, do nothing: nobody gets in without this mail.";

/** The e-mail with the sign-in link. */
export const linkMail = (fullName: string | undefined, link: string): Written => {
  const lead = "Here is your way in. No password is needed; this link opens the stage door once:";
  const terms = `It is good for ${linkMinutes} minutes, and a newer one takes its place. ${notMe}`;
  return {
    subject: "Your way in to Ghostlight",
    html: letter(fullName, [lead, button("Sign in to Ghostlight", link), terms]),
    text: plainLetter(fullName, [lead, link, terms]),
  };
};

/** The e-mail for an account with a second factor. It contains no link, because a link would bypass that factor. */
export const secondFactorMail = (fullName: string | undefined, signInPage: string): Written => {
  const lead =
    "You asked for a link that signs in. Your account is guarded by an authenticator app, and a link would step around it. So please sign in with your password and the app's code:";
  return {
    subject: "Please sign in with your password and code",
    html: letter(fullName, [lead, button("Go to the sign-in", signInPage), notMine]),
    text: plainLetter(fullName, [lead, signInPage, notMine]),
  };
};

const notMine = "If you did not ask for it, do nothing.";

interface Pages {
  readonly signIn: string;
  readonly newPassword: string;
}

const accountExists = "You already have a Ghostlight account";
const triedToSignUp =
  "Somebody, probably you, tried to create a Ghostlight account with this address. It already has one.";
const forgotten = "Forgot your password? Set a new one:";
const notYou = "If it wasn't you, you don't need to do anything: your account is unchanged.";

/** The e-mail to somebody who signs up with an address that already has an account. */
export const accountExistsMail = (fullName: string | undefined, pages: Pages & { readonly link: string }): Written => {
  const lead = `${triedToSignUp} This link signs you in to it:`;
  const terms = `The link works once, for ${linkMinutes} minutes.`;
  return {
    subject: accountExists,
    html: letter(fullName, [
      lead,
      button("Sign in to Ghostlight", pages.link),
      terms,
      `${forgotten} <a href="${pages.newPassword}">${pages.newPassword}</a>`,
      notYou,
    ]),
    text: plainLetter(fullName, [lead, pages.link, terms, `${forgotten} ${pages.newPassword}`, notYou]),
  };
};

/**
 * The same for an account with an authenticator app. It contains no sign-in link, because a link would bypass the app.
 */
export const signInByPasswordMail = (fullName: string | undefined, pages: Pages): Written => {
  const lead = `${triedToSignUp} Sign in with your password and the code from your authenticator app:`;
  return {
    subject: accountExists,
    html: letter(fullName, [
      lead,
      button("Go to the sign-in page", pages.signIn),
      `${forgotten} <a href="${pages.newPassword}">${pages.newPassword}</a>`,
      notYou,
    ]),
    text: plainLetter(fullName, [lead, pages.signIn, `${forgotten} ${pages.newPassword}`, notYou]),
  };
};

/** The e-mail to the owner of an address that somebody wants to use for another account. */
export const addressInUseMail = (fullName: string | undefined, signInPage: string): Written => {
  const lead =
    "Somebody, probably you, tried to change the address of another Ghostlight account to this one. This address already has an account of its own, so nothing was changed.";
  const way =
    "To use that account, sign in with this address. To move your other account here, delete this account first, or choose another address.";
  return {
    subject: "This address already has a Ghostlight account",
    html: letter(fullName, [lead, way, button("Go to the sign-in page", signInPage), notYou]),
    text: plainLetter(fullName, [lead, way, signInPage, notYou]),
  };
};
