import type { APIGatewayProxyEventV2 } from "aws-lambda";
import * as z from "zod";
import { userId } from "#domain/api/shapes.ts";
import { Refused } from "#domain/refused.ts";

/** The groups as an HTTP API passes them, the string `[a b]`, or as the token has them, a list. */
const groups = z
  .union([
    z.array(z.string()),
    z.string().transform((text) =>
      text
        .replace(/^\[|\]$/g, "")
        .split(/[ ,]+/)
        .filter(Boolean),
    ),
  ])
  .default([]);

/** Seconds since 1970, as text. */
const seconds = z.coerce
  .number()
  .default(0)
  .transform((since1970) => new Date(since1970 * 1000));

const claims = z.object({
  sub: userId,
  token_use: z.literal("access"),
  "cognito:groups": groups,
  auth_time: seconds,
  /** The same in every token of one sign-in. */
  origin_jti: z.string().max(100).optional(),
});
const authorized = z.object({ authorizer: z.object({ jwt: z.object({ claims }) }) });

export interface Identity {
  readonly userId: z.output<typeof userId>;
  readonly groups: readonly string[];
  /** When the user gave a password or link. Refreshing the token doesn't change it. 1970 if the token doesn't say. */
  readonly signedInAt: Date;
  /** Every token of one sign-in has the same. */
  readonly sessionId: string | undefined;
}

/**
 * Returns the caller from the claims that the gateway's authorizer has checked. Refuses ID tokens and missing tokens.
 */
export function identityOf(event: APIGatewayProxyEventV2): Identity {
  const parsed = authorized.safeParse(event.requestContext);
  if (!parsed.success) throw new Refused("not-signed-in", "Sign in to continue.");
  const { sub, "cognito:groups": groups, auth_time, origin_jti } = parsed.data.authorizer.jwt.claims;
  return { userId: sub, groups, signedInAt: auth_time, sessionId: origin_jti };
}

/** The group of the user pool whose members may administer. Tokens name it only if the account has an authenticator app. */
export const administrators = "admins";

export function assertAdministrator({ groups }: Identity): void {
  if (!groups.includes(administrators))
    throw new Refused("not-allowed", "Only administrators who sign in with an authenticator app can do this.");
}
