import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { resourcesIn, wholeStage } from "#tests/support/synthesizedStage.ts";
import { costsPage, promisedPerWriter } from "./costsPage.ts";
import { costsPerWriter, stageHas, totalOf } from "./monthlyCosts.ts";
import { averageHours, unitsOf, writerKinds } from "./writerMonth.ts";

test("an average writer costs no more than promised", () => {
  expect(writerKinds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(totalOf(costsPerWriter(unitsOf(averageHours)))).toBeLessThanOrEqual(promisedPerWriter);
});

test("a month's costs are its units times their prices", () => {
  const costs = costsPerWriter({
    sessions: 0,
    saves: 0,
    requests: 1_000_000,
    tableWrites: 1_000_000,
    tableReads: 1_000_000,
    functionGigabyteSeconds: 0,
    siteRequests: 1_000_000,
    siteGigabytes: 0,
    logGigabytes: 1,
    mails: 1000,
    storedGigabytes: 0,
    tokenRefreshes: 0,
  });
  expect(totalOf(costs)).toBeCloseTo(0.705 + 0.1415 + 1.11 + 0.2 + 1.2 + 0.6 + 0.57 + 0.1);
});

test("a stage has no more of what is paid for by the month than its costs say", () => {
  const { app, monitoring, edgeAlarms, edge } = wholeStage();
  const all = (type: string) => [app, monitoring, edgeAlarms, edge].flatMap((template) => resourcesIn(template)(type));
  const readBy = all("AWS::CloudWatch::Alarm").map(
    ([
      ,
      {
        Properties: { Metrics },
      },
    ]) => (Array.isArray(Metrics) ? Metrics.filter((each) => "MetricStat" in each).length : 1),
  );
  const alarmMetrics = readBy.reduce((sum, count) => sum + count, 0);
  expect(alarmMetrics).toBeLessThanOrEqual(stageHas.alarmMetrics);
  expect(alarmMetrics).toBeGreaterThan(stageHas.alarmMetrics * 0.9);
  expect(all("AWS::SecretsManager::Secret").length).toBeLessThanOrEqual(stageHas.secrets);
  expect(all("AWS::WAFv2::WebACL")).toHaveLength(stageHas.firewalls);
});

test("the page about costs is up to date", () => {
  expect(readFileSync(new URL("../../docs/costs.md", import.meta.url), "utf8")).toBe(costsPage());
});
