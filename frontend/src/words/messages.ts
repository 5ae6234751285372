import { counted } from "./format.ts";

/** The messages of the contact form, as administrators read them. */
export const messagesWords = {
  title: "Messages",
  lead: "What people wrote with the contact form, the latest first. A message is removed after 13 months.",
  loading: "Reading …",
  failed: "The messages could not be loaded.",
  tryAgain: "Try again",
  none: "Nobody has written yet.",
  open: "Not answered",
  answered: (day: string) => `Answered ${day}`,
  reply: "Reply by e-mail",
  subject: "Your message to Ghostlight",
  markAnswered: "Mark as answered",
  markOpen: "Mark as not answered",
  remove: "Remove",
  removeTitle: "Remove this message?",
  removeText: (name: string) => `The message of ${name} is removed for good.`,
  cancel: "Cancel",
  notDone: "That did not work.",
  more: "Show more",
  busy: "Reading",
  shown: (count: number) => `${counted(count, "message", "messages")} shown.`,
} as const;
