import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const usedActions = join(root, ".cache", "used-actions");
const env = { ...process.env, GHOSTLIGHT_USED_ACTIONS: usedActions };
const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { cwd: root, env, stdio: "inherit" }).status === 0;

/** Runs both even if the first fails. `npm test -- path` runs only some of the tests. */
const only = process.argv.slice(3);
rmSync(usedActions, { force: true });
const checked = run("npm", "run", "--silent", "check");
const reporters = ["default", "json", "./tests/support/flakyTests.ts"].map((name) => `--reporter=${name}`);
const report = [...reporters, "--outputFile.json=.cache/test-report.json"];
const passed = run("npx", "vitest", "run", ...report, ...only);
/** A test that didn't run, or failed, used less than the functions need. */
const allowed = only.length > 0 || !passed || run("npm", "run", "--silent", "permissions");
process.exit(checked && passed && allowed ? 0 : 1);
