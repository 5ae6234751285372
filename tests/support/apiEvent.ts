import { randomUUID } from "node:crypto";
import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import { type Contract, routeKeyOf } from "#domain/api/contract.ts";

export const originSecret = "origin-secret-of-the-tests";

interface Caller {
  readonly sub: string;
  readonly token_use?: string;
  /** Seconds since 1970, as text. */
  readonly auth_time?: string | undefined;
  /** The same in every token of one sign-in. */
  readonly origin_jti?: string;
  /** As an HTTP API passes them on: `[a b]`. */
  readonly "cognito:groups"?: string | readonly string[];
}

export interface Sent {
  readonly caller?: Caller;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The raw body, in place of JSON. */
  readonly rawBody?: string;
  readonly isBase64Encoded?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns an event as an HTTP API (payload 2.0) sends it to a function behind the JWT authorizer. */
export function apiEvent(contract: Pick<Contract, "method" | "path">, sent: Sent = {}): APIGatewayProxyEventV2 {
  const { caller, params = {}, query = {}, body, isBase64Encoded = false, headers = {} } = sent;
  const routeKey = routeKeyOf(contract);
  const rawPath = `/api${contract.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ""))}`;
  const requestContext = {
    accountId: "123456789012",
    apiId: "api",
    domainName: "api.example.com",
    domainPrefix: "api",
    http: { method: contract.method, path: rawPath, protocol: "HTTP/1.1", sourceIp: "192.0.2.1", userAgent: "test" },
    requestId: randomUUID(),
    routeKey,
    stage: "$default",
    time: "01/Jan/2027:00:00:00 +0000",
    timeEpoch: 0,
    ...(caller && { authorizer: { jwt: { claims: { token_use: "access", ...caller }, scopes: [] } } }),
  };
  return {
    version: "2.0",
    routeKey,
    rawPath,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: { "x-origin-secret": originSecret, "content-type": "application/json", ...headers },
    ...(Object.keys(params).length > 0 && { pathParameters: { ...params } }),
    ...(Object.keys(query).length > 0 && { queryStringParameters: { ...query } }),
    requestContext,
    body: sent.rawBody ?? (body === undefined ? undefined : JSON.stringify(body)),
    isBase64Encoded,
  };
}

export const lambdaContext = { awsRequestId: randomUUID(), getRemainingTimeInMillis: () => 30_000 } as Context;
