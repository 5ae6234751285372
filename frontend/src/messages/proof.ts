import { translated } from "./translation.ts";

/** Reauthentication, before something that can't be undone. */
export const proofWords = translated("proofWords", {
  password: "Your password",
  passwordHint: "To make sure it's you, and not someone using your device.",
  passwordMissing: "Enter your password.",
  wrongPassword: "That isn't your password. Try again.",
  notConfirmed: "Your e-mail address isn't confirmed yet. Open the link in the e-mail we sent you first.",
  show: "Show password",
  hidden: "Password hidden",
  shown: "Password shown",
  code: "Code",
  codeHint: "The 6-digit code your authenticator app shows now.",
  codeOdd: "Enter the 6-digit code.",
  cancel: "Cancel",
  busy: "Checking…",
  newPassword: "Set a new password",
  noPassword: "Don't know your password?",
  sendLink: "E-mail me a link instead",
  linkSent: (email: string) =>
    `We've e-mailed a link to ${email}. Open it in this browser within 10 minutes to continue here.`,
});
