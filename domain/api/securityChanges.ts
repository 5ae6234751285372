import * as z from "zod";
import { maxFullNameLength } from "../account/fullName.ts";
import { interfaceLanguages } from "../account/interfaceLanguages.ts";
import { contract } from "./contract.ts";
import { noBody, nothing } from "./shapes.ts";

/** Returns how the signed-in person can sign in, as the user pool has it. */
export const readSignInMeans = contract({
  method: "GET",
  path: "/security/means",
  who: "user",
  params: nothing,
  query: nothing,
  body: noBody,
  response: z.object({
    secondFactors: z.array(z.enum(["totp", "phone"])),
    /** The person came by a link just now, and never chose this account's password where only they could. */
    offersPassword: z.boolean(),
  }),
});

const password = z.string().min(1).max(256);
const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, "A code has six digits.");

/** Changes that need a sign-in of the last five minutes are refused as `stale-sign-in` after an older one. */
const signInChange = z.discriminatedUnion("change", [
  z.strictObject({ change: z.literal("name"), name: z.string().trim().min(1).max(maxFullNameLength) }),
  /** Of the account's e-mails, and of the interface wherever it's signed in. */
  z.strictObject({ change: z.literal("language"), language: z.enum(interfaceLanguages) }),
  /**
   * Sends a code to the new address, and needs a fresh sign-in. If the address has an account, its owner is told instead, and
   * the answer is the same.
   */
  z.strictObject({ change: z.literal("new-address"), email: z.string().trim().max(254).pipe(z.email()) }),
  z.strictObject({ change: z.literal("confirm-address"), code }),
  /** Needs the current password or a fresh sign-in. `endsSessions` signs out everywhere, here too. */
  z.strictObject({
    change: z.literal("password"),
    password,
    oldPassword: password.optional(),
    endsSessions: z.boolean().optional(),
  }),
  /** The person was offered a new password and keeps theirs. */
  z.strictObject({ change: z.literal("keep-password") }),
  /** Returns the secret of a new authenticator app; needs a fresh sign-in. Refused while the account has an app. */
  z.strictObject({ change: z.literal("new-app") }),
  /** Turns the app on that was set up last. */
  z.strictObject({ change: z.literal("app-on"), code }),
  /** Needs the password or a fresh sign-in: people who have lost their phone have no code. */
  z.strictObject({ change: z.literal("app-off"), password: password.optional() }),
  z.strictObject({ change: z.literal("sign-out-everywhere") }),
]);
export type SignInChange = z.output<typeof signInChange>;

/**
 * Changes how the signed-in person signs in. Browsers can't do that in the user pool: their tokens don't have the scope for it,
 * so a device that was signed out from another one can change nothing.
 */
export const changeSignIn = contract({
  hasOwnLimit: true,
  method: "POST",
  path: "/security/changes",
  who: "user",
  params: nothing,
  query: nothing,
  body: signInChange,
  response: z.object({
    /** Of a new app, in base32. */
    secret: z.string().optional(),
  }),
});

/** The refusal codes of a change. */
export const signInChangeRefusals = {
  wrongPassword: "invalid-credentials",
  wrongCode: "wrong-code",
  weakPassword: "weak-password",
} as const;
