import type { SecondFactor } from "#domain/api/secondFactors.ts";
import type { signInMeans } from "#domain/api/signIn.ts";
import { counted } from "./format.ts";
import { translated } from "./translation.ts";

/** Sign-in methods, sessions and the security score. */
export const securityWords = translated("securityWords", {
  title: "Sign-in and security",
  lead: "How you sign in, where you're signed in, and your recent sign-ins.",
  credentialsTitle: "E-mail and password",

  waysTitle: "Sign-in methods",
  providers: { email: "E-mail and password" } as Readonly<Record<string, string>>,
  orLink: "or a sign-in link by e-mail",
  factors: {
    totp: "Authenticator app",
    phone: "Code sent to your phone",
  } satisfies Record<SecondFactor, string>,
  statuses: { verified: "On", unverified: "Not verified" },
  off: "Off",
  kinds: { identity: "Password", factor: "Two-step sign-in" },

  appTitle: "Authenticator app",
  appLead:
    "Add a second step to your sign-in: after your password, you enter a 6-digit code from an app on your phone. A stolen password alone won't let anyone in.",
  appOnLead:
    "After your password, you enter the 6-digit code from the app. While the app is on, you can't use sign-in links, because they would bypass it.",
  factorsLoading: "Loading the authenticator app's state…",
  factorsFailed: "We couldn't load whether an authenticator app is on.",
  setUp: "Set up an authenticator app",
  preparing: "Preparing…",
  scanTitle: "1. Scan this code with the app",
  scan: "You can use any authenticator app, such as 1Password, Google Authenticator, Microsoft Authenticator, Aegis, or Ente Auth.",
  qr: "QR code with the setup key for your authenticator app",
  secretTitle: "Or enter this setup key in the app",
  secretKeep:
    "Write the setup key down and keep it somewhere safe. You'll need it to move the app to a new phone, and we can't show it again after you leave this page.",
  open: "Open app on this device",
  codeTitle: "2. Enter the code the app shows",
  code: "Code",
  codeOdd: "Enter the 6-digit code the app shows now.",
  codeWrong:
    "That code isn't right. Wait for the next one and try again. If it still doesn't work, check that your phone sets its time automatically.",
  switchOn: "Turn on",
  switchingOn: "Turning on…",
  cancel: "Cancel",
  switchedOn: "The authenticator app is on. You'll need a code from it the next time you sign in.",
  remove: "Remove authenticator app…",
  removeTitle: "Remove authenticator app?",
  removeText: "You'll be able to sign in with just your password or with a sign-in link by e-mail.",
  removeSubmit: "Remove app",
  removed: "The authenticator app has been removed.",
  codesTitle: "Recovery codes",
  codesLeft: (left: number) =>
    left === 0
      ? "You have no recovery codes. If you lose your phone, a recovery code and your password remove the app."
      : `You have ${counted(left, "unused recovery code", "unused recovery codes")}. If you lose your phone, one of them and your password remove the app.`,
  codesFailed: "We couldn't load how many recovery codes you have.",
  makeCodes: "Make recovery codes",
  makeNewCodes: "Make new recovery codes…",
  makingCodes: "Making codes…",
  makeNewTitle: "Make new recovery codes?",
  makeNewText: "The codes you have now will stop working.",
  makeNewSubmit: "Make new codes",
  newCodesTitle: "Your recovery codes",
  newCodesText:
    "Print these codes or keep them in a password manager, not on the phone with your authenticator app. If you lose the phone, one of them and your password remove the app when you sign in. We can't show them again.",
  copyCodes: "Copy codes",
  codesCopied: "Recovery codes copied.",
  codesNotCopied: "Your browser doesn't allow copying here. Select the codes and copy them yourself.",
  codesKept: "I've saved them",
  lostTitle: "If you lose your phone",
  lost: "When you sign in, enter your password, choose “I don't have access to the app”, and enter one of your recovery codes. Or enter the setup key you wrote down in an authenticator app on another phone. If you have neither but you're still signed in on another device, remove the app on this page with your password. If you're not signed in anywhere, use the contact form and include your account's e-mail address. We'll confirm that it's you, which takes a few days, and turn off two-step sign-in. Until then, nobody can get in, and your plays stay where they are.",

  sessionsTitle: "Where you're signed in",
  sessions:
    "Signing out everywhere ends your session on every device, including a lost one. Within 15 minutes, none of them can reach your account. A play that's open on one stays on its screen until the page is closed, but nothing typed there syncs.",
  before: (moment: string) => `Your last visit: ${moment}.`,
  everywhere: "Sign out everywhere",
  here: "Sign out on this device only",

  signInsTitle: "Recent sign-ins",
  signIns: "Sign-ins from the last 90 days. If you don't recognize one, change your password and sign out everywhere.",
  signInsLoading: "Loading sign-ins…",
  signInsFailed: "We couldn't load your sign-ins.",
  tryAgain: "Try again",
  noSignIns: "No sign-ins yet. Your next one will appear here.",
  when: "When",
  how: "Method",
  device: "Browser",
  unknownDevice: "Unknown",
  means: {
    password: "Password",
    link: "Sign-in link",
    "recovery-code": "Recovery code: authenticator app removed",
  } satisfies Record<(typeof signInMeans)[number], string>,
});
