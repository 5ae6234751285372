import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { exitCodeOf, type Figures, isOver } from "./figures.ts";

/**
 * `npm run bench -- NAME [PART] [--json]`. With a part, only that is measured; `editor` has several. With `--json`, the last
 * line is one JSON object of the figures. Exits with 1 if a limit is exceeded.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { json: { type: "boolean" } } });
const [name = "", part] = positionals;
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".bench.ts"))
  .map((file) => file.replace(".bench.ts", ""));

const file = join(import.meta.dirname, `${name}.bench.ts`);
if (!names.includes(name) || !existsSync(file)) {
  console.error(`Unknown benchmark "${name}". Available: ${names.join(", ")}.`);
  process.exit(2);
}
interface Benchmark {
  /** Returns the figures, or those of each part when they're known. */
  readonly measure: (part?: string) => Promise<Figures> | AsyncIterable<Figures>;
}

const { measure } = (await import(file)) as Benchmark;
const measured = measure(part);
let all: Figures = {};
for await (const figures of Symbol.asyncIterator in measured ? measured : [measured]) {
  all = { ...all, ...figures };
  for (const [what, { value, unit, limit }] of Object.entries(figures)) {
    const against = limit === undefined ? "" : isOver({ value, limit }) ? `  OVER ${limit}` : `  (at most ${limit})`;
    console.log(`${what.padEnd(56)} ${value.toFixed(value < 10 ? 2 : 0).padStart(9)} ${unit}${against}`);
  }
}
if (Object.keys(all).length === 0) {
  console.error(`The benchmark "${name}" has no part "${part}".`);
  process.exit(2);
}
if (values.json) console.log(JSON.stringify(all));
process.exit(exitCodeOf(all));
