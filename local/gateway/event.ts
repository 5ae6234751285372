import { randomUUID } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { HttpRequest } from "#local/http.ts";
import type { Authorized } from "./authorizer.ts";
import type { RouteMatch } from "./routes.ts";

/** Returns the event that an HTTP API builds from a request (payload format 2.0). */
export function eventOf(
  request: HttpRequest,
  { route, params }: RouteMatch,
  authorized: Authorized | undefined,
  now: number,
): APIGatewayProxyEventV2 {
  const { cookie, ...headers } = request.headers;
  const query = queryOf(request.query);
  return {
    version: "2.0",
    routeKey: route.routeKey,
    rawPath: request.path,
    rawQueryString: request.query,
    ...(cookie ? { cookies: cookie.split(/; */) } : {}),
    headers,
    ...(Object.keys(query).length > 0 ? { queryStringParameters: query } : {}),
    ...(Object.keys(params).length > 0 ? { pathParameters: { ...params } } : {}),
    requestContext: contextOf(request, route.routeKey, authorized, now),
    ...bodyOf(request),
  };
}

function contextOf(request: HttpRequest, routeKey: string, authorized: Authorized | undefined, now: number) {
  const jwt = authorized && { claims: authorized.claims, scopes: authorized.scopes };
  return {
    accountId: "000000000000",
    apiId: "local",
    domainName: request.headers.host ?? "",
    domainPrefix: "local",
    http: {
      method: request.method,
      path: request.path,
      protocol: "HTTP/1.1",
      sourceIp: request.address,
      userAgent: request.headers["user-agent"] ?? "",
    },
    requestId: randomUUID(),
    routeKey,
    stage: "$default",
    time: new Date(now).toUTCString(),
    timeEpoch: now,
    ...(jwt ? { authorizer: { jwt } } : {}),
  };
}

/** Repeated parameters are joined by commas. */
function queryOf(query: string): Record<string, string> {
  const params = new URLSearchParams(query);
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name).join(",")]));
}

const isText = /^(text\/|application\/(json|xml|javascript)\b)/;

function bodyOf({ body, headers }: HttpRequest): Pick<APIGatewayProxyEventV2, "body" | "isBase64Encoded"> {
  if (body.length === 0) return { isBase64Encoded: false };
  if (isText.test(headers["content-type"] ?? "text/plain"))
    return { body: body.toString("utf8"), isBase64Encoded: false };
  return { body: body.toString("base64"), isBase64Encoded: true };
}
