import { expect, test } from "vitest";
import { eventOf } from "./event.ts";

const request = {
  method: "POST",
  path: "/api/plays",
  query: "a=1&a=2&b=x%20y",
  headers: { "content-type": "application/json; charset=utf-8", cookie: "one=1; two=2" },
  body: Buffer.from('{"é":1}'),
  address: "198.51.100.7",
};
const match = { route: { routeKey: "POST /api/plays", functionId: "F" }, params: {} };

test("a request becomes an event of payload format 2.0", () => {
  const claims = { sub: "1", "cognito:groups": "[admins]" };
  expect(eventOf(request, match, { claims, scopes: ["s"] }, 0)).toMatchObject({
    version: "2.0",
    routeKey: "POST /api/plays",
    rawQueryString: "a=1&a=2&b=x%20y",
    queryStringParameters: { a: "1,2", b: "x y" },
    cookies: ["one=1", "two=2"],
    headers: { "content-type": "application/json; charset=utf-8" },
    body: '{"é":1}',
    isBase64Encoded: false,
    requestContext: { authorizer: { jwt: { claims, scopes: ["s"] } }, http: { sourceIp: "198.51.100.7" } },
  });
});

test("binary data is passed on as base64, and missing data is left out", () => {
  const binary = { ...request, headers: { "content-type": "application/octet-stream" }, body: Buffer.from([0xff]) };
  expect(eventOf(binary, match, undefined, 0)).toMatchObject({ body: "/w==", isBase64Encoded: true });
  const event = eventOf({ ...request, query: "", body: Buffer.alloc(0) }, match, undefined, 0);
  for (const absent of ["queryStringParameters", "pathParameters", "body"]) expect(event).not.toHaveProperty(absent);
  expect(event.requestContext).not.toHaveProperty("authorizer");
});
