import type { MessageTopic } from "#domain/messages/message.ts";
import { formatNumber } from "./format.ts";

/** What people write about. */
const topics: Readonly<Record<MessageTopic, string>> = {
  question: "A question",
  problem: "Something does not work",
  plan: "Plans and payments",
  privacy: "My data",
  idea: "An idea",
  other: "Something else",
};

export const contactWords = {
  title: "Contact",
  lead: "A person reads what arrives here.",
  useful: "If something went wrong, it helps to know:",
  points: [
    "which page you were on, and what you did last,",
    "what the screen said, word for word,",
    "which browser and which device you use.",
  ],
  care: "Please leave the text of your play out of the message. Nobody needs it to help you.",
  byMail: "Or write an e-mail to",
  topics,
  form: {
    name: "Your name",
    email: "Your e-mail, for the answer",
    topic: "What is it about?",
    message: "Message",
    messageHint: (most: number) => `Plain text, at most ${formatNumber(most)} characters.`,
    trap: "Leave this field empty",
    machine: "This looked as if a machine had filled in the form. If you are a person, press Send again.",
    kept: "What you wrote is still here.",
    send: "Send",
    busy: "Sending",
  },
  sent: {
    title: "Your message has arrived",
    text: (email: string) => `Thank you. Somebody will read it, and the answer goes to ${email}.`,
    another: "Write another message",
  },
} as const;
