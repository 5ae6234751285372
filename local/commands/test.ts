import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;

/** Runs both even if the first fails. `npm test -- path` runs only some of the tests. */
const checked = run("npm", "run", "--silent", "check");
const report = ["--reporter=default", "--reporter=json", "--outputFile.json=.cache/test-report.json"];
const passed = run("npx", "vitest", "run", ...report, ...process.argv.slice(3));
process.exit(checked && passed ? 0 : 1);
