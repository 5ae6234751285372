import * as z from "zod";
import type { HttpAnswer } from "#local/http.ts";

const structured = z.object({
  statusCode: z.coerce.number().int(),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  cookies: z.array(z.string()).default([]),
  body: z.string().default(""),
  isBase64Encoded: z.boolean().default(false),
});

/** Turns a function's result into the HTTP response. A result without `statusCode` is the body of a 200. */
export function answerOf(result: unknown): HttpAnswer {
  if (typeof result !== "object" || result === null || !("statusCode" in result))
    return { status: 200, headers: { "content-type": "application/json" }, body: asBody(result) };
  const { statusCode, headers, cookies, body, isBase64Encoded } = structured.parse(result);
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    status: statusCode,
    headers: {
      "content-type": "text/plain;charset=UTF-8",
      ...Object.fromEntries(given),
      ...(cookies.length > 0 ? { "set-cookie": cookies } : {}),
    },
    body: Buffer.from(body, isBase64Encoded ? "base64" : "utf8"),
  };
}

const asBody = (result: unknown): string => (typeof result === "string" ? result : JSON.stringify(result ?? null));
