import type { SecondFactor } from "#domain/api/secondFactors.ts";
import type { signInMeans } from "#domain/api/signIn.ts";

/** Who can get in, and how. */
export const securityWords = {
  title: "Security",
  lead: "How you sign in, where you are signed in, and who was here.",

  waysTitle: "Ways in",
  providers: { email: "E-mail and password" } as Readonly<Record<string, string>>,
  orLink: "or a link by mail",
  factors: {
    totp: "Authenticator app",
    phone: "Code to your phone",
  } satisfies Record<SecondFactor, string>,
  statuses: { verified: "On", unverified: "Not verified" },
  off: "Off",
  kinds: { identity: "First step", factor: "Second step" },

  appTitle: "Authenticator app",
  appLead:
    "A second step: after your password, six digits from an app on your phone. Whoever learns your password still stays outside.",
  appOnLead:
    "After your password you are asked for the six digits that the app shows. Links by mail are not sent while it is on: they would step around it.",
  setUp: "Set up an authenticator app",
  preparing: "Making a secret",
  scanTitle: "1. Scan this with the app",
  scan: "Any authenticator app will do: 1Password, Google Authenticator, Microsoft Authenticator, Aegis, Ente Auth.",
  qr: "QR code with the secret for the authenticator app",
  secretTitle: "Or type the secret into the app",
  secretKeep:
    "Write it down and keep it where you keep your passport. On a new phone it brings the same digits back; after this page nobody can show it to you again.",
  open: "Open the app on this device",
  codeTitle: "2. Type the digits that it shows",
  code: "Code",
  codeOdd: "Write the six digits that the app shows now.",
  codeWrong:
    "The app shows other digits by now, or its clock is wrong. Wait for the next ones; check that the phone sets its time by itself.",
  switchOn: "Switch it on",
  switchingOn: "Switching it on",
  cancel: "Cancel",
  switchedOn: "The authenticator app is on. The next sign-in asks for it.",
  remove: "Remove the authenticator app…",
  removeTitle: "Remove the authenticator app?",
  removeText: "Then the password alone lets you in, and so does a link to your mail.",
  removeSubmit: "Remove it",
  removed: "The authenticator app is removed.",
  lostTitle: "If the phone is lost",
  lost: `Put the secret that you wrote down into an app on another phone. Without the secret: wherever you are still signed in, you can remove the app here with your password. If you are signed in nowhere, write to us with the contact form, and give the address of your account: we make sure that it is you, which takes some days, and switch the second step off. Nobody gets in meanwhile, and your plays stay where they are.`,

  sessionsTitle: "Where you are signed in",
  sessions:
    "Signing out everywhere ends the session on every device, also on one that is lost. Within a quarter of an hour none of them can read or write any more.",
  before: (moment: string) => `Before this visit you were here ${moment}.`,
  everywhere: "Sign out everywhere",
  here: "Only on this device",

  signInsTitle: "Recent sign-ins",
  signIns: "The last 90 days. If you do not know one of these, change your password and sign out everywhere.",
  signInsLoading: "Loading the sign-ins",
  signInsFailed: "The sign-ins could not be loaded.",
  tryAgain: "Try again",
  noSignIns: "Sign-ins will stand here, from the next one on.",
  when: "When",
  how: "How",
  device: "Browser, as it says",
  unknownDevice: "It did not say",
  means: { password: "Password", link: "Link by mail" } satisfies Record<(typeof signInMeans)[number], string>,
} as const;
