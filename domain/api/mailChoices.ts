import * as z from "zod";
import { mailChoices } from "../feedback/mailChoice.ts";
import { contract } from "./contract.ts";
import { nothing } from "./shapes.ts";

/**
 * Stops the e-mails that a token names, or confirms their address. It's what the button on the page of the link does, and what
 * mail programs request for their own "Unsubscribe" (RFC 8058), so any body is accepted. Invented tokens and those of what is
 * gone are refused in the same way. Stopping twice is stopping once.
 */
export const makeMailChoice = contract({
  method: "POST",
  path: "/mail-choices/{token}",
  who: "anyone",
  params: z.strictObject({ token: z.string().min(1).max(200) }),
  query: nothing,
  body: z.unknown(),
  response: z.object({ made: z.enum(mailChoices) }),
});
