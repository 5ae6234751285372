import * as z from "zod";
import { contract } from "./contract.ts";
import { emptyBody, noBody, nothing } from "./shapes.ts";

/** Returns how many of the signed-in person's recovery codes haven't been used. */
export const countRecoveryCodes = contract({
  method: "GET",
  path: "/security/recovery-codes",
  who: "user",
  params: nothing,
  query: nothing,
  body: noBody,
  response: z.object({ left: z.int().min(0) }),
});

/**
 * Makes recovery codes for an account with an authenticator app. This is the only time they're shown. Earlier ones stop
 * working; replacing them needs a fresh sign-in.
 */
export const makeRecoveryCodes = contract({
  hasOwnLimit: true,
  method: "POST",
  path: "/security/recovery-codes",
  who: "user",
  params: nothing,
  query: nothing,
  body: emptyBody,
  response: z.object({ codes: z.array(z.string()) }),
});

/**
 * Removes the authenticator app of an account for its password and one of its recovery codes, and nothing else: the
 * person signs in afterwards. The refusal is the same whatever is wrong.
 */
export const removeSecondFactor = contract({
  method: "POST",
  path: "/recovery",
  who: "anyone",
  params: nothing,
  query: nothing,
  body: z.strictObject({
    email: z.string().trim().max(254).pipe(z.email()),
    password: z.string().min(1).max(256),
    code: z.string().max(100),
  }),
  response: z.object({ removed: z.literal(true) }),
});

/** The refusal code of a wrong address, password or recovery code. */
export const recoveryRefused = "recovery-refused";
