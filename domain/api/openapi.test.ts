import { expect, test } from "vitest";
import { capabilities } from "./capabilities.ts";
import type { Contract } from "./contract.ts";
import { openApiDocument } from "./openapi.ts";

const contracts: readonly Contract[] = Object.values(capabilities).flat();
const document = JSON.parse(JSON.stringify(openApiDocument(contracts, "1"))) as {
  paths: Record<string, Record<string, { security: unknown[]; parameters: { name: string }[]; requestBody?: unknown }>>;
};

test("every route of every capability is in the document once", () => {
  const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(routes.sort()).toEqual(contracts.map(({ method, path }) => `${method} ${path}`).sort());
});

test("parameters, bodies and permissions are documented", () => {
  const updates = document.paths["/plays/{playId}/updates"];
  expect(updates?.get?.parameters).toMatchObject([
    { name: "playId", in: "path", required: true, schema: { type: "string", pattern: "^[A-Za-z0-9_-]{12,32}$" } },
    { name: "after", in: "query", required: false },
    { name: "part", in: "query" },
    { name: "device", in: "query" },
  ]);
  expect(updates?.post).toMatchObject({
    security: [{ accessToken: [] }],
    requestBody: { content: { "application/json": { schema: { required: ["after", "updateId", "device", "body"] } } } },
  });
  expect(updates?.get?.requestBody).toBeUndefined();
  expect(document.paths["/health"]?.get?.security).toEqual([]);
});
