import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { costsPage } from "#lib/costs/costsPage.ts";
import { projectRoot } from "#lib/operations/project.ts";

/** Prints what a stage costs, and which limits it reaches. With `--write`, writes the page in `docs`. */
const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
if (values.write) writeFileSync(join(projectRoot, "docs", "costs.md"), costsPage());
else console.log(costsPage());
