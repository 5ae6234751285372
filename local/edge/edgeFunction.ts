import { createContext, Script } from "node:vm";
import * as z from "zod";
import type { HttpAnswer, HttpRequest } from "#local/http.ts";

const cell = z.object({ value: z.string() });
const rewritten = z.object({ uri: z.string(), headers: z.record(z.string(), cell) });
const answered = z.object({ statusCode: z.number() });

/**
 * Loads the code of a CloudFront function into a context with nothing but the language. Doing that for each event, or
 * watching how long an event takes, would cost more than everything else that a request needs.
 */
function openCode(code: string): (event: object) => unknown {
  const script = new Script(`"use strict";${code};(event) => JSON.stringify(handler(JSON.parse(event)))`);
  const handle: (event: string) => string = script.runInContext(createContext({}));
  return (event) => JSON.parse(handle(JSON.stringify(event)));
}

const cellsOf = (headers: HttpRequest["headers"]) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]));

function eventOf(eventType: string, request: HttpRequest) {
  const { address, method, path, headers } = request;
  return {
    version: "1.0",
    context: { eventType },
    viewer: { ip: address },
    request: { method, uri: path, querystring: {}, headers: cellsOf(headers), cookies: {} },
  };
}

/** Opens a function for the event `viewer-request`, which returns the request for the origin. */
export function openViewerRequest(code: string): (request: HttpRequest) => HttpRequest {
  const run = openCode(code);
  return (request) => {
    const { uri, headers } = rewritten.parse(run(eventOf("viewer-request", request)));
    const values = Object.entries(headers).map(([name, { value }]) => [name, value]);
    return { ...request, path: uri, headers: Object.fromEntries(values) };
  };
}

/** CloudFront calls no function for an origin's error. */
const firstErrorStatus = 400;

/** Opens a function for the event `viewer-response`, which may change the answer's status. */
export function openViewerResponse(code: string): (request: HttpRequest, answer: HttpAnswer) => HttpAnswer {
  const run = openCode(code);
  return (request, answer) => {
    if (answer.status >= firstErrorStatus) return answer;
    const response = { statusCode: answer.status, headers: {}, cookies: {} };
    return { ...answer, status: answered.parse(run({ ...eventOf("viewer-response", request), response })).statusCode };
  };
}
