import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import * as z from "zod";
import { hashOfUser, log } from "./logger.ts";

const caller = z.object({ authorizer: z.object({ jwt: z.object({ claims: z.object({ sub: z.string() }) }) }) });

export interface RequestLine {
  readonly finish: (status: number | undefined) => void;
}

/** Times one request and writes its line of the log: the route's name, not its address, for ids stand in addresses. */
export function requestLine(event: APIGatewayProxyEventV2, context: Context): RequestLine {
  const startMs = performance.now();
  const who = caller.safeParse(event.requestContext);
  return {
    finish: (status) =>
      log("info", "request", {
        requestId: context.awsRequestId,
        route: event.routeKey,
        status,
        durationMs: Math.round(performance.now() - startMs),
        user: who.success ? hashOfUser(who.data.authorizer.jwt.claims.sub) : undefined,
      }),
  };
}
