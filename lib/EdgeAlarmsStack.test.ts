import { Match } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { wholeStage } from "#tests/support/synthesizedStage.ts";

const { edgeAlarms } = wholeStage();

test("CloudFront, the web ACL and the certificate have alarms where they're counted, with what users lose", () => {
  const alarms = Object.values(edgeAlarms.findResources("AWS::CloudWatch::Alarm")).map(({ Properties }) => Properties);
  expect(alarms.map(({ MetricName }) => MetricName).sort()).toEqual([
    "5xxErrorRate",
    "BlockedRequests",
    "DaysToExpiry",
  ]);
  const [topic] = Object.keys(edgeAlarms.findResources("AWS::SNS::Topic"));
  for (const { AlarmActions, AlarmDescription } of alarms) {
    expect(AlarmActions).toEqual([{ Ref: topic }]);
    expect(AlarmDescription).toMatch(/^What users lose: .{20,}/);
  }
  edgeAlarms.hasResourceProperties("AWS::SNS::TopicPolicy", {
    PolicyDocument: {
      Statement: Match.arrayWith([Match.objectLike({ Principal: { Service: "cloudwatch.amazonaws.com" } })]),
    },
  });
});
