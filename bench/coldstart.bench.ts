import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleFunctions } from "#lib/bundle.ts";
import { type Figures, median } from "./figures.ts";

const root = join(import.meta.dirname, "..");
const folder = join(import.meta.dirname, "coldstart");

/** The writing path first. The others are what people wait for, too: a link, a comment, and signing in. */
const functions = [
  "plays/handler",
  "sharing/handler",
  "feedback/handler",
  "account/handler",
  "signin/preTokenGeneration",
];

const rounds = 21;

/** What the product promises for the writing path: milliseconds more than an empty process. */
const limits: Readonly<Record<string, number>> = { "plays/handler": 60 };

/**
 * Measures what happens before a function can answer its first request: from the start of the process to the loaded
 * handler, beside an empty module. All take turns, so that a busy moment of the machine meets each of them.
 */
export function measure(): Promise<Figures> {
  const bundles = bundleFunctions(root);
  const files = new Map([
    ["empty", join(folder, "empty.mjs")],
    ...functions.map((entry) => [entry, join(bundles, entry, "index.mjs")] as const),
  ]);
  const starts = new Map([...files.keys()].map((name) => [name, [] as Start[]]));
  for (let round = -1; round < rounds; round++) {
    for (const [name, file] of files) {
      const start = startOf(file);
      if (round >= 0) starts.get(name)?.push(start);
    }
  }
  const of = (name: string, read: (start: Start) => number) => median((starts.get(name) ?? []).map(read));
  const elapsed = (name: string) => of(name, ({ elapsedMs }) => elapsedMs);
  const cpu = (name: string) => of(name, ({ cpuMs }) => cpuMs);
  const figures: Record<string, Figures[string]> = { "an empty process": { value: elapsed("empty"), unit: "ms" } };
  for (const name of functions) {
    const limit = limits[name];
    figures[`${name}, more than empty`] = {
      value: elapsed(name) - elapsed("empty"),
      unit: "ms",
      ...(limit !== undefined && { limit }),
    };
    figures[`${name}, CPU time more than empty`] = { value: cpu(name) - cpu("empty"), unit: "ms" };
  }
  return Promise.resolve(figures);
}

interface Start {
  readonly elapsedMs: number;
  readonly cpuMs: number;
}

/** With the environment that functions have, as far as loading depends on it. */
const env = {
  PATH: process.env.PATH,
  AWS_REGION: "eu-west-1",
  // Lambda's Node is new enough for the SDK. The warning costs some milliseconds on an older one.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  STAGE: "main",
  RELEASE: "bench",
  TABLE_NAME: "bench",
  ORIGIN_SECRET_ID: "bench",
  LINK_KEY_ID: "bench",
  USER_POOL_ID: "eu-west-1_AbCdEf123",
  USER_POOL_CLIENT_ID: "1example23456789",
};

function startOf(file: string): Start {
  const output = execFileSync(process.execPath, [join(folder, "load.mjs"), pathToFileURL(file).href], { env });
  return JSON.parse(output.toString());
}
