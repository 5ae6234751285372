import * as z from "zod";
import { contract } from "./contract.ts";
import { nothing } from "./shapes.ts";

/**
 * Reports that the signed-in person's password or second factor has just changed, so that the account's owner gets an
 * e-mail. The browser makes these changes in the user pool directly, and the pool tells nobody.
 */
export const reportSecurityChange = contract({
  hasOwnLimit: true,
  method: "POST",
  path: "/security/changes",
  who: "user",
  params: nothing,
  query: nothing,
  body: z.strictObject({ changed: z.enum(["password", "second-factor"]) }),
  response: z.object({ reported: z.literal(true) }),
});
