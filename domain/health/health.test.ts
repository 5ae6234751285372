import { expect, test } from "vitest";
import { type CheckState, type Finding, healthResult, stateOfAnswer, stateOfScore, worstOf } from "./health.ts";

const letters: Readonly<Record<string, CheckState>> = { h: "healthy", d: "degraded", u: "unhealthy" };
const states = (word: string) => [...word].map((letter) => letters[letter] ?? "unhealthy");

test.each([
  ["hhhhh", "healthy"],
  ["hhhhu", "healthy"],
  ["hhhhd", "degraded"],
  ["hhhuu", "degraded"],
  ["hhhdu", "degraded"],
  ["hhuuu", "unhealthy"],
  ["hhduu", "unhealthy"],
  ["hhhh", "healthy"],
  ["hhhd", "degraded"],
  ["hhhu", "degraded"],
  ["hhdu", "unhealthy"],
  ["uuuu", "unhealthy"],
])("the checks %s are %s overall", (word, overall) => {
  expect(worstOf(states(word))).toBe(overall);
});

test.each([
  [100, "healthy"],
  [80, "healthy"],
  [79, "degraded"],
  [60, "degraded"],
  [59, "unhealthy"],
  [0, "unhealthy"],
])("a score of %i is %s", (score, state) => {
  expect(stateOfScore(score)).toBe(state);
});

test("a response must arrive within its limit", () => {
  expect(stateOfAnswer(4999, 5000)).toBe("healthy");
  expect(stateOfAnswer(5000, 5000)).toBe("unhealthy");
});

test("a result says what each check found", () => {
  const good: Finding = { state: "healthy", durationMs: 3, notes: [] };
  const slow: Finding = { state: "unhealthy", durationMs: 5000, notes: ["Slow."] };
  const at = "2027-01-10T12:00:00.000Z";
  expect(healthResult({ database: slow, authentication: good, security: good, network: good }, at)).toEqual({
    overall: "degraded",
    checks: { database: "unhealthy", authentication: "healthy", security: "healthy", network: "healthy" },
    details: {
      database: { durationMs: 5000, notes: ["Slow."] },
      authentication: { durationMs: 3, notes: [] },
      security: { durationMs: 3, notes: [] },
      network: { durationMs: 3, notes: [] },
    },
    timestamp: at,
  });
});
