import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";

/** `npm run chaos -- --rounds 25 [--seed 7]` runs the chaos journey with this many rounds. */
const { values } = parseArgs({
  options: { rounds: { type: "string", default: "25" }, seed: { type: "string", default: "1" } },
});
const { status } = spawnSync(
  "npx",
  ["vitest", "run", "tests/journeys/chaos.test.ts", "--project", "journeys", "--disable-console-intercept"],
  {
    cwd: join(import.meta.dirname, "../.."),
    env: { ...process.env, CHAOS_ROUNDS: values.rounds, CHAOS_SEED: values.seed },
    stdio: "inherit",
  },
);
process.exit(status ?? 1);
