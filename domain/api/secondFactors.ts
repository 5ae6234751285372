/**
 * The second factors that the user pool can ask for, by the specification's names. The pool is made from this list and
 * the screens show what is in it: a telephone joins both when SMS is set up.
 */
export const secondFactors: readonly SecondFactor[] = ["totp"];
export type SecondFactor = "totp" | "phone";
