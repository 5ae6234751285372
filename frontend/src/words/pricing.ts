import { counted, formatPrice } from "./format.ts";

export const pricingWords = {
  title: "Pricing",
  lead: "Every plan has the whole editor, work without a network, autosave, import, every export and links for readers.",
  interval: "How you pay",
  intervals: { monthly: "By the month", yearly: "By the year" },
  /** What stands behind the price. */
  per: { monthly: "a month", yearly: "a year" },
  price: (dollars: number) => formatPrice(dollars),
  forever: "for as long as you like",
  inAYear: (yearly: number, saving: number) => `${formatPrice(yearly)} by the year saves ${formatPrice(saving)}`,
  saved: (saving: number) => `${formatPrice(saving)} less than twelve months`,
  noCard: "No card is asked for",
  plays: (limit: number | null) => (limit === null ? "As many plays as you like" : counted(limit, "play", "plays")),
  everything: "The whole editor, offline work, import, every export and links for readers",
  yours: "Your plan",
  choose: (plan: string) => `Choose ${plan}`,
  start: "Start for free",
  toPlays: "Go to your plays",
  leaving: "Opening the payment page …",
  changeTo: (plan: string) => `Change to ${plan}`,
  notYet: (cheaper: string) =>
    `What this plan adds to ${cheaper} is still being built. Until it works, this plan is not sold.`,
  notSold: "Nothing is sold at this address. Every account here is on the free plan, and no card is asked for.",
  paying:
    "You pay on a page of Stripe's. Prices are in US dollars. You can cancel at any time, to the end of what is paid.",
  end: "When a paid plan ends, every play stays yours to open, edit and export. Only making a new one above the free limit has to wait.",
} as const;
