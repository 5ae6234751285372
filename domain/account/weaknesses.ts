/** NIST SP 800-63B: length counts, rules of composition do not. The user pool asks for the same on the server. */
export const shortestPassword = 8;
/** Cognito takes no more. */
export const longestPassword = 256;

export const weaknesses = {
  "too-short": `Use at least ${shortestPassword} characters.`,
  "too-long": `Use at most ${longestPassword} characters.`,
  "space-at-edge": "Don't start or end with a space.",
  common: "This password is too common.",
  "easy-pattern": "This is a simple pattern or repetition.",
  personal: "Don't use your name or address, or the name of this site.",
} as const;
export type Weakness = keyof typeof weaknesses;
