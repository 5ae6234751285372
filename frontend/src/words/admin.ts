/** The rooms of the people who run Ghostlight, and the door to them. */
export const adminWords = {
  menu: "Administration",
  nav: "Administration",
  screens: {
    activity: "Activity",
    automation: "Automation",
    messages: "Messages",
    health: "Health",
  },
  notForYou: {
    title: "This page is not for you",
    text: "It belongs to the people who run Ghostlight. Nothing is wrong with your account or your plays.",
    belongs: "If you are one of them, ask another administrator to let you in, then sign in again.",
    plays: "Your plays",
  },
} as const;
