import { CfnOutput, Duration, Stack, type StackProps } from "aws-cdk-lib";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { alarmingLines } from "#domain/api/alarmingLines.ts";
import { capabilities } from "#domain/api/capabilities.ts";
import type { SiteConfig } from "#domain/api/config.ts";
import { apiBase } from "#domain/api/contract.ts";
import { ApiFunction } from "./ApiFunction.ts";
import { BoxOffice } from "./BoxOffice.ts";
import { FrontOfHouse, failedContacts } from "./FrontOfHouse.ts";
import type { Stagehands } from "./HandlerFunction.ts";
import { HealthWatch } from "./HealthWatch.ts";
import { House } from "./House.ts";
import { Lobby } from "./Lobby.ts";
import { PlayTable } from "./PlayTable.ts";
import { ScheduledFunction } from "./ScheduledFunction.ts";
import { SignIn } from "./SignIn.ts";
import { SiteApi } from "./SiteApi.ts";
import { StageDoor } from "./StageDoor.ts";
import { type Stage, trackingScriptAt } from "./stage.ts";
import { Watch } from "./Watch.ts";
import { type Edge, Website } from "./Website.ts";

export interface AppStackProps extends StackProps {
  readonly stage: Stage;
  readonly edge: Edge;
  readonly bundles: string;
}

/** Everything but the edge and the app's files: table, sign-in, API, schedules, and the address in front of them. */
export class AppStack extends Stack {
  readonly siteConfig: SiteConfig;
  readonly siteBucket: Bucket;

  constructor(scope: Construct, id: string, { stage, edge, bundles, ...props }: AppStackProps) {
    super(scope, id, props);
    const watch = new Watch(this, "Watch", stage);
    const hands = { watch, table: new PlayTable(this, "Plays"), bundles, stage };
    const signIn = new SignIn(this, "SignIn", stage);
    const api = new SiteApi(this, "Api", { signIn, watch });
    addCapabilities(this, { api, hands, signIn });
    new House(this, "House", { hands, api });
    new Lobby(this, "Lobby", { hands, api, signIn });
    const boxOffice = new BoxOffice(this, "BoxOffice", { hands, api, signIn, stage });
    const frontOfHouse = new FrontOfHouse(this, "FrontOfHouse", { hands, api, signIn });
    const sweeper = addSweeper(this, { hands, signIn });
    boxOffice.letIn(sweeper);
    frontOfHouse.letIn(sweeper);
    new HealthWatch(this, "HealthWatch", { hands, signIn, stage: stage.stage });
    const site = new Website(this, "Website", { api, edge, stage });
    new StageDoor(this, "StageDoor", { hands, api, signIn, siteAddress: site.address, stage });
    const trackingScript = trackingScriptAt(stage);
    this.siteBucket = site.bucket;
    this.siteConfig = {
      region: this.region,
      userPoolId: signIn.poolId,
      userPoolClientId: signIn.clientId,
      apiBase,
      stage: stage.stage,
      release: stage.release,
      ...(stage.sentryDsn ? { sentryDsn: stage.sentryDsn } : {}),
      ...(trackingScript ? { trackingScript } : {}),
      sells: stage.stripePrices !== undefined,
    };
    new CfnOutput(this, "SiteAddress", { value: site.address });
    new CfnOutput(this, "SiteConfig", { value: this.toJsonString(this.siteConfig) });
  }
}

const wordsAtStake = {
  [alarmingLines.diverged]:
    "nothing yet: a device and the server hold different words of one play, and both have stopped. Compare them before anything is cleared.",
  [alarmingLines.gap]:
    "nothing yet: a play's log has a gap, so it is not compacted, and what comes behind the gap cannot be read.",
} as const;

interface Company {
  readonly hands: Stagehands;
  readonly signIn: SignIn;
}

function addCapabilities(scope: Construct, { api, hands, signIn }: Company & { readonly api: SiteApi }): void {
  new ApiFunction(scope, "PlaysFunction", {
    hands,
    api,
    entry: "plays/handler",
    contracts: capabilities.plays,
    impact: "plays open and save on the writer's own device only, and shelves stay empty.",
    tableActions: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem", "BatchWriteItem"],
    memoryMegabytes: 1024,
    timeoutSeconds: 25,
    isWritingPath: true,
    alarmingLines: wordsAtStake,
  });
  const account = new ApiFunction(scope, "AccountFunction", {
    hands,
    api,
    entry: "account/handler",
    contracts: capabilities.account,
    impact: "profiles cannot be seen or changed, and nobody can leave.",
    tableActions: ["GetItem", "Query", "PutItem", "UpdateItem", "BatchWriteItem"],
    environment: { USER_POOL_ID: signIn.poolId },
  });
  signIn.allow(account, ["AdminGetUser", "AdminDeleteUser"]);
  new ApiFunction(scope, "ActivityFunction", {
    hands,
    api,
    entry: "activity/handler",
    contracts: capabilities.activity,
    impact: "nothing that they notice: what they do is missing from the activity log.",
    tableActions: ["BatchWriteItem", "UpdateItem"],
    memoryMegabytes: 256,
  });
  const health = new ApiFunction(scope, "HealthFunction", {
    hands,
    api,
    entry: "health/handler",
    contracts: capabilities.health,
    impact: "nobody can see whether the service is well, and unknown addresses answer badly.",
    tableActions: ["GetItem", "Query"],
    memoryMegabytes: 256,
  });
  api.routeUnknown(health);
  new ApiFunction(scope, "SecurityFunction", {
    hands,
    api,
    entry: "security/handler",
    contracts: capabilities.security,
    impact: "nothing that they notice: what their browsers refuse to run is not told to anybody.",
    tableActions: ["UpdateItem"],
    memoryMegabytes: 256,
  });
}

function addSweeper(scope: Construct, { hands, signIn }: Company): ScheduledFunction {
  const sweeper = new ScheduledFunction(scope, "SweeperFunction", {
    hands,
    entry: "sweeper/handler",
    every: Duration.minutes(15),
    impact:
      "nothing at once: logs grow, bins are emptied late, and those who left, or do not want to be known, wait to be forgotten.",
    tableActions: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem", "BatchWriteItem"],
    memoryMegabytes: 1024,
    timeoutSeconds: 600,
    environment: { USER_POOL_ID: signIn.poolId },
    alarmingLines: { [alarmingLines.gap]: wordsAtStake[alarmingLines.gap], ...failedContacts },
  });
  signIn.allow(sweeper, ["AdminGetUser", "AdminDisableUser", "AdminUserGlobalSignOut", "AdminDeleteUser"]);
  return sweeper;
}
