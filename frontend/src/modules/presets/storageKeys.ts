/** What was chosen for each play's submission package, with the text of the cover letter. */
export const packageKey = "ghostlight.package";

/** The person's presets as this device last saw them. */
export const presetsKey = "ghostlight.presets";
