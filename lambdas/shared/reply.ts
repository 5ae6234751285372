import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { Refused, statusOfRefusal } from "#domain/refused.ts";

export type Reply = APIGatewayProxyStructuredResultV2;

/** The only maker of answers, so that nothing of ours is ever kept by a cache. */
export const reply = (statusCode: number, body: unknown, contentType = "application/json"): Reply => ({
  statusCode,
  headers: { "content-type": contentType, "cache-control": "no-store" },
  body: JSON.stringify(body),
});

const ours = "Something went wrong on our side. Nothing that you wrote is lost; please try again in a moment.";

/** An error as `application/problem+json`; what is not `Refused` says no more than that it was our fault. */
export function problemReply(error: unknown): Reply {
  if (!(error instanceof Refused)) return problem(500, { code: "unexpected", detail: ours });
  const { reason, code, message, fields } = error;
  return problem(statusOfRefusal[reason], { code, detail: message, fields });
}

const problem = (status: number, body: { code: string; detail: string; fields?: unknown }) =>
  reply(status, { status, ...body }, "application/problem+json");
