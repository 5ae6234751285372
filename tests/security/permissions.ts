import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { permissionsOf } from "#local/permissions/permissions.ts";
import { unusedActions } from "#local/permissions/usedActions.ts";
import { readAssembly } from "#local/template/assembly.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Lists what the functions' roles allow and no test used, from the record of the last `npm run test:all`, or of the file that's
 * given. That a role allows enough shows in the tests themselves, because the local stack refuses the rest.
 */
const [file = join(root, ".cache", "used-actions")] = process.argv.slice(2);
const { template } = readAssembly(join(root, "cdk.out"));
const unused = unusedActions(permissionsOf(template), readFileSync(file, "utf8"));
for (const line of unused) console.error(`No test used ${line}`);
if (unused.length > 0) console.error("Remove what the code doesn't need from lib/functionSpecs.ts, and test the rest.");
process.exit(unused.length === 0 ? 0 : 1);
