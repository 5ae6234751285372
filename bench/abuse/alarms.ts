import { join } from "node:path";
import * as z from "zod";
import { unexpectedErrorLine } from "#domain/api/alarmingLines.ts";
import { projectRoot } from "#lib/operations/project.ts";
import { readAssembly } from "#local/template/assembly.ts";
import { alarmProperties, filterProperties, isOn, type Period } from "#tests/alarms/cloudWatch.ts";
import { textOf } from "#tests/alarms/textOf.ts";
import { type FunctionLine, functionOfRoute } from "./functionLines.ts";

const named = z.object({ Name: z.unknown().transform(textOf) });
const deploymentGroup = z.object({ AlarmConfiguration: z.object({ Alarms: z.array(named).default([]) }).optional() });

export interface Ringing {
  /** The logical ID without CDK's letters. */
  readonly name: string;
  /** It also takes a release back. */
  readonly isGate: boolean;
}

/**
 * Returns the template's alarms that would go off for what functions wrote within five minutes. `failedRequests` are those
 * that the API's own log counts. Alarms that go off without data, because a schedule doesn't run, aren't among them.
 */
export function ringing(lines: readonly FunctionLine[], failedRequests: number): readonly Ringing[] {
  const { template } = readAssembly(join(projectRoot, "cdk.out"));
  const filters = template
    .ofType("AWS::Logs::MetricFilter")
    .map(({ Properties }) => filterProperties.parse(Properties));
  const gates = template
    .ofType("AWS::CodeDeploy::DeploymentGroup")
    .flatMap(({ Properties }) => deploymentGroup.parse(Properties).AlarmConfiguration?.Alarms ?? [])
    .map(({ Name }) => Name);
  const logs = [...new Set(filters.map(({ LogGroupName }) => LogGroupName))];
  const functions = template.ofType("AWS::Lambda::Function").map(({ logicalId }) => logicalId);
  const period = [...pointsOf(lines, functions), ...textsOf(lines, failedRequests, logs)];
  return template
    .ofType("AWS::CloudWatch::Alarm")
    .map(({ logicalId, Properties }) => ({ logicalId, alarm: alarmProperties.parse(Properties) }))
    .filter(({ alarm }) => alarm.TreatMissingData === "notBreaching" && isOn(alarm, filters, [period]))
    .map(({ logicalId }) => ({ name: logicalId.slice(0, -cdkLetters), isGate: gates.includes(logicalId) }));
}

const cdkLetters = 8;

/** What Lambda counts. */
const pointsOf = (lines: readonly FunctionLine[], functions: readonly string[]): Period =>
  lines.flatMap((line) => {
    if (line.level === "error" && line.function) return [reported("Errors", line.function)];
    const name = line.route && functions.find((id) => id.startsWith(`${functionOfRoute(line.route)}Function`));
    return name ? [reported("Invocations", name)] : [];
  });

/** What's in the log of each function, and of the API. */
function textsOf(lines: readonly FunctionLine[], failedRequests: number, logs: readonly string[]): Period {
  const routeOf = new Map(lines.flatMap(({ requestId, route }) => (route ? [[requestId, route] as const] : [])));
  const nameOf = (line: FunctionLine) => functionOfRoute(line.route ?? routeOf.get(line.requestId));
  // Only one function has a filter for any other message.
  const logsOf = (line: FunctionLine) =>
    line.message === unexpectedErrorLine ? logs.filter((log) => log.startsWith(`${nameOf(line)}Log`)) : logs;
  const failed = JSON.stringify({ status: "500", handlerStatus: "500" });
  return [
    ...lines.flatMap((line) => logsOf(line).map((log) => ({ log, text: JSON.stringify(line) }))),
    ...logs.flatMap((log) => Array.from({ length: Math.round(failedRequests) }, () => ({ log, text: failed }))),
  ];
}

const reported = (name: string, FunctionName: string) => ({
  namespace: "AWS/Lambda",
  name,
  dimensions: { FunctionName },
  value: 1,
});
