import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hashOfUser, type LogLevel, log } from "./logger.ts";

const write = vi.spyOn(process.stdout, "write");
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2027-01-10T12:00:00.000Z"), toFake: ["Date"] });
  write.mockReset().mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const everyLevel: readonly LogLevel[] = ["info", "warn", "error"];
const written = () => write.mock.calls.map(([line]) => String(line));
const levels = () => written().map((line) => JSON.parse(line).level);

test("a log line is one line of JSON with its level, message, time and fields", () => {
  vi.stubEnv("LOG_LEVEL", "info");
  log("warn", "slow\nanswer", { route: "GET /api/plays", durationMs: 7, user: undefined });
  const [line, ...more] = written();
  expect(more).toEqual([]);
  expect(line).toMatch(/^[^\n]+\n$/);
  expect(JSON.parse(line ?? "")).toEqual({
    level: "warn",
    message: "slow\nanswer",
    at: "2027-01-10T12:00:00.000Z",
    route: "GET /api/plays",
    durationMs: 7,
  });
});

test.each([
  ["info", ["info", "warn", "error"]],
  ["warn", ["warn", "error"]],
  ["error", ["error"]],
  ["silent", []],
])("with LOG_LEVEL %s, the levels %j are written", (lowest, expected) => {
  vi.stubEnv("LOG_LEVEL", lowest);
  for (const level of everyLevel) log(level, "a message");
  expect(levels()).toEqual(expected);
});

test("without a LOG_LEVEL, everything is written", () => {
  vi.stubEnv("LOG_LEVEL", undefined);
  for (const level of everyLevel) log(level, "a message");
  expect(levels()).toEqual(everyLevel);
});

test("in Lambda, a line that raises an alarm counts itself by function, and an unexpected error by version, too", () => {
  vi.stubEnv("AWS_LAMBDA_FUNCTION_NAME", "plays");
  const countedIn = (message: string, version: string) => {
    vi.stubEnv("AWS_LAMBDA_FUNCTION_VERSION", version);
    log("error", message, { playId: "p" });
    return JSON.parse(written().at(-1) ?? "");
  };
  const inMetrics = (Name: string, Dimensions: string[][]) => ({
    _aws: {
      Timestamp: Date.parse("2027-01-10T12:00:00.000Z"),
      CloudWatchMetrics: [{ Namespace: "Ghostlight", Dimensions, Metrics: [{ Name, Unit: "Count" }] }],
    },
    FunctionName: "plays",
    [Name]: 1,
    playId: "p",
  });
  const byName = ["FunctionName"];
  expect(countedIn("unexpected", "7")).toMatchObject({
    ...inMetrics("unexpected", [byName, ["FunctionName", "FunctionVersion"]]),
    FunctionVersion: "7",
  });
  expect(countedIn("unexpected", "$LATEST")).toMatchObject(inMetrics("unexpected", [byName]));
  expect(countedIn("log-gap", "7")).toMatchObject(inMetrics("log-gap", [byName]));
  expect(countedIn("request", "7")).not.toHaveProperty("_aws");
});

test("a user's hash is the same each time, differs between users, and doesn't contain the ID", () => {
  const id = "6f2a0a34-0000-4000-8000-000000000001";
  expect(hashOfUser(id)).toMatch(/^[0-9a-f]{12}$/);
  expect(hashOfUser(id)).toBe(hashOfUser(id));
  expect(hashOfUser("6f2a0a34-0000-4000-8000-000000000002")).not.toBe(hashOfUser(id));
  expect(id).not.toContain(hashOfUser(id));
});
