import { capabilities } from "#domain/api/capabilities.ts";
import { routeKeyOf } from "#domain/api/contract.ts";

/** A line that a function wrote, or the runtime for it. */
export interface FunctionLine {
  readonly level?: string;
  readonly message?: string;
  /** ISO 8601. */
  readonly at?: string;
  readonly requestId?: string;
  readonly route?: string;
  readonly durationMs?: number;
  /** The logical ID, if the runtime wrote the line. */
  readonly function?: string;
}

export function functionLinesIn(log: string): readonly FunctionLine[] {
  return log.split("\n").flatMap((line) => {
    try {
      return line.startsWith("{") ? [JSON.parse(line) as FunctionLine] : [];
    } catch {
      return [];
    }
  });
}

const names = new Map<string, string>(
  Object.entries(capabilities).flatMap(([name, contracts]) =>
    contracts.map((contract) => [routeKeyOf(contract), name] as const),
  ),
);

/** Unknown addresses are the health function's. */
export const capabilityOfRoute = (route = ""): string => names.get(route.replace(/^HEAD /, "GET ")) ?? "health";

/** Where the function of a route is in the template, e.g. `FunctionsPlaysApi`. */
export function functionOfRoute(route: string | undefined): string {
  const name = capabilityOfRoute(route);
  return `Functions${name[0]?.toUpperCase()}${name.slice(1)}Api`;
}
