import type { APIGatewayProxyEventV2 } from "aws-lambda";
import * as z from "zod";
import { userId } from "#domain/api/shapes.ts";
import { Refused } from "#domain/refused.ts";

/** The groups as an HTTP API hands them on: the string `[a b]`. */
const groups = z
  .string()
  .default("[]")
  .transform((text) =>
    text
      .replace(/^\[|\]$/g, "")
      .split(/[ ,]+/)
      .filter(Boolean),
  );

const claims = z.object({ sub: userId, token_use: z.literal("access"), "cognito:groups": groups });
const authorized = z.object({ authorizer: z.object({ jwt: z.object({ claims }) }) });

export interface Identity {
  readonly userId: z.output<typeof userId>;
  readonly groups: readonly string[];
}

/** Who calls, by the claims that the gateway's authorizer has checked. Refuses ID tokens and no token. */
export function identityOf(event: APIGatewayProxyEventV2): Identity {
  const parsed = authorized.safeParse(event.requestContext);
  if (!parsed.success) throw new Refused("not-signed-in", "Please sign in to go on.");
  const { sub, "cognito:groups": groups } = parsed.data.authorizer.jwt.claims;
  return { userId: sub, groups };
}

const administrators = "admins";

export function assertAdministrator({ groups }: Identity): void {
  if (!groups.includes(administrators)) throw new Refused("not-allowed", "Only administrators may do this.");
}
