import { parseArgs } from "node:util";
import { buildApp, projectRoot, releaseHere, runCdk, synthesizeStage } from "#lib/operations/project.ts";
import { runCommand } from "#lib/operations/runCommand.ts";
import { readStageFile } from "#lib/stageFile.ts";

/** Shows what a deployment would change. */
await runCommand(() => {
  const { values } = parseArgs({ options: { stage: { type: "string", default: "main" } } });
  const stage = readStageFile(projectRoot, values.stage, releaseHere());
  buildApp();
  synthesizeStage(stage);
  // A change set needs permission to deploy, which pull requests don't have.
  runCdk("diff", "--method", "template");
});
