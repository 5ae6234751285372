import type { APIGatewayProxyEventV2 } from "aws-lambda";
import * as z from "zod";
import { userId } from "#domain/api/shapes.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { findAccountDeletion } from "#lambdas/stores/accountDeletions.ts";
import { openTable } from "#lambdas/stores/table.ts";

export type IsClosed = (userId: UserId) => Promise<boolean>;

const caller = z.object({ authorizer: z.object({ jwt: z.object({ claims: z.object({ sub: userId }) }) }) });

/** Refuses requests of closed accounts, because their tokens stay valid for a few more minutes. */
export async function assertAccountOpen({ requestContext }: APIGatewayProxyEventV2, isClosed: IsClosed): Promise<void> {
  const who = caller.safeParse(requestContext);
  if (!who.success || !(await isClosed(who.data.authorizer.jwt.claims.sub))) return;
  throw new Refused("not-signed-in", "This account has been deleted.", { code: "account-closed" });
}

/** One consistent read per request, so a closed account is closed at once on every function. */
export const isClosedInTable: IsClosed = async (userId) =>
  (await findAccountDeletion(openTable(), userId)) !== undefined;
