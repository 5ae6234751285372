import { expect, test } from "vitest";
import { type BrowserProbes, runHealthChecks } from "./runHealthChecks.ts";

const clean = { https: true, charset: true, mixedContent: false, inlineScripts: false };
const fail = () => Promise.reject(new Error("secret of the machine"));
const hang = () => new Promise<never>(() => {});

/** A healthy browser except for these faults, in which waiting takes no time. */
function look(faults: Partial<BrowserProbes> = {}) {
  let nowMs = 0;
  const errors: string[] = [];
  const looking = runHealthChecks({
    database: async () => {},
    authentication: async () => {},
    localStorage: () => {},
    page: async () => new Response(),
    seePage: () => clean,
    now: () => new Date("2027-01-10T12:00:00.000Z"),
    clockMs: () => nowMs,
    pause: async (ms) => {
      await new Promise((done) => setTimeout(done, 5));
      nowMs = Math.max(nowMs, ms);
    },
    onError: (check) => void errors.push(check),
    ...faults,
  });
  return looking.then((result) => ({ ...result, errors }));
}

const good = {
  database: "healthy",
  authentication: "healthy",
  security: "healthy",
  localStorage: "healthy",
  network: "healthy",
};

test("a browser without faults is healthy", async () => {
  expect(await look()).toMatchObject({ overall: "healthy", checks: good, errors: [] });
});

const see = (fault: Partial<typeof clean>) => ({ seePage: () => ({ ...clean, ...fault }) });
const noStorage = () => {
  throw new Error("closed");
};
const faults: readonly [string, Partial<BrowserProbes>, object, string][] = [
  ["slow database", { database: hang }, { database: "unhealthy" }, "healthy"],
  ["dead database", { database: fail }, { database: "unhealthy" }, "healthy"],
  ["slow sign-in", { authentication: hang }, { authentication: "unhealthy" }, "healthy"],
  ["no storage", { localStorage: noStorage }, { localStorage: "unhealthy" }, "healthy"],
  [
    "slow network",
    { page: () => new Promise((done) => setTimeout(done, 20, new Response())) },
    { network: "unhealthy" },
    "healthy",
  ],
  ["no network", { page: fail }, { network: "unhealthy", security: "unhealthy" }, "degraded"],
  ["a page over HTTP", see({ https: false }), { security: "degraded" }, "degraded"],
  ["inline scripts", see({ inlineScripts: true }), {}, "healthy"],
  ["no charset", see({ charset: false }), {}, "healthy"],
  ["mixed content", see({ mixedContent: true }), {}, "healthy"],
  ["mixed content and no charset", see({ mixedContent: true, charset: false }), { security: "degraded" }, "degraded"],
  [
    "no storage, and slow sign-in",
    { localStorage: noStorage, authentication: hang },
    { localStorage: "unhealthy", authentication: "unhealthy" },
    "degraded",
  ],
  [
    "all of it over HTTP with inline scripts",
    see({ https: false, inlineScripts: true }),
    { security: "degraded" },
    "degraded",
  ],
];
test.each(faults)("%s", async (_, fault, checks, overall) => {
  expect(await look(fault)).toMatchObject({ overall, checks: { ...good, ...checks } });
});

/** Runs the three checks, each of which takes this many milliseconds. */
async function answeredAfter(ms: number) {
  let nowMs = 0;
  const probe = async () => {
    await Promise.resolve();
    nowMs = ms;
  };
  const { checks } = await look({
    database: probe,
    authentication: probe,
    page: async () => {
      await probe();
      return new Response();
    },
    clockMs: () => nowMs,
    pause: hang,
  });
  const { database, authentication, network } = checks;
  return [database, authentication, network];
}

test.each([
  [1999, ["healthy", "healthy", "healthy"]],
  [2000, ["healthy", "unhealthy", "healthy"]],
  [2999, ["healthy", "unhealthy", "healthy"]],
  [3000, ["healthy", "unhealthy", "unhealthy"]],
  [4999, ["healthy", "unhealthy", "unhealthy"]],
  [5000, ["unhealthy", "unhealthy", "unhealthy"]],
])("after %i ms, the database, sign-in and the network are %j", async (ms, states) => {
  expect(await answeredAfter(ms)).toEqual(states);
});

test("a page that can't be inspected is logged, and the round finishes", async () => {
  const seePage = () => {
    throw new Error("no such document");
  };
  const result = await look({ seePage });
  expect(result).toMatchObject({ checks: { security: "unhealthy" }, errors: ["security"] });
});

test("a check that can't be made has no score and says so, without technical messages", async () => {
  const result = await look({ page: fail, database: fail });
  expect(result.details.security).toMatchObject({ score: 0, notes: ["Unable to validate security headers"] });
  expect(result.errors.sort()).toEqual(["database", "network", "security"]);
  expect(JSON.stringify(result)).not.toContain("secret of the machine");
});
