import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { beginPhase, describePhase } from "./cpuTime.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const usedActions = join(root, ".cache", "used-actions");
const [first, ...rest] = process.argv.slice(3);
/** `npm run test:all` has every test. */
const isWhole = first === "--all";
/** `npm test -- path` has all tests under a path. */
const only = isWhole || first === undefined ? rest : [first, ...rest];
const isShort = !isWhole && only.length === 0;
const env = { ...process.env, GHOSTLIGHT_USED_ACTIONS: usedActions, ...(isShort ? { SHORT_RUN: "yes" } : {}) };

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

rmSync(usedActions, { force: true });
// Nothing else deletes the compiled modules of files that have changed since.
if (only.length === 0) rmSync(join(root, ".cache", "modules"), { recursive: true, force: true });
const whole = beginPhase("All");
const checking = check();
const reporters = ["default", "json", "./tests/support/flakyTests.ts", "./tests/support/phases.ts"];
if (isShort) reporters.push("./tests/support/shortRun/sayLeftOut.ts");
if (isWhole && only.length === 0) reporters.push("./tests/support/shortRun/writeDurations.ts");
const report = [...reporters.map((name) => `--reporter=${name}`), "--outputFile.json=.cache/test-report.json"];
// Runs both even if the first fails.
const passed = await run("npx", "vitest", "run", ...report, ...only);
const checked = await checking;
/** Without all tests, and without what a failed one would have done, less was used than the functions need. */
const isComplete = isWhole && only.length === 0 && passed;
const allowed = !isComplete || (await run("npm", "run", "--silent", "permissions"));
console.log(describePhase(whole));
process.exit(checked && passed && allowed ? 0 : 1);
