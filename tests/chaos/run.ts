import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";

/**
 * `npm run chaos -- --rounds 25 [--seed 7] [--safe-after 3000] [--disturbance token]` runs the chaos journey with this many
 * rounds. On a busy machine, a device may take longer than a second to store what was typed; `--safe-after` allows it
 * (milliseconds). With `--disturbance`, the same thing is disturbed in every round.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "25" },
    seed: { type: "string", default: "1" },
    "safe-after": { type: "string", default: "1000" },
    disturbance: { type: "string" },
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
      ...(values.disturbance && { CHAOS_DISTURBANCE: values.disturbance }),
    },
    stdio: "inherit",
  },
);
process.exit(status ?? 1);
