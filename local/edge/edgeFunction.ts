import { Script } from "node:vm";
import * as z from "zod";
import type { HttpRequest } from "#local/http.ts";

const cell = z.object({ value: z.string() });
const rewritten = z.object({ uri: z.string(), headers: z.record(z.string(), cell) });

export type EdgeFunction = (request: HttpRequest) => HttpRequest;

/**
 * CloudFront gives such a function one millisecond. This limit only catches endless loops, and leaves room for a busy
 * machine.
 */
const timeoutMilliseconds = 2_000;

/** Runs the code of a CloudFront function at `viewer-request`, in a context with nothing but the language. */
export function openEdgeFunction(code: string): EdgeFunction {
  const script = new Script(`"use strict";${code};JSON.stringify(handler(JSON.parse(event)))`);
  return (request) => {
    const event = JSON.stringify({
      version: "1.0",
      context: { eventType: "viewer-request" },
      viewer: { ip: request.address },
      request: {
        method: request.method,
        uri: request.path,
        querystring: {},
        headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, { value }])),
        cookies: {},
      },
    });
    const result = script.runInNewContext({ event }, { timeout: timeoutMilliseconds });
    const { uri, headers } = rewritten.parse(JSON.parse(String(result)));
    const values = Object.entries(headers).map(([name, { value }]) => [name, value]);
    return { ...request, path: uri, headers: Object.fromEntries(values) };
  };
}
