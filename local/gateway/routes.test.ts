import { expect, test } from "vitest";
import { findRoute } from "./routes.ts";

const routes = [
  "GET /api/plays",
  "GET /api/plays/{playId}",
  "GET /api/plays/mine",
  "POST /api/plays/{playId}/restore",
  "$default",
].map((routeKey) => ({ routeKey, functionId: routeKey }));
const find = (method: string, path: string) => {
  const match = findRoute(routes, method, path);
  return match && [match.route.routeKey, match.params];
};

test("the route with the most literal segments wins", () => {
  expect(find("GET", "/api/plays/mine")).toEqual(["GET /api/plays/mine", {}]);
  expect(find("GET", "/api/plays/abc")).toEqual(["GET /api/plays/{playId}", { playId: "abc" }]);
});

test("parameters are decoded, and invalid ones are left unchanged", () => {
  expect(find("POST", "/api/plays/a%20b/restore")).toEqual(["POST /api/plays/{playId}/restore", { playId: "a b" }]);
  expect(find("GET", "/api/plays/%E0%A4%A")).toEqual(["GET /api/plays/{playId}", { playId: "%E0%A4%A" }]);
});

test("another method, another depth or an empty segment doesn't match", () => {
  for (const [method, path] of [
    ["PUT", "/api/plays"],
    ["GET", "/api/plays/"],
    ["GET", "/api/plays/a/b"],
  ] as const) {
    expect(find(method, path)).toEqual(["$default", {}]);
  }
});
