import type { APIGatewayProxyEventV2 } from "aws-lambda";
import * as z from "zod";
import { sessionEnded } from "#domain/api/sessions.ts";
import { userId } from "#domain/api/shapes.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { type Closings, readClosings } from "#lambdas/stores/closings.ts";
import { openTable } from "#lambdas/stores/table.ts";

export type ReadClosings = (userId: UserId) => Promise<Closings>;

const claims = z.object({ sub: userId, origin_jti: z.string().optional() });
const caller = z.object({ authorizer: z.object({ jwt: z.object({ claims }) }) });

/**
 * Refuses requests of closed accounts and of sessions that were ended from another device, because their tokens stay
 * valid.
 */
export async function assertSessionOpen({ requestContext }: APIGatewayProxyEventV2, read: ReadClosings): Promise<void> {
  const who = caller.safeParse(requestContext);
  if (!who.success) return;
  const { sub, origin_jti: session } = who.data.authorizer.jwt.claims;
  const { isAccountClosed, endedSessions } = await read(sub);
  if (isAccountClosed) throw new Refused("not-signed-in", "This account has been deleted.", { code: "account-closed" });
  if (session === undefined || !endedSessions.includes(session)) return;
  throw new Refused("not-signed-in", "You were signed out here from another device. Sign in to continue.", {
    code: sessionEnded,
  });
}

/** One consistent read per request, so a closed account or an ended session is refused at once by every function. */
export const closingsInTable: ReadClosings = (userId) => readClosings(openTable(), userId);
