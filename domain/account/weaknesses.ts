/**
 * NIST SP 800-63B: length matters, composition rules don't help. The user pool enforces the same minimum on the server.
 */
export const minPasswordLength = 8;
/** Cognito's maximum. */
export const maxPasswordLength = 256;

export const weaknesses = {
  "too-short": `Use at least ${minPasswordLength} characters.`,
  "too-long": `Use at most ${maxPasswordLength} characters.`,
  "space-at-edge": "Don't start or end with a space.",
  common: "This password is too common.",
  "easy-pattern": "This is a simple pattern or repetition.",
  personal: "Don't use your name or address, or the name of this site.",
} as const;
export type Weakness = keyof typeof weaknesses;
