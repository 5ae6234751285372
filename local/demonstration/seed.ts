import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import type { UserId } from "#domain/play/play.ts";
import type { MovableClock } from "#local/movableClock.ts";
import type { StandIns } from "#local/standIns.ts";
import type { DemonstrationAccount } from "./accounts.ts";
import { demonstrationAccounts } from "./accounts.ts";

export interface SeedOptions {
  readonly standIns: StandIns;
  readonly clock: MovableClock;
  readonly dataFolder: string;
}

/**
 * Creates the demo accounts, their given plans, the writer's sample play, the public links to it, and a HubSpot that is set up. Runs
 * once per data folder.
 */
export async function seedDemonstration({ standIns, clock, dataFolder }: SeedOptions): Promise<void> {
  const done = join(dataFolder, "demonstration.json");
  if (existsSync(done)) return;
  const now = new Date(clock.now());
  for (const account of demonstrationAccounts) await makeAccount(standIns, account, now);
  const { keepDemonstrations } = await import("#lambdas/sweeper/keepDemonstrations.ts");
  await keepDemonstrations(standIns.table, now);
  const { setUpHubspot } = await import("./setUpHubspot.ts");
  await setUpHubspot(standIns.hubspot.endpoint, now);
  writeFileSync(done, JSON.stringify({ seeded: true }));
}

const groupsOf = { writer: [], subscriber: [], company: [], admin: ["admins"] } as const;
const tierOf = { writer: undefined, subscriber: "writer", company: "company", admin: undefined } as const;

async function makeAccount({ cognito, table }: StandIns, account: DemonstrationAccount, now: Date): Promise<void> {
  const userId = cognito.ensureAccount({ ...account, groups: groupsOf[account.role] });
  const { addSamplePlay } = await import("#lambdas/signin/addSamplePlay.ts");
  if (account.role === "writer") await addSamplePlay(table, { userId: userId as UserId, language: "en" }, now);
  const tier = tierOf[account.role];
  if (!tier) return;
  const given = { tier, end: "2099-12-31T00:00:00.000Z" };
  const Item = { PK: `USER#${userId}`, SK: "SUBSCRIPTION", given };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}
