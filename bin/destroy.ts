import { parseArgs } from "node:util";
import { assertNothingLost } from "#lib/operations/assertNothingLost.ts";
import { CannotProceed } from "#lib/operations/cannotProceed.ts";
import { projectRoot, runCdk, synthesizeEmptyStage, templateNamed, versionHere } from "#lib/operations/project.ts";
import { readRecord } from "#lib/operations/readRecord.ts";
import { runCommand } from "#lib/operations/runCommand.ts";
import { keptResources, listResources } from "#lib/operations/stackResources.ts";
import { stackNamesOf } from "#lib/stackNames.ts";
import { readStageFile } from "#lib/stageFile.ts";

/** Deletes a stage's stacks, and lists what stays in the account. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { stage: { type: "string" }, yes: { type: "boolean", default: false } } });
  if (!values.stage) throw new CannotProceed("Name the stage to delete: npm run destroy -- --stage NAME");
  const stage = readStageFile(projectRoot, values.stage, versionHere());
  const { region } = (await readRecord(stage.stage)) ?? stage;
  assertNothingLost({ ...stage, region: stage.region }, region ? { region } : undefined);
  synthesizeEmptyStage(stage);
  const { app, monitoring } = stackNamesOf(stage.stage);
  const keptIn = async (stack: string) => keptResources(templateNamed(stack), await listResources(stack, stage.region));
  const resources = [...(await keptIn(app)), ...(await keptIn(monitoring))];
  const kept = resources.map(({ type, physicalId }) => `${type}  ${physicalId}`);
  if (!values.yes) {
    throw new CannotProceed(
      `This deletes the site and the API of the stage "${stage.stage}" in ${stage.region}. Nobody can sign in or read a ` +
        `play after that. These stay:\n${kept.join("\n")}\nNothing was deleted. If you mean it, add --yes.`,
    );
  }
  runCdk("destroy", "--force");
  console.log(`The stage "${stage.stage}" is deleted. These are still in the account:\n${kept.join("\n")}`);
  console.log("docs/deploying.md says how to delete them. Every play of the stage is in the table.");
});
