import { translated } from "./translation.ts";

/** The frame of the administrators' screens. */
export const adminWords = translated("adminWords", {
  menu: "Administration",
  nav: "Administration",
  screens: {
    activity: "Activity",
    automation: "Automation",
    messages: "Messages",
    health: "Health",
  },
});
