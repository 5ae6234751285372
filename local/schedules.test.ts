import { expect, test } from "vitest";
import { secondsOfRate, startSchedules } from "./schedules.ts";

test("rates are read, and anything else is refused", () => {
  expect(["rate(1 minute)", "rate(15 minutes)", "rate(2 hours)", "rate(1 day)"].map(secondsOfRate)).toEqual([
    60, 900, 7200, 86_400,
  ]);
  for (const other of ["cron(0 12 * * ? *)", "rate(0 minutes)", "rate(5 weeks)"]) {
    expect(() => secondsOfRate(other)).toThrow(other);
  }
});

test("what is due by the local clock runs once, with a scheduled event", async () => {
  let now = 0;
  const runs: unknown[] = [];
  const rule = {
    logicalId: "Rule",
    Type: "AWS::Events::Rule",
    Properties: {
      ScheduleExpression: "rate(15 minutes)",
      State: "ENABLED",
      Targets: [{ Arn: "arn:aws:lambda:here:0:Sweeper" }],
    },
  };
  const stop = startSchedules({
    template: { ofType: () => [rule], get: () => rule, only: () => rule, output: () => "", parameter: () => undefined },
    names: { ref: (id) => id, attribute: (id) => id, secret: (id) => id, finish: (text) => text },
    now: () => now,
    invoke: async (...call) => void runs.push(call),
  });
  now = 3_600_000;
  await expect.poll(() => runs.length).toBe(1);
  expect(runs[0]).toMatchObject(["Sweeper", { source: "aws.events", time: "1970-01-01T01:00:00.000Z" }]);
  stop();
});
