/** What is said when something fails that is nobody's fault in the room. The first four are the specification's. */
export const failureWords = {
  title: "Something went wrong",
  text: "An unexpected error occurred. Please try again or contact support if the problem persists.",
  tryAgain: "Try Again",
  refresh: "Refresh Page",
  offlineTitle: "Ghostlight can't be reached",
  offlineText: "Check your connection and try again. This page loads by itself once you're back online.",
  offline: "Ghostlight can't be reached right now. Check your connection and try again.",
  busy: "Ghostlight is very busy just now. Wait a moment and try again.",
  tooLarge: "That is more than can be sent at once. Send less, or in several pieces.",
  signedOut: "You are not signed in any more. Sign in again, and everything is where you left it.",
  ours: "Something went wrong on our side. Try again in a moment.",
  strangeAnswer: "This page is older than the service it talks to. Reload it and try again.",
} as const;
