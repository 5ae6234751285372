/** The person's presets as this device last saw them. */
export const presetsKey = "ghostlight.presets";
