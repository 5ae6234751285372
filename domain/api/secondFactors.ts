/**
 * The second factors that the user pool offers, by the specification's names. The pool is created from this list, and
 * the screens show what it contains. Once SMS is set up, add it here and both have it.
 */
export const secondFactors: readonly SecondFactor[] = ["totp"];
export type SecondFactor = "totp" | "phone";
