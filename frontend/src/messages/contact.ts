import type { MessageTopic } from "#domain/messages/messageTopics.ts";
import { formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

/** The topics of the contact form. */
const topics: Readonly<Record<MessageTopic, string>> = {
  question: "A question",
  problem: "Something isn't working",
  plan: "Plans and payments",
  privacy: "My data",
  idea: "An idea",
  other: "Something else",
};

export const contactWords = translated("contactWords", {
  title: "Contact",
  lead: "A real person reads every message.",
  useful: "If something went wrong, please tell us:",
  points: [
    "which page you were on and what you did last",
    "the exact text of any error message",
    "which browser and device you use",
  ],
  care: "Please don't include text from your play. We don't need it to help you.",
  byMail: "Or e-mail us at",
  topics,
  form: {
    name: "Your name",
    email: "Your e-mail, so we can reply",
    topic: "What is it about?",
    message: "Message",
    messageHint: (most: number) => `Plain text, at most ${formatNumber(most)} characters.`,
    trap: "Leave this field empty",
    machine: "This looked like an automated message. If it wasn't, choose Send again.",
    kept: "Your message is still here.",
    needsScript: "The form needs JavaScript. Turn it on in your browser's settings, and reload the page.",
    send: "Send",
    busy: "Sending…",
  },
  sent: {
    title: "Message sent",
    text: (email: string) => `Thank you. We'll read it and reply to ${email}.`,
    another: "Send another message",
  },
});
