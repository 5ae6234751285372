import { translated } from "./translation.ts";

/** The frames around every screen. */
export const shellWords = translated("shellWords", {
  brand: "Ghostlight",
  loading: "Loading...",
  skip: "Skip to content",
  nav: "Main",
  foot: "Footer",
  signIn: "Sign in",
  signOut: "Sign out everywhere",
  signOutHere: "Sign out on this device only",
  yourPlays: "Your plays",
  /** Fixed by the specification. It also opens from the banner, whose other words load later. */
  cookieSettings: "Cookie Settings",
  footNote: "Ghostlight. Your work is never left in the dark.",
  account: (name: string) => `Account menu for ${name}`,
  dismiss: "Dismiss",
  lightTheme: "Use light theme",
  darkTheme: "Use dark theme",
  otherTheme: "Switch between light and dark theme",
  unsentTitle: "Some changes haven't synced yet",
  unreachableTitle: "We can't sign out your other devices right now",
  othersUnreachable: "Ghostlight can't be reached. If you continue, you'll be signed out on this device only.",
  unsentStay: "Stay signed in",
  unsentLeave: "Sign out anyway",
});
