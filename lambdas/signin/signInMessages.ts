import { mailButton, mailHtml } from "./mailTemplate.ts";

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
  /** As the person typed it; it can be any text. */
  readonly fullName: string | undefined;
  /** The placeholder that Cognito replaces with the code. */
  readonly codeParameter: string;
}

export const confirmAddress = (facts: MessageFacts): SignInMessage => ({
  subject: "Confirm your e-mail address for Ghostlight",
  html: mailHtml(facts.fullName, [
    "Welcome to Ghostlight. To finish creating your account, confirm that this e-mail address is yours.",
    mailButton("Confirm my address", linkTo(facts, "/auth?type=signup&")),
    "The link works for 24 hours. If you didn't sign up, you can ignore this e-mail, and no account will be created.",
  ]),
});

export const resetPassword = (facts: MessageFacts): SignInMessage => ({
  subject: "Set a new Ghostlight password",
  html: mailHtml(facts.fullName, [
    "Someone, probably you, asked to set a new password for your Ghostlight account.",
    mailButton("Set a new password", linkTo(facts, "/reset-password?")),
    "The link works for 1 hour. If it wasn't you, you can ignore this e-mail. Your password won't change.",
  ]),
});

export const verifyNewAddress = (facts: MessageFacts): SignInMessage => ({
  subject: "Your Ghostlight code",
  html: mailHtml(facts.fullName, [
    "To use this e-mail address for your account, enter this code on the page where you requested it:",
    `<strong style="font-size:28px;letter-spacing:4px">${facts.codeParameter}</strong>`,
    "The code works for 24 hours. Until you enter it, your current address stays the same.",
  ]),
});

const linkTo = ({ siteOrigin, username, codeParameter }: MessageFacts, path: string): string =>
  `${siteOrigin}${path}username=${encodeURIComponent(username)}&code=${codeParameter}`;
