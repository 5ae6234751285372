import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { beginPhase, describePhase } from "./cpuTime.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const usedActions = join(root, ".cache", "used-actions");
const env = { ...process.env, GHOSTLIGHT_USED_ACTIONS: usedActions };

/** Returns whether a command succeeds. */
async function run(command: string, ...args: string[]): Promise<boolean> {
  const child = spawn(command, args, { cwd: root, env, stdio: "inherit" });
  const [code] = await once(child, "exit");
  return code === 0;
}

/** Runs `npm run check` beside the tests, which leave the cores idle for a part of the time, and prints its output at its end. */
async function check(): Promise<boolean> {
  const phase = beginPhase("Check");
  const child = spawn("npm", ["run", "--silent", "check"], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, "close");
  console.log(
    [...(await output), code === 0 ? "The check passed." : "The check failed.", describePhase(phase)].join("\n"),
  );
  return code === 0;
}

/** Runs both even if the first fails. `npm test -- path` runs only some of the tests. */
const only = process.argv.slice(3);
rmSync(usedActions, { force: true });
// Nothing else deletes the compiled modules of files that have changed since.
if (only.length === 0) rmSync(join(root, ".cache", "modules"), { recursive: true, force: true });
const whole = beginPhase("All");
const checking = check();
const reporters = ["default", "json", "./tests/support/flakyTests.ts", "./tests/support/phases.ts"];
const report = [...reporters.map((name) => `--reporter=${name}`), "--outputFile.json=.cache/test-report.json"];
const passed = await run("npx", "vitest", "run", ...report, ...only);
const checked = await checking;
/** A test that didn't run, or failed, used less than the functions need. */
const allowed = only.length > 0 || !passed || (await run("npm", "run", "--silent", "permissions"));
console.log(describePhase(whole));
process.exit(checked && passed && allowed ? 0 : 1);
