/** NIST SP 800-63B: length counts, rules of composition do not. The user pool asks for the same on the server. */
export const shortestPassword = 8;
/** Cognito takes no more. */
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
