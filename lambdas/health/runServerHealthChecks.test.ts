import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerCheck } from "#domain/health/health.ts";
import { failing, fetchedPage, hanging, healthyProbes } from "#tests/support/health.ts";
import { type Probes, runServerHealthChecks } from "./runServerHealthChecks.ts";

vi.stubEnv("LOG_LEVEL", "silent");
vi.mock("node:timers/promises", () => ({ setTimeout: (ms: number) => new Promise((done) => setTimeout(done, ms)) }));
const onUnexpected = vi.hoisted(() => vi.fn());
vi.mock("#lambdas/shared/onUnexpected.ts", () => ({ onUnexpected }));
beforeEach(() => void onUnexpected.mockClear());
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

const now = () => new Date("2027-01-10T12:00:00.000Z");
const good = { database: "healthy", authentication: "healthy", security: "healthy", network: "healthy" } as const;

async function look(faults: Partial<Probes> = {}) {
  const looking = runServerHealthChecks(healthyProbes(faults), now);
  await vi.advanceTimersByTimeAsync(10_000);
  return await looking;
}
const after = (ms: number, answer: unknown) => () => new Promise<never>((done) => setTimeout(done, ms, answer));

test("a stage without faults is healthy", async () => {
  expect(await look()).toMatchObject({ overall: "healthy", checks: good, timestamp: now().toISOString() });
});

const faults: readonly [string, Partial<Probes>, Partial<Record<ServerCheck, string>>, string, string | undefined][] = [
  ["a table that takes 4.9 s", { database: after(4900, {}) }, {}, "healthy", undefined],
  ["a table that takes 5 s", { database: after(5000, {}) }, { database: "unhealthy" }, "degraded", "too long"],
  ["a dead table", { database: failing }, { database: "unhealthy" }, "degraded", "didn't respond"],
  ["a table that hangs", { database: hanging }, { database: "unhealthy" }, "degraded", "too long"],
  ["sign-in that takes 1.9 s", { authentication: after(1900, {}) }, {}, "healthy", undefined],
  ["slow sign-in", { authentication: after(2000, {}) }, { authentication: "unhealthy" }, "degraded", "too long"],
  ["dead sign-in", { authentication: failing }, { authentication: "unhealthy" }, "degraded", "didn't respond"],
  [
    "a page over HTTP",
    { page: fetchedPage({ address: "http://ghostlight.example/" }) },
    { security: "degraded" },
    "degraded",
    "Site not served over HTTPS",
  ],
  [
    "a page with an inline script: 90, healthy",
    { page: fetchedPage({ html: "<script>go()</script>" }) },
    {},
    "healthy",
    "Inline scripts detected",
  ],
  [
    "a page without a charset: 95, healthy",
    { page: fetchedPage({ contentType: "text/html" }) },
    {},
    "healthy",
    "Missing charset declaration",
  ],
  [
    "all of these, over HTTP: 55",
    { page: fetchedPage({ address: "http://a.example/", contentType: "", html: "<script>go()</script>" }) },
    { security: "unhealthy" },
    "degraded",
    "Site not served over HTTPS",
  ],
  [
    "a site that is gone takes two checks with it",
    { page: failing },
    { security: "unhealthy", network: "unhealthy" },
    "unhealthy",
    "Unable to validate security headers",
  ],
  [
    "two dead services",
    { database: failing, authentication: failing },
    { database: "unhealthy", authentication: "unhealthy" },
    "unhealthy",
    "didn't respond",
  ],
];
test.each(faults)("%s", async (_, fault, checks, overall, note) => {
  const result = await look(fault);
  expect(result).toMatchObject({ overall, checks: { ...good, ...checks } });
  const notes = JSON.stringify(Object.values(result.details).map(({ notes }) => notes));
  if (note) expect(notes).toContain(note);
  else expect(notes).toBe("[[],[],[],[]]");
  expect(notes).not.toMatch(/10\.0\.0\.7|ECONN/);
});

test("a page that can't be inspected is logged, and the round finishes", async () => {
  const broken = { address: "https://ghostlight.example/", contentType: "text/html" } as never;
  expect(await look({ page: async () => broken })).toMatchObject({ checks: { security: "unhealthy" } });
  expect(onUnexpected).toHaveBeenCalledExactlyOnceWith(expect.any(Error), { check: "security" });
});

test("a site that takes three seconds is unhealthy, even if its page is correct", async () => {
  const fetched = await fetchedPage({})();
  expect(await look({ page: after(3000, fetched) })).toMatchObject({
    checks: { ...good, network: "unhealthy" },
    overall: "degraded",
  });
});
