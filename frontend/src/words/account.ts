/** The profile and the settings of the account. */
export const profileWords = {
  title: "Profile",
  lead: "Who you are, for the title pages of your plays.",
  fullName: "Full name",
  penName: "Pen name",
  penNameHint: "If your plays appear under another name.",
  bio: "About you",
  bioHint: "A few sentences, as theatres ask for them.",
  website: "Website",
  contact: "Contact",
  contactHint: "Address, phone, agent: what stands at the foot of a title page.",
  save: "Save",
  busy: "Saving",
  saved: "Your profile is saved.",
  websiteOdd: "Write the whole address, beginning with https://.",
  tooLong: "This is too long.",
  failed: "Your profile could not be loaded.",
  tryAgain: "Try again",
} as const;

export const settingsWords = {
  title: "Account settings",
  themeTitle: "Look",
  theme: "Theme",
  themeHint: "Kept in this browser.",
  light: "Light",
  dark: "Dark",
  sessionsTitle: "Signing out",
  sessions: "Signing out everywhere ends the session on every device, also on one that is lost.",
  everywhere: "Sign out everywhere",
  here: "Only on this device",
  later:
    "Changing the e-mail address and the password, taking all your data along and deleting the account will be here. Until then a new password can be set from the sign-in page, and the rest is done by mail.",
  contact: "Write to us",
} as const;
