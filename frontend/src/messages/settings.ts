import { freshSignInMinutes } from "#domain/api/account.ts";
import { translated } from "./translation.ts";

/** The account's settings, without deletion. */
export const settingsWords = translated("settingsWords", {
  title: "Account settings",
  change: "Change",
  cancel: "Cancel",

  email: "E-mail",
  changeEmail: "Change e-mail address",
  continue: "Continue",
  newEmail: "New e-mail address",
  newEmailHint: "We'll send a code to this address. Nothing changes until you enter it here.",
  emailMissing: "Enter the new e-mail address.",
  emailOdd: "That doesn't look like an e-mail address.",
  emailSame: "This is already your e-mail address.",
  sendCode: "Send code",
  sendingCode: "Sending code…",
  codeFrom: "Code from the e-mail",
  codeSent: (email: string, old: string) =>
    `We've e-mailed ${email}. If the address isn't in use, the e-mail has a code to enter here. If it already has an account, the e-mail explains what you can do. Until you confirm, keep signing in with ${old}.`,
  codeOdd: "Enter the 6-digit code from the e-mail.",
  codeWrong: "That code is wrong or has expired. Check the most recent e-mail, or send another one.",
  confirm: "Change address",
  confirming: "Changing address…",
  resend: "Send again",
  resent: "We've sent another e-mail. The earlier code no longer works.",
  otherEmail: "Use a different address",
  keepEmail: "Keep current address",
  emailChanged: (email: string) => `Your e-mail address is now ${email}. Use it to sign in.`,

  password: "Password",
  passwordDots: "••••••••",
  changePassword: "Change password",
  oldPassword: "Current password",
  newPassword: "New password",
  show: "Show password",
  hidden: "Password hidden",
  shown: "Password shown",
  oldMissing: "Enter your current password.",
  oldWrong: "That isn't your current password. Try again.",
  passwordSame: "This is already your password. Choose a new one.",
  setPassword: "Set new password",
  settingPassword: "Changing password…",
  passwordChanged: "Your password has been changed.",
  othersStay: "Your other devices stay signed in. If one of them isn't yours, sign out everywhere now.",
  everywhere: "Sign out everywhere",

  writingTitle: "Writing and appearance",
  interfaceLanguage: "Language",
  interfaceLanguageHint: "The language of Ghostlight wherever you sign in, and of the e-mails we send you.",
  language: "Manuscript language",
  languageHint: "Used for your browser's spell check, hyphenation, and screen readers.",
  languageSaved: (language: string) => `Manuscript language set to ${language}.`,
  theme: "Theme",
  themeHint: "Saved in this browser if you allow functional cookies. Otherwise, it lasts until you close the tab.",
  light: "Light",
  dark: "Dark",

  privacyTitle: "Privacy",
  privacy: "Choose what this browser may store beyond the essentials, and whether we may measure how the site is used.",
  cookies: "Cookie Settings",
  crmOptOut: "Don't share my details with HubSpot",
  crmOptOutHint:
    "We use HubSpot to keep in touch with our users. It stores your name, e-mail address, plan, and number of plays. If you turn this on, we remove your details from HubSpot and don't send any more.",
  crmRefused: "We're removing your details from HubSpot and won't send any more.",
  crmAllowed: "We may share your details with HubSpot again.",
});

/** Deleting the account. */
export const deleteAccountWords = translated("deleteAccountWords", {
  title: "Delete account",
  lead: "This permanently deletes your account and every play. It can't be undone.",
  button: "Delete account…",
  dialogTitle: "Delete your account?",
  goesTitle: "This permanently deletes:",
  goes: [
    "every play, including those in the bin, with all versions",
    "your share links, which stop working right away",
    "readers' comments on your plays",
    "your profile, activity, and sign-ins",
    "your subscription, if you have one, which ends right away",
    "the copies of your plays on this device, including changes that haven't synced",
  ],
  keepsTitle: "Not deleted, as required by law:",
  keeps: "invoices for a subscription, which the payment company keeps. Nothing else.",
  exportFirst: "Export my data first",
  next: "Continue",
  cancel: "Cancel",
  proveTitle: "Confirm it's you",
  proved: `You've just confirmed it's you. For the next ${freshSignInMinutes} minutes, you can delete your account without confirming again.`,
  submit: "Delete permanently",
  busy: "Deleting account…",
});

export const accountDeletedWords = translated("accountDeletedWords", {
  title: "Goodbye",
  lead: "Your account has been deleted.",
  text: "You're signed out everywhere, your share links no longer work, and nobody can sign in to this account. We're deleting your plays and the rest of your data from our servers. The copies on this device are already gone.",
  kept: "If you had any invoices, the payment company keeps them for as long as the law requires.",
  back: "If you ever want to write here again, you're welcome to create a new account.",
  home: "Go to the home page",
});
