import middy from "@middy/core";
import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import { Refused } from "#domain/refused.ts";
import type { Endpoint } from "./endpoint.ts";
import { type HttpReply, problemReply } from "./httpReply.ts";
import { flushReports } from "./monitoring.ts";
import { onUnexpected } from "./onUnexpected.ts";
import { assertSessionOpen, closingsInTable, type ReadClosings } from "./openSession.ts";
import { assertThroughOrigin } from "./originSecret.ts";
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
  );

export function createRouter(
  readSecret: ReadSecret,
  endpoints: readonly Endpoint[],
  readClosings: ReadClosings = async () => ({ isAccountClosed: false, endedSessions: [] }),
  readPrevious?: ReadPreviousSecret,
): ApiHandler {
  const byKey = new Map(endpoints.map((endpoint) => [endpoint.routeKey, endpoint]));
  const dispatch = async (event: APIGatewayProxyEventV2): Promise<HttpReply> => {
    await assertThroughOrigin(event, readSecret, readPrevious);
    await assertSessionOpen(event, readClosings);
    // The gateway routes HEAD only if a contract allows it, and drops the body of the response.
    const endpoint = byKey.get(event.routeKey.replace(/^HEAD /, "GET "));
    if (!endpoint) throw new Refused("not-found", "There's nothing at this address.");
    return await endpoint.answer(event);
  };
  return middy(dispatch).use(requestLog(readSecret)).use(problems());
}

/** Turns errors into responses. Unexpected ones are reported first. */
const problems = () => ({
  onError: (request: Request) => {
    if (!(request.error instanceof Refused)) onUnexpected(request.error, { requestId: request.context.awsRequestId });
    request.response = problemReply(request.error);
  },
});

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
