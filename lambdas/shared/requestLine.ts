import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import * as z from "zod";
import { hashOfNetwork } from "./hashOfNetwork.ts";
import { hashOfUser, log } from "./logger.ts";
import { reportToSentry } from "./monitoring.ts";
import type { ReadSecret } from "./secretStore.ts";
import { viewerAddressOf } from "./viewerAddressOf.ts";

const caller = z.object({ authorizer: z.object({ jwt: z.object({ claims: z.object({ sub: z.string() }) }) }) });

export interface RequestLine {
  readonly finish: (status: number | undefined) => Promise<void>;
}

/** The share of requests that are traced; none for functions that handle users' text. */
const tracesSampleRate = (): number => Number(process.env.TRACES_SAMPLE_RATE ?? 0);

/**
 * Times one request and writes its log line. It logs the route's name instead of its address, because addresses contain
 * ids.
 */
export function requestLine(
  event: APIGatewayProxyEventV2,
  context: Context,
  readOriginSecret: ReadSecret,
): RequestLine {
  const startMs = performance.now();
  const startedAt = new Date();
  const who = caller.safeParse(event.requestContext);
  return {
    finish: async (status = 500) => {
      const route = event.routeKey;
      const durationMs = Math.round(performance.now() - startMs);
      const user = who.success ? hashOfUser(who.data.authorizer.jwt.claims.sub) : undefined;
      const network = await networkHashOf(event, startedAt, readOriginSecret);
      log("info", "request", { requestId: context.awsRequestId, route, status, durationMs, user, network });
      if (Math.random() >= tracesSampleRate()) return;
      const endedAt = new Date(startedAt.getTime() + durationMs);
      reportToSentry(({ reportTrace }) => reportTrace({ route, status, startedAt, endedAt }));
    },
  };
}

/** Without the secret, the line has no hash: a request that can't be answered must still be logged. */
async function networkHashOf(
  event: APIGatewayProxyEventV2,
  at: Date,
  readOriginSecret: ReadSecret,
): Promise<string | undefined> {
  const secret = await readOriginSecret().catch(() => undefined);
  return secret && hashOfNetwork(viewerAddressOf(event), { secret, at });
}
