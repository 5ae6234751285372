/** The frame of the administrators' screens, and the page for everybody else. */
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
    title: "You don't have access to this page",
    text: "It's for Ghostlight administrators only. Your account and your plays are fine.",
    belongs: "If you're an administrator, ask another administrator to give you access, then sign in again.",
    plays: "Your plays",
  },
} as const;
