import { parseArgs } from "node:util";
import { CannotProceed } from "#lib/operations/cannotProceed.ts";
import { runCommand } from "#lib/operations/runCommand.ts";
import { readSmokeAccount } from "#lib/operations/smoke/readSmokeAccount.ts";
import { smokeTest } from "#lib/operations/smoke/smokeTest.ts";

/** Checks that a site works, as a person uses it. See docs/deploying.md for what each option checks. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: "string" },
      release: { type: "string" },
      stage: { type: "string" },
      email: { type: "string" },
    },
  });
  const { url, release, stage, email } = values;
  if (!url) throw new CannotProceed("Name the site: npm run smoke -- --url https://SITE");
  if (stage && email) throw new CannotProceed("Use --stage for an existing account, or --email to sign up, not both.");
  const account = stage ? await readSmokeAccount(stage) : email ? { email } : undefined;
  await smokeTest({ site: url, release, account, report: (checked) => console.log(`ok  ${checked}`) });
});
