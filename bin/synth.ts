import { parseArgs } from "node:util";
import { buildApp, projectRoot, synthesizeStage, versionHere } from "#lib/operations/project.ts";
import { runCommand } from "#lib/operations/runCommand.ts";
import { readStageFile } from "#lib/stageFile.ts";

/** Writes a stage's templates to `cdk.out`, without an AWS account or a network. */
await runCommand(() => {
  const { values } = parseArgs({ options: { stage: { type: "string", default: "main" } } });
  const stage = readStageFile(projectRoot, values.stage, versionHere());
  buildApp();
  synthesizeStage(stage);
});
