/** What operators can turn off without a deployment. */
export const switchNames = ["sign-up", "sharing", "feedback"] as const;
export type SwitchName = (typeof switchNames)[number];

/** A switch's two positions. */
export const switchedOn = "on";
export const switchedOff = "off";

/** The name of the parameter that holds a switch's position. */
export const switchParameter = (stage: string, name: SwitchName): string => `/ghostlight/${stage}/switches/${name}`;

/** The refusal codes of what is turned off. */
export const switchedOffCodes = {
  "sign-up": "sign-up-off",
  sharing: "sharing-off",
  feedback: "feedback-off",
} as const satisfies Record<SwitchName, string>;
