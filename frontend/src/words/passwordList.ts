/** The list below the field of a new password. */
export const passwordListWords = {
  label: "What the password needs",
  met: "Met.",
  good: "This will do.",
} as const;
