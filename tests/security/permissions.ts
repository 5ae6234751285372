import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { permissionsOf } from "#local/permissions/permissions.ts";
import { unusedActions } from "#local/permissions/usedActions.ts";
import { readAssembly } from "#local/template/assembly.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const projects = ["stack", "journeys", "alone"];

/**
 * Runs every test that uses the local stack, and lists what the functions' roles allow and no test used. That a role
 * allows enough shows in the tests themselves, because the local stack refuses the rest. To compare with a record of
 * earlier runs, name its file.
 */
const [given] = process.argv.slice(2);
const file = given ?? join(root, ".cache", "used-actions");
if (!given) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "");
  const options = projects.flatMap((project) => ["--project", project]);
  const env = { ...process.env, GHOSTLIGHT_USED_ACTIONS: file };
  const { status } = spawnSync("npx", ["vitest", "run", ...options], { cwd: root, stdio: "inherit", env });
  if (status !== 0) console.log("Tests failed, so their permissions may be missing below.");
}
const { template } = readAssembly(join(root, "cdk.out"));
const unused = unusedActions(permissionsOf(template), readFileSync(file, "utf8"));
for (const line of unused) console.log(line);
console.log(`${unused.length} permissions of the functions' roles weren't used.`);
process.exit(unused.length === 0 ? 0 : 1);
