import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readHealth } from "#domain/api/health.ts";
import { openEndpoint } from "#lambdas/shared/endpoint.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";

let server: Server;
const told: string[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    told.push(Buffer.concat(chunks).toString("utf8"));
    response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv("SENTRY_DSN", `http://key@127.0.0.1:${port}/1`);
  vi.stubEnv("STAGE", "test");
  vi.stubEnv("RELEASE", "r1");
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

const failing = openEndpoint(readHealth, () => Promise.reject(new Error('The speech "To be or not" is broken')));

test("an error is sent before the response and contains no quoted user data", async () => {
  const { status } = await apiCaller(failing).send(readHealth);
  expect(status).toBe(500);
  const report = told.join("\n");
  expect(report).toContain('The speech \\"…\\" is broken');
  expect(report).toContain('"environment":"test"');
  expect(report).toContain('"release":"r1"');
  expect(report).not.toContain("To be or not");
});

test("a traced request is reported by its route; an untraced one isn't reported", async () => {
  const transactions = () => told.filter((each) => each.includes('"type":"transaction"'));
  vi.stubEnv("TRACES_SAMPLE_RATE", "0");
  await apiCaller(failing).send(readHealth);
  expect(transactions()).toEqual([]);
  vi.stubEnv("TRACES_SAMPLE_RATE", "1");
  await apiCaller(failing).send(readHealth);
  expect(transactions().length).toBe(1);
  expect(transactions()[0]).toContain('"transaction":"GET /api/health"');
});

test("a tenth of the requests is traced at the rate that functions have", async () => {
  const transactions = () => told.filter((each) => each.includes('"type":"transaction"')).length;
  vi.stubEnv("TRACES_SAMPLE_RATE", "0.1");
  const random = vi.spyOn(Math, "random");
  const before = transactions();
  random.mockReturnValue(0.1);
  await apiCaller(failing).send(readHealth);
  expect(transactions()).toBe(before);
  random.mockReturnValue(0.0999);
  await apiCaller(failing).send(readHealth);
  expect(transactions()).toBe(before + 1);
  random.mockRestore();
});

test("an unresponsive ingest endpoint delays the response only briefly", async () => {
  server.removeAllListeners("request");
  const start = performance.now();
  await apiCaller(failing).send(readHealth);
  expect(performance.now() - start).toBeLessThan(4000);
});
