import * as z from "zod";
import { contract } from "./contract.ts";
import { instant, noBody, nothing } from "./shapes.ts";

/** Where to go after sign-in: a path within the app, never another site's address. */
export const destination = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\s\p{Cc}]*$/u, "A destination is a path of this site.");

/**
 * Mails a link that signs in once, within 10 minutes. `why` is what the person was doing with an address that turned
 * out to have an account; the mail to its owner explains that. The answer and its timing are the same whether or not
 * the address has an account.
 */
export const sendSignInLink = contract({
  method: "POST",
  path: "/sign-in-links",
  who: "anyone",
  params: nothing,
  query: nothing,
  body: z.strictObject({
    email: z.string().trim().max(254).pipe(z.email()),
    destination: destination.optional(),
    why: z.enum(["sign-up", "new-address"]).optional(),
  }),
  response: z.object({ sent: z.literal(true) }),
});

/** The refusal code of a stage that has no sender for links. */
export const noLinksHere = "no-links";

/** Why a correct link is refused. For a wrong link, nothing is revealed. */
export const linkRefusals = ["link-used", "link-late", "second-factor-on"] as const;
export type LinkRefusal = (typeof linkRefusals)[number];

/**
 * What a browser answers to Cognito's challenge: the link's secret and an ID that it makes up for the click. Cognito
 * calls a slow trigger again with the same answer, and the ID shows that this is the same click.
 */
export const linkAnswerOf = (secret: string, clickId: string): string => `${secret}.${clickId}`;

export interface LinkAnswer {
  readonly secret: string;
  /** Undefined from a page that was loaded before there were IDs. */
  readonly clickId: string | undefined;
}

export function readLinkAnswer(answer: string): LinkAnswer {
  const [secret = "", clickId] = answer.split(".", 2);
  return { secret, clickId: clickId?.slice(0, 50) };
}

/** With a recovery code, somebody removed the authenticator app, and signed in afterwards. */
export const signInMeans = ["password", "link", "recovery-code"] as const;

/** One completed sign-in, or removal of the authenticator app. */
export const signInRecord = z.object({
  at: instant,
  how: z.enum(signInMeans),
  /** What the browser claims to be; not verified. */
  device: z.string().max(100).optional(),
});
export type SignInRecord = z.output<typeof signInRecord>;

/** Lists the signed-in person's sign-ins of the last 90 days, newest first, at most 50. */
export const listSignIns = contract({
  method: "GET",
  path: "/security/sign-ins",
  who: "user",
  params: nothing,
  query: nothing,
  body: noBody,
  response: z.object({ signIns: z.array(signInRecord) }),
});
