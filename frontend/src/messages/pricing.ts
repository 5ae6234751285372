import { type BillingInterval, featureNames, plans, yearlySaving } from "#domain/subscription/plans.ts";
import { counted, formatPrice } from "./format.ts";
import { translated } from "./translation.ts";

/** The same for every paid plan. */
const savedPercent = Math.round((100 * yearlySaving(plans.writer)) / (12 * plans.writer.monthly));

/** The features that differ between plans. */
export const featureWords = translated("featureWords", { ...featureNames });

const per = { monthly: "a month", yearly: "a year" };

export const pricingWords = translated("pricingWords", {
  title: "Pricing",
  lead: "Every plan includes the full editor, offline writing, autosave, import, every export format, and share links.",
  interval: "Billing period",
  intervals: { monthly: "Monthly", yearly: `Yearly (save ${savedPercent}%)` },
  /** Shown after the price. */
  per,
  price: (dollars: number) => formatPrice(dollars),
  forever: "forever",
  inAYear: (yearly: number, saving: number) => `${formatPrice(yearly)} if billed yearly (save ${formatPrice(saving)})`,
  saved: (saving: number) => `You save ${formatPrice(saving)} a year`,
  noCard: "No card needed",
  plays: (limit: number | null) => (limit === null ? "Unlimited plays" : counted(limit, "play", "plays")),
  versions: (days: number) => `Version history of the last ${counted(days, "day", "days")}`,
  everything: "Full editor, offline writing, import, every export format, and share links",
  yours: "Your plan",
  /** On buttons. */
  priceFor: (dollars: number, interval: BillingInterval) => `${formatPrice(dollars)} ${per[interval]}`,
  choose: (plan: string, price: string) => `Choose ${plan}, ${price}`,
  upgrade: (plan: string, price: string) => `Upgrade to ${plan}, ${price}`,
  start: "Start for free",
  toPlays: "Go to your plays",
  leaving: "Opening the payment page…",
  changeTo: (plan: string, price: string) => `Change to ${plan}, ${price}`,
  notYet: (cheaper: string) => `We're still building what this plan adds to ${cheaper}. You can't buy it yet.`,
  notSold: "Paid plans aren't available on this site. Every account here is on the free plan, with no card needed.",
  paying: "Payment by Stripe. Prices are in US dollars. Cancel any time; you keep access until the period ends.",
  end: "When a paid plan ends, you can still open, edit, and export every play. You just can't create new ones beyond the free limit.",
});
