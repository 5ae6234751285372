import { expect, test } from "vitest";
import { nameOfId, resourcesIn, type SynthesizedStage, wholeStage } from "#tests/support/synthesizedStage.ts";
import { type AlarmProperties, alarmProperties, filterProperties, isOn } from "./cloudWatch.ts";
import { scenariosOf } from "./scenarios.ts";

const stage = wholeStage();
const templates = ["app", "monitoring", "edgeAlarms"] as const satisfies readonly (keyof SynthesizedStage)[];
const all = (type: string) => templates.flatMap((name) => resourcesIn(stage[name])(type));

const filters = all("AWS::Logs::MetricFilter").map(([, { Properties }]) => filterProperties.parse(Properties));
const alarms = new Map(
  all("AWS::CloudWatch::Alarm").map(([id, { Properties }]) => [nameOfId(id), alarmProperties.parse(Properties)]),
);
const scenarios = scenariosOf(stage);

test("every alarm has its scenarios, and there are none for an alarm that doesn't exist", () => {
  expect([...scenarios.keys()].sort()).toEqual([...alarms.keys()].sort());
  for (const [name, each] of scenarios) {
    expect(new Set(each.map((scenario) => scenario.isOn)), name).toEqual(new Set([true, false]));
  }
});

test("each filter counts into a metric of its own, so one function's lines don't raise another's alarm", () => {
  const metrics = filters.map(({ MetricTransformations: [{ MetricNamespace, MetricName }] }) => [
    MetricNamespace,
    MetricName,
  ]);
  expect(new Set(metrics.map(String)).size).toBe(filters.length);
});

test.each([...alarms])("%s goes off when it should, and only then, also on a stage's first day", (name, alarm) => {
  const told = scenarios.get(name) ?? [];
  for (const history of ["some", "none"] as const) {
    expect(told.map(({ happens, periods }) => ({ happens, isOn: isOn(alarm, filters, periods, history) }))).toEqual(
      told.map(({ happens, isOn: wanted }) => ({ happens, isOn: wanted })),
    );
  }
});

const outcomes = (name: string, alarm: AlarmProperties, itsFilters = filters) =>
  (scenarios.get(name) ?? []).map(({ periods }) => isOn(alarm, itsFilters, periods));

test("an alarm that couldn't go off, or couldn't stop, would be found", () => {
  const wanted = (name: string) => (scenarios.get(name) ?? []).map((scenario) => scenario.isOn);
  const get = (name: string) => alarms.get(name) ?? expect.fail();
  const plays = "FunctionsPlaysApiFailing";
  const otherStatus = filters.map((filter) => ({ ...filter, FilterPattern: '{ $.status = "4*" }' }));
  expect(outcomes("ApiFailing", get("ApiFailing"), otherStatus)).not.toEqual(wanted("ApiFailing"));
  for (const [name, change] of [
    [plays, { Threshold: 6 }],
    ["FunctionsSweeperJobNotRunning", { TreatMissingData: "notBreaching" }],
    ["CanaryJobNotRunning", { EvaluationPeriods: 2 }],
    ["ManyBlocked", { MetricName: "AllowedRequests" }],
    ["HealthAlarmsdatabaseUnhealthy", { Statistic: "Maximum" }],
    ["SiteFailing", { Dimensions: {} }],
  ] as const) {
    expect(outcomes(name, { ...get(name), ...change } as AlarmProperties), name).not.toEqual(wanted(name));
  }
});
