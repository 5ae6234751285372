import { escapeHtml } from "./escapeHtml.ts";

/** A mail that Cognito sends for us. It puts the code where `{####}` stands. */
export interface SignInMessage {
  readonly subject: string;
  readonly html: string;
}

export interface MessageFacts {
  /** e.g. `https://ghostlight.example`, without a path. */
  readonly siteOrigin: string;
  /** Cognito's name of the account, which the link hands back. */
  readonly username: string;
  /** As the person wrote it; may be anything. */
  readonly fullName: string | undefined;
  /** What Cognito replaces with the code. */
  readonly codeParameter: string;
}

export const confirmAddress = (facts: MessageFacts): SignInMessage => ({
  subject: "Confirm your address for Ghostlight",
  html: page(facts, [
    "Welcome to Ghostlight. One step is left before the lights go up: confirm that this address is yours.",
    button("Confirm my address", linkTo(facts, "/auth?type=signup&")),
    "The link is good for 24 hours. If you did not sign up, do nothing: without it no account is opened.",
  ]),
});

export const resetPassword = (facts: MessageFacts): SignInMessage => ({
  subject: "Set a new password for Ghostlight",
  html: page(facts, [
    "Somebody, we hope you, asked to set a new password for your account.",
    button("Set a new password", linkTo(facts, "/reset-password?")),
    "The link is good for one hour. If it was not you, do nothing: your password stays as it is.",
  ]),
});

export const verifyNewAddress = (facts: MessageFacts): SignInMessage => ({
  subject: "Your code for Ghostlight",
  html: page(facts, [
    "To use this address for your account, type this code where you asked for it:",
    `<strong style="font-size:28px;letter-spacing:4px">${facts.codeParameter}</strong>`,
    "The code is good for 24 hours. Until then, and if you do nothing, your old address stays.",
  ]),
});

const linkTo = ({ siteOrigin, username, codeParameter }: MessageFacts, path: string): string =>
  `${siteOrigin}${path}username=${encodeURIComponent(username)}&code=${codeParameter}`;

const button = (label: string, address: string): string =>
  `<a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;` +
  `background:#0d5844;color:#ffffff;text-decoration:none;font-weight:600">${label}</a>`;

const page = ({ fullName }: MessageFacts, paragraphs: readonly string[]): string =>
  [
    '<div style="max-width:32em;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#131a17">',
    ...[greeting(fullName), ...paragraphs, "Ghostlight keeps a lamp burning for your play."].map(
      (paragraph) => `<p>${paragraph}</p>`,
    ),
    "</div>",
  ].join("\n");

/**
 * Greets by name only what looks like a name. Anybody can sign up somebody else's address, and mail programs
 * make links of bare domains: so a "name" must not carry a message of its own.
 */
const greeting = (fullName = ""): string => {
  const name = fullName.trim();
  const looksLikeName = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,59}$/u.test(name.replaceAll(". ", " "));
  return looksLikeName ? `Hello ${escapeHtml(name)},` : "Hello,";
};
