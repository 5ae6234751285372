/** The frame of the administrators' screens. */
export const adminWords = {
  menu: "Administration",
  nav: "Administration",
  screens: {
    activity: "Activity",
    automation: "Automation",
    messages: "Messages",
    health: "Health",
  },
} as const;
