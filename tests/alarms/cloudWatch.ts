import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { matchesPattern } from "./filterPattern.ts";
import { evaluate, type Value } from "./metricMath.ts";
import { textOf } from "./textOf.ts";

/** A value that AWS reports. */
export interface Point {
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What a function, or the API, writes to its log. */
export interface LogLine {
  /** The logical ID of the log group. */
  readonly log: string;
  readonly text: string;
}

/** Everything that CloudWatch gets in one period of an alarm. */
export type Period = readonly (Point | LogLine)[];

const token = z.unknown().transform(textOf);
const dimensions = z
  .array(z.object({ Name: z.string(), Value: token }))
  .default([])
  .transform((list) => Object.fromEntries(list.map(({ Name, Value }) => [Name, Value])));
const metric = z.object({ Namespace: z.string(), MetricName: z.string(), Dimensions: dimensions });
const stat = z.enum(["Average", "Maximum", "Minimum", "Sum"]);
type Metric = z.output<typeof metric> & { readonly Stat: z.output<typeof stat> };

const member = z.object({
  Id: z.string(),
  Expression: z.string().optional(),
  MetricStat: z.object({ Metric: metric, Stat: stat }).optional(),
  ReturnData: z.boolean(),
});

const rule = {
  ComparisonOperator: z.enum(["GreaterThanOrEqualToThreshold", "LessThanOrEqualToThreshold", "LessThanThreshold"]),
  EvaluationPeriods: z.int(),
  Threshold: z.number(),
  TreatMissingData: z.enum(["breaching", "notBreaching"]),
};

/** `Properties` of `AWS::CloudWatch::Alarm`. */
export const alarmProperties = z.union([
  z.strictObject({ ...rule, ...metric.shape, Period: z.int(), Statistic: stat, ...texts() }),
  z.strictObject({ ...rule, Metrics: z.array(member), ...texts() }),
]);
export type AlarmProperties = z.output<typeof alarmProperties>;

/** What doesn't decide whether the alarm goes off. */
function texts() {
  const actions = { ActionsEnabled: z.boolean(), AlarmActions: z.array(z.unknown()), OKActions: z.array(z.unknown()) };
  return { AlarmDescription: z.string(), ...actions };
}

/** `Properties` of `AWS::Logs::MetricFilter`. */
export const filterProperties = z.object({
  FilterPattern: z.string(),
  LogGroupName: token,
  MetricTransformations: z.tuple([
    z.object({ MetricName: z.string(), MetricNamespace: z.string(), MetricValue: z.string() }),
  ]),
});
export type FilterProperties = z.output<typeof filterProperties>;

/** Whether the metrics of our own functions had values, long before. AWS's own always had. */
export type History = "some" | "none";

/** Returns whether the alarm is on after these periods, the last one last, if nothing was reported just before. */
export function isOn(
  alarm: AlarmProperties,
  filters: readonly FilterProperties[],
  periods: readonly Period[],
  history: History = "some",
): boolean {
  const none: Period[] = Array.from({ length: alarm.EvaluationPeriods }, () => []);
  const last = [...none, ...periods].slice(-alarm.EvaluationPeriods);
  return last.every((period) => isBreaching(alarm, valueIn(alarm, filters, period, history)));
}

function isBreaching({ ComparisonOperator, Threshold, TreatMissingData }: AlarmProperties, value: Value): boolean {
  if (value === undefined) return TreatMissingData === "breaching";
  if (ComparisonOperator === "LessThanThreshold") return value < Threshold;
  if (ComparisonOperator === "LessThanOrEqualToThreshold") return value <= Threshold;
  return value >= Threshold;
}

function valueIn(
  alarm: AlarmProperties,
  filters: readonly FilterProperties[],
  period: Period,
  history: History,
): Value {
  if (!("Metrics" in alarm)) return statisticOf({ ...alarm, Stat: alarm.Statistic }, filters, period);
  const values = new Map(
    alarm.Metrics.flatMap(({ Id, MetricStat }) =>
      MetricStat ? [[Id, statisticOf({ ...MetricStat.Metric, Stat: MetricStat.Stat }, filters, period)] as const] : [],
    ),
  );
  const [returned, ...others] = alarm.Metrics.filter(({ ReturnData }) => ReturnData);
  if (!returned?.Expression || others.length > 0) throw new Error("An alarm has one expression.");
  const ofAws = alarm.Metrics.filter(({ MetricStat }) => MetricStat?.Metric.Namespace.startsWith("AWS/"));
  return evaluate(
    returned.Expression,
    (id) => {
      if (!values.has(id)) throw new Error(`The alarm has no metric ${id}.`);
      return values.get(id);
    },
    (id) => history === "some" || ofAws.some(({ Id }) => Id === id),
  );
}

function statisticOf(wanted: Metric, filters: readonly FilterProperties[], period: Period): Value {
  const values = period
    .flatMap((reported) => ("log" in reported ? pointsIn(reported, filters) : [reported]))
    .filter(
      ({ namespace, name, dimensions: given }) =>
        namespace === wanted.Namespace && name === wanted.MetricName && isDeepStrictEqual(given, wanted.Dimensions),
    )
    .map(({ value }) => value);
  if (values.length === 0) return undefined;
  const sum = values.reduce((total, value) => total + value, 0);
  return { Sum: sum, Average: sum / values.length, Maximum: Math.max(...values), Minimum: Math.min(...values) }[
    wanted.Stat
  ];
}

/** What CloudWatch counts in a log line: by filters, and in its embedded metric format. */
const pointsIn = (line: LogLine, filters: readonly FilterProperties[]): readonly Point[] => [
  ...filters
    .filter(({ LogGroupName, FilterPattern }) => LogGroupName === line.log && matchesPattern(FilterPattern, line.text))
    .map(({ MetricTransformations: [{ MetricName, MetricNamespace, MetricValue }] }) => ({
      namespace: MetricNamespace,
      name: MetricName,
      dimensions: {},
      value: MetricValue.startsWith("$.") ? Number(JSON.parse(line.text)[MetricValue.slice(2)]) : Number(MetricValue),
    })),
  ...embeddedPoints(JSON.parse(line.text)),
];

const embedded = z.looseObject({
  _aws: z.object({
    CloudWatchMetrics: z.array(
      z.object({
        Namespace: z.string(),
        Dimensions: z.array(z.array(z.string())),
        Metrics: z.array(z.object({ Name: z.string() })),
      }),
    ),
  }),
});

function embeddedPoints(fields: unknown): readonly Point[] {
  const { success, data } = embedded.safeParse(fields);
  if (!success) return [];
  return data._aws.CloudWatchMetrics.flatMap(({ Namespace, Dimensions, Metrics }) =>
    Dimensions.flatMap((names) =>
      Metrics.map(({ Name }) => ({
        namespace: Namespace,
        name: Name,
        dimensions: Object.fromEntries(names.map((name) => [name, String(data[name])])),
        value: Number(data[Name]),
      })),
    ),
  );
}
