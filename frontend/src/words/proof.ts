/** Proving again who one is, before something that cannot be taken back. */
export const proofWords = {
  password: "Your password",
  passwordHint: "So that nobody else does this on a device that you left open.",
  passwordMissing: "Write your password.",
  wrongPassword: "This is not your password.",
  notConfirmed: "The address of this account is not confirmed yet. Open the link in the mail first.",
  show: "Show password",
  hidden: "The password is hidden",
  shown: "The password is shown",
  code: "Code",
  codeHint: "The six digits that your authenticator app shows now.",
  codeOdd: "Write the six digits of the code.",
  cancel: "Cancel",
  busy: "One moment",
  newPassword: "Set a new password",
  noPassword: "No password at hand?",
  sendLink: "Send me a link instead",
  linkSent: (email: string) =>
    `A link is on its way to ${email}. Open it in this browser within ten minutes: it leads back here.`,
} as const;
