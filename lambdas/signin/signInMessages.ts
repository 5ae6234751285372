import { button, letter } from "./letter.ts";

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
  subject: "Confirm your address for Ghostlight",
  html: letter(facts.fullName, [
    "Welcome to Ghostlight. One step is left before the lights go up: confirm that this address is yours.",
    button("Confirm my address", linkTo(facts, "/auth?type=signup&")),
    "The link is good for 24 hours. If you did not sign up, do nothing: without it no account is opened.",
  ]),
});

export const resetPassword = (facts: MessageFacts): SignInMessage => ({
  subject: "Set a new password for Ghostlight",
  html: letter(facts.fullName, [
    "Somebody, we hope you, asked to set a new password for your account.",
    button("Set a new password", linkTo(facts, "/reset-password?")),
    "The link is good for one hour. If it was not you, do nothing: your password stays as it is.",
  ]),
});

export const verifyNewAddress = (facts: MessageFacts): SignInMessage => ({
  subject: "Your code for Ghostlight",
  html: letter(facts.fullName, [
    "To use this address for your account, type this code where you asked for it:",
    `<strong style="font-size:28px;letter-spacing:4px">${facts.codeParameter}</strong>`,
    "The code is good for 24 hours. Until then, and if you do nothing, your old address stays.",
  ]),
});

const linkTo = ({ siteOrigin, username, codeParameter }: MessageFacts, path: string): string =>
  `${siteOrigin}${path}username=${encodeURIComponent(username)}&code=${codeParameter}`;
