import { parseArgs } from "node:util";
import { CannotProceed } from "#lib/operations/cannotProceed.ts";
import { projectRoot, versionHere } from "#lib/operations/project.ts";
import { rollBackSite } from "#lib/operations/rollBackSite.ts";
import { runCommand } from "#lib/operations/runCommand.ts";
import { readStageFile } from "#lib/stageFile.ts";

/** Lets a site show the pages of an earlier release (`--site RELEASE`), or those of the current one again (`--site current`). */
await runCommand(async () => {
  const { values } = parseArgs({ options: { stage: { type: "string", default: "main" }, site: { type: "string" } } });
  if (!values.site) throw new CannotProceed("Name the release: npm run rollback -- --stage NAME --site RELEASE");
  const stage = readStageFile(projectRoot, values.stage, versionHere());
  await rollBackSite(stage, values.site === "current" ? undefined : values.site);
  console.log(`Done. People get these pages within a minute, and with the next page that they open.`);
});
