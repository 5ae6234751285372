import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";

/**
 * `npm run chaos -- --rounds 25 [--seed 7] [--safe-after 3000]` runs the chaos journey with this many rounds. On a busy
 * machine, a device may take longer than a second to store what was typed; the last option allows it (milliseconds).
 */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "25" },
    seed: { type: "string", default: "1" },
    "safe-after": { type: "string", default: "1000" },
  },
});
const { status } = spawnSync(
  "npx",
  ["vitest", "run", "tests/journeys/chaos.test.ts", "--project", "journeys", "--disable-console-intercept"],
  {
    cwd: join(import.meta.dirname, "../.."),
    env: {
      ...process.env,
      CHAOS_ROUNDS: values.rounds,
      CHAOS_SEED: values.seed,
      CHAOS_SAFE_AFTER: values["safe-after"],
    },
    stdio: "inherit",
  },
);
process.exit(status ?? 1);
