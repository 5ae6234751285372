import middy from "@middy/core";
import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import { Refused } from "#domain/refused.ts";
import { assertAccountOpen, closedInTable, type IsClosed } from "./closedAccounts.ts";
import type { Endpoint } from "./endpoint.ts";
import { whenTold } from "./monitoring.ts";
import { onUnexpected } from "./onUnexpected.ts";
import { assertThroughOrigin } from "./originSecret.ts";
import { problemReply, type Reply } from "./reply.ts";
import { type RequestLine, requestLine } from "./requestLine.ts";
import { type ReadSecret, secretFromStore } from "./secretStore.ts";

type Request = middy.Request<APIGatewayProxyEventV2, Reply>;
export type ApiHandler = (event: APIGatewayProxyEventV2, context: Context) => Promise<Reply>;

/** The function that answers these endpoints: the one middleware stack of the house, and the one place that knows middy. */
export const router = (...endpoints: readonly Endpoint[]): ApiHandler =>
  routerBehind(secretFromStore({ idSetting: "ORIGIN_SECRET_ID" }), endpoints, closedInTable);

export function routerBehind(
  readSecret: ReadSecret,
  endpoints: readonly Endpoint[],
  isClosed: IsClosed = async () => false,
): ApiHandler {
  const byKey = new Map(endpoints.map((endpoint) => [endpoint.routeKey, endpoint]));
  const dispatch = async (event: APIGatewayProxyEventV2): Promise<Reply> => {
    await assertThroughOrigin(event, readSecret);
    await assertAccountOpen(event, isClosed);
    // The gateway routes HEAD only where a contract allows it, and leaves the body out of the answer.
    const endpoint = byKey.get(event.routeKey.replace(/^HEAD /, "GET "));
    if (!endpoint) throw new Refused("not-found", "There's nothing at this address.");
    return await endpoint.answer(event);
  };
  return middy(dispatch).use(requestLog()).use(problems());
}

/** Errors become answers; those that nobody foresaw are told to the reporter first. */
const problems = () => ({
  onError: (request: Request) => {
    if (!(request.error instanceof Refused)) onUnexpected(request.error, { requestId: request.context.awsRequestId });
    request.response = problemReply(request.error);
  },
});

/** One line a request, whatever became of it. Stands first in the stack, so it hears of the answer last. */
function requestLog() {
  const lines = new WeakMap<Request, RequestLine>();
  const finish = async (request: Request) => {
    lines.get(request)?.finish(request.response?.statusCode);
    await whenTold();
  };
  return {
    before: (request: Request) => {
      lines.set(request, requestLine(request.event, request.context));
    },
    after: finish,
    onError: finish,
  };
}
