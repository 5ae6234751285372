import { parseArgs } from "node:util";
import { CannotProceed } from "#lib/operations/cannotProceed.ts";
import { runPreflight } from "#lib/operations/preflight/runPreflight.ts";
import { projectRoot, versionHere } from "#lib/operations/project.ts";
import { runCommand } from "#lib/operations/runCommand.ts";
import { readStageFile } from "#lib/stageFile.ts";

/** Says whether the account and the services are ready for a stage, and what to do if they aren't. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { stage: { type: "string", default: "main" } } });
  const findings = await runPreflight(readStageFile(projectRoot, values.stage, versionHere()));
  for (const { kind, text } of findings) console.log(`${kind.padEnd(4)}  ${text}`);
  const count = findings.filter(({ kind }) => kind === "fix").length;
  if (count > 0) throw new CannotProceed(`${count} of ${findings.length} checks found something to fix.`);
});
