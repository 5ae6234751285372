import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { Refused, statusOfRefusal } from "#domain/refused.ts";

export type HttpReply = APIGatewayProxyStructuredResultV2;

/** Builds every response, so none of them is ever cached or indexed by search engines. */
export const reply = (statusCode: number, body: unknown, contentType = "application/json"): HttpReply => ({
  statusCode,
  headers: { "content-type": contentType, "cache-control": "no-store", "x-robots-tag": "noindex" },
  body: JSON.stringify(body),
});

/** Smaller bodies don't benefit. */
const worthZippingBytes = 16_000;

/**
 * Compresses long bodies for browsers that accept it. A function's response is limited to 6 MB, and long plays come
 * close.
 */
export async function zipped(
  answer: HttpReply,
  { headers }: Pick<APIGatewayProxyEventV2, "headers">,
): Promise<HttpReply> {
  const { body = "" } = answer;
  if (body.length < worthZippingBytes || !/\bgzip\b/.test(headers["accept-encoding"] ?? "")) return answer;
  return {
    ...answer,
    headers: { ...answer.headers, "content-encoding": "gzip" },
    body: (await promisify(gzip)(body)).toString("base64"),
    isBase64Encoded: true,
  };
}

/** Lambda takes 6 MB as JSON, with the headers. */
const maxAnswerBytes = 6_000_000;
/** No character takes more: JSON writes a control character as six. */
const maxBytesOfCharacter = 6;

/** Returns the answer. Refuses as `too-large` if Lambda wouldn't take it, because that would be a failure without a reason. */
export function assertSendable(answer: HttpReply): HttpReply {
  const { body = "" } = answer;
  if (body.length * maxBytesOfCharacter <= maxAnswerBytes) return answer;
  if (Buffer.byteLength(JSON.stringify(body)) <= maxAnswerBytes) return answer;
  throw new Refused("too-large", "This text is too long to show here. Its author can divide the play into several.");
}

const ours = "Something went wrong on our side. Nothing you wrote is lost. Try again in a moment.";

/**
 * Turns an error into `application/problem+json`. An error that isn't `Refused` is reported as a generic server error.
 */
export function problemReply(error: unknown): HttpReply {
  if (!(error instanceof Refused)) return problem(500, { code: "unexpected", detail: ours });
  const { reason, code, message, fields, retryAfterSeconds } = error;
  const answer = problem(statusOfRefusal[reason], { code, detail: message, fields });
  if (retryAfterSeconds === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, "retry-after": String(retryAfterSeconds) } };
}

const problem = (status: number, body: { code: string; detail: string; fields?: unknown }) =>
  reply(status, { status, ...body }, "application/problem+json");
