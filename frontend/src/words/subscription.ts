export const subscriptionWords = {
  title: "Subscription",
  plan: "Plan",
  status: "Status",
  until: "Paid until",
  plays: "Plays",
  none: "none",
  checking: "Loading...",
  free: "You are on the free plan.",
  paid: "Thank you: your plan is paid for.",
  later: "Plans cannot be bought or changed here yet. This page shows what holds for you.",
  toPricing: "See the plans",
  limit: (limit: number | null) => (limit === null ? "No limit" : `Up to ${limit}`),
} as const;
