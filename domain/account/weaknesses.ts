/**
 * NIST SP 800-63B: length matters, composition rules don't help. The user pool enforces the same minimum on the server.
 */
export const shortestPassword = 8;
/** Cognito's maximum. */
export const longestPassword = 256;

export const weaknesses = {
  "too-short": `Use at least ${shortestPassword} characters.`,
  "too-long": `Use at most ${longestPassword} characters.`,
  "space-at-edge": "Begin and end with something other than a space.",
  common: "This is one of the first passwords that somebody would try.",
  "easy-pattern": "This repeats itself or follows the keys in order.",
  personal: "This is your name or address, or ours.",
} as const;
export type Weakness = keyof typeof weaknesses;
