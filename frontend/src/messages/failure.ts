import { translated } from "./translation.ts";

/** Errors that the user didn't cause. The specification fixes the first four. */
export const failureWords = translated("failureWords", {
  title: "Something went wrong",
  text: "An unexpected error occurred. Please try again or contact support if the problem persists.",
  tryAgain: "Try Again",
  refresh: "Refresh Page",
  offlineTitle: "Ghostlight can't be reached",
  offlineText: "Check your connection and try again. This page loads automatically once you're back online.",
  offline: "Ghostlight can't be reached right now. Check your connection and try again.",
  busy: "Ghostlight is very busy right now. Wait a moment and try again.",
  tooLarge: "That's too much to send at once. Send it in smaller parts.",
  signedOut: "You're no longer signed in. Sign in again to continue where you left off.",
  ours: "Something went wrong on our side. Try again in a moment.",
  strangeAnswer: "This page is out of date. Reload it and try again.",
  close: "Close",
});
