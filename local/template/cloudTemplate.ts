import { readFileSync } from "node:fs";
import * as z from "zod";

const resource = z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) });
const template = z.object({
  Resources: z.record(z.string(), resource),
  Parameters: z.record(z.string(), z.object({ Default: z.string().optional() })).default({}),
  Outputs: z.record(z.string(), z.object({ Value: z.unknown() })).default({}),
});

export type Resource = z.output<typeof resource> & { readonly logicalId: string };

/** A synthesized CloudFormation template. */
export interface CloudTemplate {
  readonly get: (logicalId: string) => Resource;
  readonly ofType: (type: string) => readonly Resource[];
  /** Returns the only resource of its type. */
  readonly only: (type: string) => Resource;
  readonly output: (name: string) => unknown;
  /** Returns a parameter's default value; undefined if there is no such parameter. */
  readonly parameter: (name: string) => string | undefined;
}

export function readTemplate(path: string): CloudTemplate {
  const { Resources, Outputs, Parameters } = template.parse(JSON.parse(readFileSync(path, "utf8")));
  const resources = new Map(Object.entries(Resources).map(([logicalId, each]) => [logicalId, { ...each, logicalId }]));
  const ofType = (type: string) => [...resources.values()].filter((each) => each.Type === type);
  const known = <T>(value: T | undefined, name: string): T => {
    if (value === undefined) throw new Error(`The template has no ${name}.`);
    return value;
  };
  return {
    ofType,
    get: (logicalId) => known(resources.get(logicalId), logicalId),
    only: (type) => {
      const [found, ...others] = ofType(type);
      if (others.length > 0) throw new Error(`The template has more than one ${type}; one is played.`);
      return known(found, type);
    },
    parameter: (name) => Parameters[name]?.Default,
    output: (name) => known(Outputs[name], `output ${name}`).Value,
  };
}
