/** The frames around every screen. */
export const shellWords = {
  brand: "Ghostlight",
  loading: "Loading...",
  skip: "Skip to the content",
  nav: "Main",
  foot: "Foot of the page",
  signIn: "Sign in",
  signOut: "Sign out",
  yourPlays: "Your plays",
  footNote: "Ghostlight. The work is never left in the dark.",
  account: (name: string) => `Account of ${name}`,
  lightTheme: "Light theme",
  darkTheme: "Dark theme",
  unsentTitle: "Some words are not on the server yet",
  unsentStay: "Stay signed in",
  unsentLeave: "Sign out anyway",
} as const;
