import { expect, test } from "vitest";
import { resourcesIn, wholeStage } from "#tests/support/synthesizedStage.ts";

const { app } = wholeStage();
const all = resourcesIn(app);
const ours = () => all("AWS::Lambda::Function").filter(([id]) => id.startsWith("Functions"));

test("the health is checked every five minutes, due work is done every quarter of an hour, deals follow daily", () => {
  const schedules = all("AWS::Events::Rule").map(([id, { Properties }]) => [
    /(HealthChecks|Sweeper|Deals)Job/.exec(id)?.[1],
    Properties.ScheduleExpression,
  ]);
  expect(Object.fromEntries(schedules)).toEqual({
    HealthChecks: "rate(5 minutes)",
    Sweeper: "rate(15 minutes)",
    Deals: "rate(1 day)",
  });
});

test("a failed run of a schedule isn't repeated, and is kept in a queue that raises an alarm", () => {
  const [[queue] = []] = all("AWS::SQS::Queue");
  const queueArn = { "Fn::GetAtt": [queue, "Arn"] };
  const rules = all("AWS::Events::Rule");
  expect(all("AWS::Lambda::EventInvokeConfig")).toHaveLength(rules.length);
  for (const [id, { Properties }] of all("AWS::Lambda::EventInvokeConfig")) {
    expect(Properties, id).toMatchObject({
      MaximumRetryAttempts: 0,
      DestinationConfig: { OnFailure: { Destination: queueArn } },
    });
  }
  for (const [id, { Properties }] of rules) {
    expect(Properties.Targets, id).toMatchObject([
      { RetryPolicy: { MaximumRetryAttempts: 0 }, DeadLetterConfig: { Arn: queueArn } },
    ]);
  }
  app.hasResourceProperties("AWS::CloudWatch::Alarm", {
    MetricName: "NumberOfMessagesSent",
    Dimensions: [{ Name: "QueueName", Value: { "Fn::GetAtt": [queue, "QueueName"] } }],
    Threshold: 1,
  });
});

test("an alarm goes off when a scheduled function hasn't run successfully in three of its periods", () => {
  const seconds = { HealthChecks: 300, Sweeper: 900, Deals: 86_400 };
  const alarms = all("AWS::CloudWatch::Alarm").filter(([id]) => id.includes("NotRunning"));
  expect(alarms.map(([id]) => /^Functions(\w+)JobNotRunning/.exec(id)?.[1]).sort()).toEqual(
    Object.keys(seconds).sort(),
  );
  for (const [name, Period] of Object.entries(seconds)) {
    const [, alarm] = alarms.find(([id]) => id.includes(name)) ?? [];
    const [functionId] = ours().find(([id]) => id.startsWith(`Functions${name}Job`)) ?? [];
    const counted = (MetricName: string) => ({
      MetricStat: {
        Metric: { MetricName, Dimensions: [{ Name: "FunctionName", Value: { Ref: functionId } }] },
        Period,
        Stat: "Sum",
      },
      ReturnData: false,
    });
    expect(alarm?.Properties, name).toMatchObject({
      ComparisonOperator: "LessThanThreshold",
      Threshold: 1,
      EvaluationPeriods: 3,
      TreatMissingData: "breaching",
      Metrics: [
        { Expression: "runs - errors" },
        { Id: "runs", ...counted("Invocations") },
        { Id: "errors", ...counted("Errors") },
      ],
    });
  }
});
