import { setTimeout as sleep } from "node:timers/promises";
import type { Jwks } from "aws-jwt-verify/jwk";
import * as z from "zod";
import { maxPayloadBytes } from "#local/functions/FunctionPool.ts";
import type { Functions } from "#local/functions/functions.ts";
import { type HttpAnswer, type HttpRequest, headBytesOf, jsonAnswer } from "#local/http.ts";
import type { CloudTemplate } from "#local/template/cloudTemplate.ts";
import { logicalIdOfArn } from "#local/template/names.ts";
import { type ResourceNames, resolve } from "#local/template/resolve.ts";
import { type Authorizer, openAuthorizer } from "./authorizer.ts";
import { eventOf } from "./event.ts";
import { findRoute, type Route } from "./routes.ts";
import { openThrottle } from "./throttle.ts";

export interface GatewayOptions {
  readonly template: CloudTemplate;
  readonly names: ResourceNames;
  readonly functions: Functions;
  readonly jwks: Jwks;
  readonly now: () => number;
  /** How long it waits for a function; as long as API Gateway by default. */
  readonly timeoutMilliseconds?: number;
}

export type Gateway = (request: HttpRequest) => Promise<HttpAnswer>;

/**
 * API Gateway's limits on a request's body and on its first line with its headers, and how long it waits for a function:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html
 */
const maxRequestBytes = 10 * 1024 * 1024;
const maxHeadBytes = 10_240;
const longestMilliseconds = 30_000;

/**
 * Opens the template's HTTP API. Its own error responses are the same, word for word, as API Gateway's, which can't be
 * customized.
 */
export function openGateway({ template, names, functions, jwks, now, timeoutMilliseconds }: GatewayOptions): Gateway {
  const routes = template
    .ofType("AWS::ApiGatewayV2::Route")
    .map(({ Properties }) => routeOf(template, names, Properties));
  const authorize = authorizerOf({ template, names, jwks, now });
  const mayPass = openThrottle(template, names);
  return async (request) => {
    const oversized = refusedSize(request);
    if (oversized) return oversized;
    const match = findRoute(routes, request.method, request.path);
    if (!match) return jsonAnswer(404, { message: "Not Found" });
    if (!mayPass(match.route.routeKey)) return tooMany;
    const { scopes, functionId } = match.route;
    const authorized = scopes && (await authorize(request.headers.authorization, scopes));
    if (authorized && "status" in authorized) return authorized;
    const event = eventOf(request, match, authorized, now());
    if (Buffer.byteLength(JSON.stringify(event)) > maxPayloadBytes) return tooLarge;
    const answer = functions.invoke(functionId, event).then(answerOf, () => failed);
    return await withTimeout(answer, timeoutMilliseconds);
  };
}

/** AWS doesn't say which status this has. This is the one that HTTP has for it. */
const headTooLarge = jsonAnswer(431, { message: "Request Header Fields Too Large" });
const refusedSize = (request: HttpRequest): HttpAnswer | undefined => {
  if (headBytesOf(request) > maxHeadBytes) return headTooLarge;
  return request.body.length > maxRequestBytes ? tooLarge : undefined;
};
const tooMany = jsonAnswer(429, { message: "Too Many Requests" });
const tooLarge = jsonAnswer(413, { message: "Request Entity Too Large" });
const failed = jsonAnswer(500, { message: "Internal Server Error" });
const late = jsonAnswer(503, { message: "Service Unavailable" });

async function withTimeout(answer: Promise<HttpAnswer>, milliseconds = longestMilliseconds): Promise<HttpAnswer> {
  const done = new AbortController();
  const timeout = sleep(milliseconds, late, { signal: done.signal, ref: false }).catch(() => late);
  return await Promise.race([answer, timeout]).finally(() => done.abort());
}

const routeProperties = z.object({
  RouteKey: z.string(),
  Target: z.string().startsWith("integrations/"),
  AuthorizationType: z.enum(["JWT", "NONE"]).default("NONE"),
  AuthorizationScopes: z.array(z.string()).default([]),
});
const integrationProperties = z.object({ IntegrationUri: z.string(), PayloadFormatVersion: z.literal("2.0") });

function routeOf(template: CloudTemplate, names: ResourceNames, properties: unknown): Route {
  const { RouteKey, Target, AuthorizationType, AuthorizationScopes } = routeProperties.parse(
    resolve(properties, names),
  );
  const integration = template.get(Target.slice("integrations/".length));
  const { IntegrationUri } = integrationProperties.parse(resolve(integration.Properties, names));
  return {
    routeKey: RouteKey,
    functionId: logicalIdOfArn(IntegrationUri),
    scopes: AuthorizationType === "JWT" ? AuthorizationScopes : undefined,
  };
}

const authorizerProperties = z.object({
  IdentitySource: z.tuple([z.literal("$request.header.Authorization")]),
  JwtConfiguration: z.object({ Issuer: z.string(), Audience: z.array(z.string()) }),
});

function authorizerOf({ template, names, jwks, now }: Omit<GatewayOptions, "functions">): Authorizer {
  const { Properties } = template.only("AWS::ApiGatewayV2::Authorizer");
  const { Issuer, Audience } = authorizerProperties.parse(resolve(Properties, names)).JwtConfiguration;
  return openAuthorizer({ issuer: Issuer, audience: Audience, jwks, now });
}

const structured = z.object({
  statusCode: z.coerce.number().int(),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  cookies: z.array(z.string()).default([]),
  body: z.string().default(""),
  isBase64Encoded: z.boolean().default(false),
});

/** Turns a function's result into the HTTP response. A result without `statusCode` is the body of a 200. */
function answerOf(result: unknown): HttpAnswer {
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
