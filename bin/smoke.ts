import { parseArgs } from "node:util";
import { CannotProceed } from "#lib/operations/cannotProceed.ts";
import { runCommand } from "#lib/operations/runCommand.ts";
import { smokeTest } from "#lib/operations/smokeTest.ts";

/** Checks that a deployed site answers, with the expected release if one is named. It needs no account and changes nothing. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { url: { type: "string" }, release: { type: "string" } } });
  if (!values.url) throw new CannotProceed("Name the site: npm run smoke -- --url https://SITE");
  for (const checked of await smokeTest(values.url, values.release)) console.log(`ok  ${checked}`);
});
