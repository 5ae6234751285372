import { counted } from "./format.ts";
import { translated } from "./translation.ts";

/** Messages from the contact form, on the administrators' screen. */
export const messagesWords = translated("messagesWords", {
  title: "Messages",
  lead: "Messages from the contact form, newest first. Messages are deleted after 13 months.",
  loading: "Loading…",
  failed: "We couldn't load the messages.",
  tryAgain: "Try again",
  none: "No messages yet.",
  open: "Not answered",
  answered: (day: string) => `Answered ${day}`,
  reply: "Reply by e-mail",
  subject: "Your message to Ghostlight",
  markAnswered: "Mark as answered",
  markOpen: "Mark as not answered",
  remove: "Delete",
  removeTitle: "Delete this message?",
  removeText: (name: string) => `This permanently deletes the message from ${name}.`,
  cancel: "Cancel",
  notDone: "That didn't work. Try again.",
  more: "Show more",
  busy: "Loading…",
  shown: (count: number) => `${counted(count, "message", "messages")} shown.`,
});
