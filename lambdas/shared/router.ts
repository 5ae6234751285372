import middy from "@middy/core";
import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import * as z from "zod";
import { sessionEndedCode } from "#domain/api/sessions.ts";
import { userId } from "#domain/api/shapes.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { type Closings, readClosings } from "#lambdas/stores/closings.ts";
import { busy, openTable } from "#lambdas/stores/table.ts";
import { isThrottled } from "#lambdas/stores/throttling.ts";
import { assertMayChange } from "./assertMayChange.ts";
import { assertThroughOrigin } from "./assertThroughOrigin.ts";
import { systemClock } from "./clock.ts";
import type { Endpoint } from "./endpoint.ts";
import { type HttpReply, problemReply } from "./httpReply.ts";
import { flushReports } from "./monitoring.ts";
import { onUnexpected } from "./onUnexpected.ts";
import { type RequestLine, requestLine } from "./requestLine.ts";
import { previousFromStore, type ReadPreviousSecret, type ReadSecret, secretFromStore } from "./secretStore.ts";

type Request = middy.Request<APIGatewayProxyEventV2, HttpReply>;
export type ApiHandler = (event: APIGatewayProxyEventV2, context: Context) => Promise<HttpReply>;

/**
 * Builds the function that answers these endpoints. This is the only middleware stack and the only place that knows
 * middy.
 */
export const router = (...endpoints: readonly Endpoint[]): ApiHandler =>
  createRouter(
    secretFromStore({ idSetting: "ORIGIN_SECRET_ID" }),
    endpoints,
    closingsInTable,
    previousFromStore({ idSetting: "ORIGIN_SECRET_ID" }),
    (userId) => assertMayChange(openTable(), userId, systemClock()),
  );

export function createRouter(
  readSecret: ReadSecret,
  endpoints: readonly Endpoint[],
  readClosings: ReadClosings = async () => ({ isAccountClosed: false, endedSessions: [] }),
  readPrevious?: ReadPreviousSecret,
  countChange: (userId: UserId) => Promise<void> = async () => undefined,
): ApiHandler {
  const byKey = new Map(endpoints.map((endpoint) => [endpoint.routeKey, endpoint]));
  const dispatch = async (event: APIGatewayProxyEventV2): Promise<HttpReply> => {
    await assertThroughOrigin(event, readSecret, readPrevious);
    await assertSessionOpen(event, readClosings);
    // The gateway routes HEAD only if a contract allows it, and drops the body of the response.
    const endpoint = byKey.get(event.routeKey.replace(/^HEAD /, "GET "));
    if (!endpoint) throw new Refused("not-found", "There's nothing at this address.");
    const { data: who } = caller.safeParse(event.requestContext);
    if (endpoint.isCounted && who) await countChange(who.authorizer.jwt.claims.sub);
    return await endpoint.answer(event);
  };
  return middy(dispatch).use(requestLog(readSecret)).use(problems());
}

/** Turns errors into responses. Unexpected ones are reported first, also that the table is at its limit: somebody must raise it. */
const problems = () => ({
  onError: (request: Request) => {
    if (!(request.error instanceof Refused)) onUnexpected(request.error, { requestId: request.context.awsRequestId });
    request.response = problemReply(isThrottled(request.error) ? tableBusy() : request.error);
  },
});

const tableBusy = () => new Refused("unavailable", busy, { retryAfterSeconds: 5 });

/** Logs one line per request, whatever its outcome. It's first in the stack, so it runs last on the response. */
function requestLog(readSecret: ReadSecret) {
  const lines = new WeakMap<Request, RequestLine>();
  const finish = async (request: Request) => {
    await lines.get(request)?.finish(request.response?.statusCode);
    await flushReports();
  };
  return {
    before: (request: Request) => {
      lines.set(request, requestLine(request.event, request.context, readSecret));
    },
    after: finish,
    onError: finish,
  };
}

type ReadClosings = (userId: UserId) => Promise<Closings>;

const claims = z.object({ sub: userId, origin_jti: z.string().optional(), auth_time: z.coerce.number().optional() });
const caller = z.object({ authorizer: z.object({ jwt: z.object({ claims }) }) });

/**
 * Refuses requests of closed accounts and of sessions that were ended from another device, because their tokens stay
 * valid.
 */
async function assertSessionOpen({ requestContext }: APIGatewayProxyEventV2, read: ReadClosings): Promise<void> {
  const who = caller.safeParse(requestContext);
  if (!who.success) return;
  const { sub, origin_jti: session, auth_time: beganAt } = who.data.authorizer.jwt.claims;
  const { isAccountClosed, endedSessions, endedBefore } = await read(sub);
  if (isAccountClosed) throw new Refused("not-signed-in", "This account has been deleted.", { code: "account-closed" });
  const isBefore = endedBefore !== undefined && beganAt !== undefined && beganAt * 1000 < endedBefore.getTime();
  if (!isBefore && (session === undefined || !endedSessions.includes(session))) return;
  throw new Refused("not-signed-in", "You were signed out here from another device. Sign in to continue.", {
    code: sessionEndedCode,
  });
}

/** One consistent read per request, so a closed account or an ended session is refused at once by every function. */
const closingsInTable: ReadClosings = (userId) => readClosings(openTable(), userId);
