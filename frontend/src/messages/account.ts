import { formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

export const profileWords = translated("profileWords", {
  title: "Profile",
  lead: "Your name and contact details, for theaters and for the title pages of your plays.",
  youTitle: "You",
  fullName: "Full name",
  penName: "Pen name",
  penNameHint: "If you write under another name.",
  bio: "About you",
  bioHint: "A few sentences, the way a program or a theater would print them.",
  website: "Website",
  contactTitle: "Contact block",
  contactLead: "We add it to the bottom of the title page of every new play. Your existing plays keep theirs.",
  address: "Address",
  phone: "Phone",
  agent: "Agent",
  agentHint: "Name, agency, and address, exactly as they should print.",
  preview: "Title page preview",
  previewTitle: "The title of your play",
  previewBy: "by",
  previewNobody: "Your name",
  previewContact: "Your address, phone, and agent appear here.",
  save: "Save profile",
  busy: "Saving…",
  saved: "Your profile is saved.",
  nameMissing: "Enter your full name.",
  websiteOdd: "Enter a web address, such as example.com.",
  tooLong: (longest: number) => `Use at most ${formatNumber(longest)} characters.`,
  notSaved: "Your changes are still here.",
  changedElsewhere:
    "Your profile was changed in another tab or on another device. Your changes here aren't saved yet. Save again to replace the newer version, or use the newer version instead.",
  newer: (field: string, value: string) => `${field} is now “${value}”.`,
  newerEmpty: (field: string) => `${field} is now empty.`,
  useNewer: "Use newer version",
  draft: "You have unsaved changes.",
  discard: "Discard changes",
  failed: "We couldn't load your profile.",
  tryAgain: "Try again",
});

/** The frame around everything about an account. */
export const accountFrameWords = translated("accountFrameWords", { nav: "Account" });
