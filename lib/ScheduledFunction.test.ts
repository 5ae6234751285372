import { expect, test } from "vitest";
import { resourcesIn, wholeStage } from "#tests/support/synthesizedStage.ts";

const { app } = wholeStage();
const all = resourcesIn(app);

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
