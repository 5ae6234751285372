/** The cookie banner and its dialog. Headings, buttons and the three kinds are the specification's. */
export const consentWords = {
  heading: "We use cookies",
  text: "Some entries in your browser make Ghostlight work. With your consent, others remember settings or help us to understand how the site is used.",
  policy: "Cookie policy",
  acceptAll: "Accept All",
  reject: "Reject Non-Essential",
  settings: "Cookie Settings",
  hide: "Hide without choosing",
  savePreferences: "Save Preferences",
  kinds: [
    {
      name: "essential",
      label: "Essential",
      text: "Signing in, keeping your words safe, and reports of errors, without a word of your plays. Always on.",
    },
    { name: "functional", label: "Functional", text: "Remember preferences and settings." },
    {
      name: "analytics",
      label: "Analytics",
      text: "Help us to understand how the site is used. Manuscripts are never part of it.",
    },
  ],
} as const;
