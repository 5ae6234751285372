import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { Refused, statusOfRefusal } from "#domain/refused.ts";

export type Reply = APIGatewayProxyStructuredResultV2;

/** The only maker of answers, so that nothing of ours is ever kept by a cache or found by a search engine. */
export const reply = (statusCode: number, body: unknown, contentType = "application/json"): Reply => ({
  statusCode,
  headers: { "content-type": contentType, "cache-control": "no-store", "x-robots-tag": "noindex" },
  body: JSON.stringify(body),
});

/** Smaller bodies gain nothing. */
const worthZippingBytes = 16_000;

/** What is long goes compressed to a browser that takes it: a function answers 6 MB at most, and long plays come near. */
export async function zipped(answer: Reply, { headers }: Pick<APIGatewayProxyEventV2, "headers">): Promise<Reply> {
  const { body = "" } = answer;
  if (body.length < worthZippingBytes || !/\bgzip\b/.test(headers["accept-encoding"] ?? "")) return answer;
  return {
    ...answer,
    headers: { ...answer.headers, "content-encoding": "gzip" },
    body: (await promisify(gzip)(body)).toString("base64"),
    isBase64Encoded: true,
  };
}

const ours = "Something went wrong on our side. Nothing you wrote is lost. Try again in a moment.";

/** An error as `application/problem+json`; what is not `Refused` says no more than that it was our fault. */
export function problemReply(error: unknown): Reply {
  if (!(error instanceof Refused)) return problem(500, { code: "unexpected", detail: ours });
  const { reason, code, message, fields } = error;
  return problem(statusOfRefusal[reason], { code, detail: message, fields });
}

const problem = (status: number, body: { code: string; detail: string; fields?: unknown }) =>
  reply(status, { status, ...body }, "application/problem+json");
