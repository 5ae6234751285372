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
  for (const { AlarmDescription } of alarms) expect(AlarmDescription).toMatch(/^What users lose: .{20,}/);
});
