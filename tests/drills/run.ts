import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";

const drills = { restore: "tests/drills/restore.stack.test.ts" } as const;

/** `npm run drill -- restore [--writers 20]` runs a drill on a Ghostlight of its own. `npm test` runs it with few writers. */
const { values, positionals } = parseArgs({
  options: { writers: { type: "string", default: "20" } },
  allowPositionals: true,
});
const [name = ""] = positionals;
const file = Object.hasOwn(drills, name) ? drills[name as keyof typeof drills] : undefined;
if (!file) {
  console.error(`Name the drill: npm run drill -- ${Object.keys(drills).join(" | ")}`);
  process.exit(2);
}
const { status } = spawnSync("npx", ["vitest", "run", file, "--project", "stack", "--disable-console-intercept"], {
  cwd: join(import.meta.dirname, "../.."),
  env: { ...process.env, DRILL_WRITERS: values.writers },
  stdio: "inherit",
});
process.exit(status ?? 1);
