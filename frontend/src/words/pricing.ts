import { counted } from "./format.ts";

export const pricingWords = {
  title: "Pricing",
  lead: "Every plan has the whole editor, work without a network, autosave, import and every export.",
  caption: "The plans, what they hold and what they cost",
  plan: "Plan",
  plays: "Plays",
  monthly: "A month",
  yearly: "A year",
  noLimit: "No limit",
  free: "Nothing",
  limit: (plays: number) => counted(plays, "play", "plays"),
  start: "Start with the free plan",
  toPlays: "Go to your plays",
  later:
    "The paid plans cannot be bought yet. Until they can, every account is on the free plan, and no card is asked for.",
  end: "When a paid plan ends, every play stays yours to open, edit and export. Only making a new one above the free limit has to wait.",
} as const;
