import { linkMinutes } from "#lambdas/stores/signInLinks.ts";
import { button, letter, plainLetter } from "./letter.ts";

interface Written {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const notMe = "If you did not ask for it, do nothing: nobody gets in without this mail.";

/** The mail with the link that signs in. */
export const linkMail = (fullName: string | undefined, link: string): Written => {
  const lead = "Here is your way in. No password is needed; this link opens the stage door once:";
  const terms = `It is good for ${linkMinutes} minutes, and a newer one takes its place. ${notMe}`;
  return {
    subject: "Your way in to Ghostlight",
    html: letter(fullName, [lead, button("Sign in to Ghostlight", link), terms]),
    text: plainLetter(fullName, [lead, link, terms]),
  };
};

/** The mail to whom no link is sent, for it would step around the second factor. */
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
