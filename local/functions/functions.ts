import { pathToFileURL } from "node:url";
import * as z from "zod";
import type { MovableClock } from "#local/movableClock.ts";
import type { CloudTemplate } from "#local/template/cloudTemplate.ts";
import { type ResourceNames, resolve } from "#local/template/resolve.ts";
import { type FunctionPool, openFunctionPool } from "./FunctionPool.ts";

const properties = z.object({
  Code: z.object({ S3Key: z.string() }),
  Handler: z.string(),
  MemorySize: z.number(),
  Timeout: z.number(),
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }).default({ Variables: {} }),
});

export interface FunctionsOptions {
  readonly template: CloudTemplate;
  readonly names: ResourceNames;
  /** The folder with the template's assets. */
  readonly assembly: string;
  readonly clock: MovableClock;
  /** What every function gets in addition to its own environment: endpoints, region, credentials. */
  readonly environment: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

export interface Functions {
  readonly invoke: (logicalId: string, event: unknown) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** How much longer a call may take here than in the cloud. Tests share the machine with many others. */
const timeoutFactor = Number(process.env.GHOSTLIGHT_TIMEOUT_FACTOR || 1);

/** Opens the template's functions. Each one starts on its first call. */
export function openFunctions(options: FunctionsOptions): Functions {
  const pools = new Map<string, FunctionPool>();
  const poolOf = (logicalId: string) => {
    const pool = pools.get(logicalId) ?? openPool(logicalId, options);
    pools.set(logicalId, pool);
    return pool;
  };
  return {
    invoke: (logicalId, event) => poolOf(logicalId).invoke(event),
    stop: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.stop()));
    },
  };
}

function openPool(logicalId: string, { template, names, assembly, clock, environment, log }: FunctionsOptions) {
  const { Properties } = template.get(logicalId);
  const { Code, Handler, MemorySize, Timeout, Environment } = properties.parse(resolve(Properties, names));
  const [module, exported = "handler"] = Handler.split(".");
  return openFunctionPool({
    name: logicalId,
    file: pathToFileURL(`${assembly}/asset.${Code.S3Key.replace(/\.zip$/, "")}/${module}.mjs`),
    exported,
    environment: {
      ...environment,
      // Tells the stand-ins which function's role a call uses.
      AWS_ACCESS_KEY_ID: logicalId,
      AWS_LAMBDA_FUNCTION_NAME: logicalId,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(MemorySize),
      ...Environment.Variables,
    },
    memoryMegabytes: MemorySize,
    timeoutSeconds: Timeout * timeoutFactor,
    clock: clock.shared,
    log,
  });
}
