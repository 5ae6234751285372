export const contactWords = {
  title: "Contact",
  lead: "A person reads what arrives here.",
  mail: "hello@ghostlight.example",
  mailLabel: "Write to",
  useful: "If something went wrong, it helps to know:",
  points: [
    "which page you were on, and what you did last,",
    "what the screen said, word for word,",
    "which browser and which device you use.",
  ],
  care: "Please leave the text of your play out of the mail. Nobody needs it to help you.",
} as const;
