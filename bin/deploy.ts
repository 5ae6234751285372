import { parseArgs } from "node:util";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { createTableHandle } from "#lambdas/stores/table.ts";
import { assertNothingLost } from "#lib/operations/assertNothingLost.ts";
import { CannotProceed } from "#lib/operations/cannotProceed.ts";
import {
  assertCommitted,
  buildApp,
  projectRoot,
  releaseHere,
  runCdk,
  synthesizeStage,
} from "#lib/operations/project.ts";
import { readRecord } from "#lib/operations/readRecord.ts";
import { assertReplayed } from "#lib/operations/restore/assertReplayed.ts";
import { runCommand } from "#lib/operations/runCommand.ts";
import { isUncreated, stackStatus } from "#lib/operations/stackStatus.ts";
import { stackNamesOf } from "#lib/stackNames.ts";
import { readStageFile } from "#lib/stageFile.ts";
import { uploadSourceMaps } from "./uploadSourceMaps.ts";

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      stage: { type: "string", default: "main" },
      allow: { type: "string" },
      yes: { type: "boolean", default: false },
      "at-once": { type: "boolean", default: false },
      uncommitted: { type: "boolean", default: false },
    },
  });
  if (!values.yes && !process.stdin.isTTY) {
    throw new CannotProceed("Nobody can be asked here to confirm changes of permissions. Add --yes to deploy without.");
  }
  if (!values.uncommitted) assertCommitted();
  const stage = { ...readStageFile(projectRoot, values.stage, releaseHere()), isAtOnce: values["at-once"] };
  const deployed = await readRecord(stage.stage);
  assertNothingLost(stage, deployed, values.allow?.split(","));
  if (stage.restoredTable && stage.restoredTable !== deployed?.restoredTable) {
    const client = new DynamoDBClient({ region: stage.region });
    await assertReplayed(createTableHandle(client, stage.restoredTable), stage.stage);
  }
  buildApp();
  uploadSourceMaps(stage.release);
  const deploy = (isNew: boolean): void => {
    synthesizeStage({ ...stage, isNew });
    // Without its earlier parameters, a site that was rolled back shows the new release.
    runCdk("deploy", "--no-previous-parameters", "--require-approval", values.yes ? "never" : "broadening");
  };
  const isNew = isUncreated(await stackStatus(stackNamesOf(stage.stage).app, stage.region));
  deploy(isNew);
  if (!isNew) return;
  console.log("The stacks are created. Now the table and the user pool are protected from deletion.");
  deploy(false);
});
