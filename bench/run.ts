import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { exitCodeOf, type Figures, isOver } from "./figures.ts";

/** `npm run bench -- NAME [--json]`. With `--json`, the last line is one JSON object of the figures. Exits with 1 if a limit is exceeded. */
const [name = "", ...flags] = process.argv.slice(2);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".bench.ts"))
  .map((file) => file.replace(".bench.ts", ""));

const file = join(import.meta.dirname, `${name}.bench.ts`);
if (!names.includes(name) || !existsSync(file)) {
  console.error(`Unknown benchmark "${name}". Available: ${names.join(", ")}.`);
  process.exit(2);
}
const { measure } = (await import(file)) as { measure: () => Promise<Figures> };
const figures = await measure();
for (const [what, { value, unit, limit }] of Object.entries(figures)) {
  const against = limit === undefined ? "" : isOver({ value, limit }) ? `  OVER ${limit}` : `  (at most ${limit})`;
  console.log(`${what.padEnd(56)} ${value.toFixed(value < 10 ? 2 : 0).padStart(9)} ${unit}${against}`);
}
if (flags.includes("--json")) console.log(JSON.stringify(figures));
process.exit(exitCodeOf(figures));
