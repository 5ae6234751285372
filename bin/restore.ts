import { parseArgs } from "node:util";
import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { playId } from "#domain/api/shapes.ts";
import { createTableHandle, type Table } from "#lambdas/stores/table.ts";
import { CannotProceed } from "#lib/operations/cannotProceed.ts";
import { projectRoot, versionHere } from "#lib/operations/project.ts";
import { listAccounts } from "#lib/operations/restore/listAccounts.ts";
import { findReplayMark, planReplay } from "#lib/operations/restore/replay.ts";
import { type ChangeKind, changeLabels } from "#lib/operations/restore/replayItem.ts";
import { restorePlayFromBackup } from "#lib/operations/restore/restorePlayFromBackup.ts";
import { restoreTable } from "#lib/operations/restore/restoreTable.ts";
import { runCommand } from "#lib/operations/runCommand.ts";
import { listResources } from "#lib/operations/stackResources.ts";
import { stackNamesOf } from "#lib/stackNames.ts";
import type { Stage } from "#lib/stage.ts";
import { readStageFile } from "#lib/stageFile.ts";

const usage = `npm run restore -- table --stage NAME --at 2026-11-23T14:00:00Z
npm run restore -- replay --stage NAME --table TABLE [--from TABLE] [--skip KIND,…] [--yes]
npm run restore -- play --stage NAME --table TABLE --play ID`;

const options = {
  stage: { type: "string" },
  at: { type: "string" },
  table: { type: "string" },
  from: { type: "string" },
  skip: { type: "string" },
  play: { type: "string" },
  yes: { type: "boolean", default: false },
} as const;

type Values = ReturnType<typeof parse>["values"];
const parse = () => parseArgs({ options, allowPositionals: true });

/** Restores a stage's table, or a play. docs/deploying.md says in which order. */
await runCommand(async () => {
  const { values, positionals } = parse();
  const [name = ""] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || !values.stage) throw new CannotProceed(usage);
  await command(readStageFile(projectRoot, values.stage, versionHere()), values);
});

type Command = (stage: Stage, values: Values) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  table: async (stage, { at }) => {
    const time = new Date(at ?? "");
    if (Number.isNaN(time.getTime())) throw new CannotProceed(`Say to which time: --at 2026-11-23T14:00:00Z\n${usage}`);
    const source = await usedTable(stage);
    const target = `Ghostlight-${stage.stage}-${time.toISOString().replace(/[-:]|\.\d+/g, "")}`;
    console.log(`Restoring ${source} to ${time.toISOString()} as ${target}. This takes minutes to hours.`);
    await restoreTable(new DynamoDBClient({ region: stage.region }), { source, target, at: time, ...stage });
    console.log(`It's there. Next: npm run restore -- replay --stage ${stage.stage} --table ${target}`);
  },
  replay: async (stage, { table, from, skip, yes }) => {
    const to = tableOf(stage, required(table, "--table"));
    const source = from ?? (await findReplayMark(to))?.from ?? (await usedTable(stage));
    if (source === to.name) throw new CannotProceed(`Name the table that ${to.name} replaces: --from TABLE`);
    const pool = new CognitoIdentityProviderClient({ region: stage.region });
    const accounts = await listAccounts(pool, await resourceOf(stage, "AWS::Cognito::UserPool"));
    const plan = await planReplay({
      from: tableOf(stage, source),
      to,
      accounts,
      now: new Date(),
      skip: kindsIn(skip),
    });
    for (const [kind, name] of Object.entries(changeLabels)) {
      console.log(`${String(plan.counts.get(kind as ChangeKind) ?? 0).padStart(8)}  ${name} (${kind})`);
    }
    if (!yes) throw new CannotProceed("Nothing was changed. If that's what you expect, add --yes.");
    await plan.apply();
    console.log(`Done. ${to.name} can be used: "restoredTable": "${to.name}" in stages/${stage.stage}.json.`);
  },
  play: async (stage, { table, play }) => {
    const id = playId.parse(required(play, "--play"));
    const backup = tableOf(stage, required(table, "--table"));
    const live = tableOf(stage, await usedTable(stage));
    const { title } = await restorePlayFromBackup({ backup, live, id, now: new Date() });
    console.log(`"${title}" is in its author's list of plays.`);
  },
};

function required(value: string | undefined, option: string): string {
  if (!value) throw new CannotProceed(`${option} is missing.\n${usage}`);
  return value;
}

function kindsIn(skip = ""): readonly ChangeKind[] {
  const named = skip.split(",").filter((kind) => kind !== "");
  const unknown = named.filter((kind) => !Object.hasOwn(changeLabels, kind));
  if (unknown.length === 0) return named as ChangeKind[];
  throw new CannotProceed(`--skip takes ${Object.keys(changeLabels).join(", ")}, not ${unknown.join(", ")}.`);
}

const tableOf = ({ region }: Stage, name: string): Table => createTableHandle(new DynamoDBClient({ region }), name);

const usedTable = async (stage: Stage): Promise<string> =>
  stage.restoredTable ?? (await resourceOf(stage, "AWS::DynamoDB::Table"));

async function resourceOf({ stage, region }: Stage, type: string): Promise<string> {
  const resources = await listResources(stackNamesOf(stage).app, region);
  const found = resources.find((each) => each.type === type);
  if (!found) throw new CannotProceed(`The stage "${stage}" isn't deployed in ${region}.`);
  return found.physicalId;
}
