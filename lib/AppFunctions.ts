import { Duration, Stack } from "aws-cdk-lib";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import { StringParameter } from "aws-cdk-lib/aws-ssm";
import { Construct } from "constructs";
import { capabilities } from "#domain/api/capabilities.ts";
import type { Contract } from "#domain/api/contract.ts";
import { type SwitchName, switchedOn, switchNames, switchParameter } from "#domain/api/switches.ts";
import { ApiFunction } from "./ApiFunction.ts";
import type { AppSecrets } from "./AppSecrets.ts";
import { FailedRuns } from "./FailedRuns.ts";
import {
  apiFailures,
  apiFunctions,
  type FunctionSpec,
  handlerModuleOf,
  scheduledFunctions,
  type UserPoolTrigger,
  userPoolTriggers,
} from "./functionSpecs.ts";
import { GradualReleases } from "./GradualReleases.ts";
import { type FunctionDefaults, HandlerFunction } from "./HandlerFunction.ts";
import type { MailSender } from "./MailSender.ts";
import { ScheduledFunction } from "./ScheduledFunction.ts";
import type { SiteApi } from "./SiteApi.ts";
import { siteAddressName } from "./siteAddressName.ts";
import type { Stage } from "./stage.ts";
import type { UserDirectory } from "./UserDirectory.ts";

interface AppFunctionsProps {
  readonly shared: FunctionDefaults;
  readonly api: SiteApi;
  readonly users: UserDirectory;
  readonly secrets: AppSecrets;
  /** Undefined if Cognito sends the stage's e-mail. */
  readonly sender: MailSender | undefined;
  readonly stage: Pick<Stage, "stage" | "contactEmail" | "stripePrices" | "isAtOnce">;
}

/** Every function, created from `functionSpecs.ts`: one for each capability, schedule and user pool trigger. */
export class AppFunctions extends Construct {
  readonly #props: AppFunctionsProps;
  readonly #switches: Switches;
  readonly #logs = new Map<keyof typeof apiFunctions, ILogGroup>();
  readonly #releases: GradualReleases;

  constructor(scope: Construct, id: string, props: AppFunctionsProps) {
    super(scope, id);
    this.#props = props;
    this.#switches = new Switches(this, "Switches", props.stage);
    this.#releases = new GradualReleases(this, "Releases", { alarms: props.shared.alarms, stage: props.stage });
    for (const capability of keysOf(apiFunctions)) this.#addApi(capability);
    const failedRuns = new FailedRuns(this, "FailedRuns", props.shared);
    for (const name of keysOf(scheduledFunctions)) this.#addScheduled(name, failedRuns);
    for (const trigger of keysOf(userPoolTriggers)) this.#addTrigger(trigger);
  }

  /**
   * Stores the site's address. The address depends on the API, and the API on the user pool and the functions, so
   * functions that need the address look it up under a name known beforehand.
   */
  publishSiteAddress(address: string): void {
    new StringParameter(this, "SiteAddress", { parameterName: this.#siteAddressName, stringValue: address });
  }

  /** The deployment groups that ask the canary whether a new version works. */
  get askingCanary(): readonly string[] {
    return this.#releases.askingCanary;
  }

  /** The log of a capability's function. */
  logOf(capability: keyof typeof apiFunctions): ILogGroup {
    const log = this.#logs.get(capability);
    if (!log) throw new Error(`There is no function ${capability}.`);
    return log;
  }

  #addApi(capability: keyof typeof apiFunctions): void {
    const { shared, api, users } = this.#props;
    const spec = apiFunctions[capability];
    const contracts = capabilities[capability];
    const fn = new ApiFunction(this, `${capitalized(capability)}Api`, {
      shared,
      api,
      contracts,
      releases: this.#releases,
      entry: handlerModuleOf.api(capability),
      runbook: "api-function-failing",
      ...apiFailures,
      ...spec,
      environment: { USER_POOL_ID: users.poolId, USER_POOL_CLIENT_ID: users.clientId },
    });
    this.#logs.set(capability, fn.logGroup);
    this.#grant(fn, spec);
    this.#switches.grantRead(fn, switchesOf(contracts));
    if (capability === "health") api.routeUnknown(fn);
  }

  #addScheduled(name: keyof typeof scheduledFunctions, failedRuns: FailedRuns): void {
    const { shared, users } = this.#props;
    const { everyMinutes, entry, ...spec } = scheduledFunctions[name];
    const fn = new ScheduledFunction(this, `${capitalized(name)}Job`, {
      shared,
      entry,
      runbook: "scheduled-run-failed",
      every: Duration.minutes(everyMinutes),
      failedRuns,
      ...spec,
      environment: { USER_POOL_ID: users.poolId },
    });
    this.#grant(fn, spec);
  }

  /** The user pool depends on its triggers, so they can't be given its ID: each event contains it. */
  #addTrigger(trigger: UserPoolTrigger): void {
    const { shared, users } = this.#props;
    const spec = userPoolTriggers[trigger];
    const fn = new HandlerFunction(this, `${capitalized(trigger)}Trigger`, {
      shared,
      entry: handlerModuleOf.trigger(trigger),
      runbook: "sign-in-trigger-failing",
      ...spec,
    });
    this.#grant(fn, spec);
    users.addTrigger(trigger, fn);
  }

  #grant(fn: HandlerFunction, spec: FunctionSpec): void {
    const { users, secrets, sender, stage } = this.#props;
    for (const name of spec.secrets ?? []) secrets.grantRead(fn, name);
    if (spec.secrets?.includes("stripeKeys") && stage.stripePrices) {
      fn.lambda.addEnvironment("STRIPE_PRICES", JSON.stringify(stage.stripePrices));
    }
    this.#switches.grantRead(fn, spec.switches ?? []);
    if (spec.userPoolActions) users.grant(fn, spec.userPoolActions);
    if (spec.readsSiteAddress) this.#grantSiteAddress(fn);
    if (spec.tellsContactAddress && stage.contactEmail) {
      fn.lambda.addEnvironment("CONTACT_EMAIL", stage.contactEmail);
    }
    if (spec.sendsMail) sender?.grantSend(fn);
  }

  #grantSiteAddress(fn: HandlerFunction): void {
    const resourceName = this.#siteAddressName.slice(1);
    fn.grant(["ssm:GetParameter"], Stack.of(this).formatArn({ service: "ssm", resource: "parameter", resourceName }));
    fn.lambda.addEnvironment("SITE_ADDRESS_PARAMETER", this.#siteAddressName);
  }

  get #siteAddressName(): string {
    return siteAddressName(this.#props.stage.stage);
  }
}

/** Returns the switches that contracts name. */
const switchesOf = (contracts: readonly Contract[]): readonly SwitchName[] =>
  switchNames.filter((name) => contracts.some(({ switchedBy }) => switchedBy === name));

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(table) as Key[];

const capitalized = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/**
 * The parameters in which an operator turns something off. CloudFormation sets one again when anything of it changes
 * here, and would turn it on again: never edit them.
 */
class Switches extends Construct {
  readonly #parameters: ReadonlyMap<SwitchName, StringParameter>;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: string }) {
    super(scope, id);
    const create = (name: SwitchName) =>
      new StringParameter(this, name, { parameterName: switchParameter(stage, name), stringValue: switchedOn });
    this.#parameters = new Map(switchNames.map((name) => [name, create(name)]));
  }

  /** Lets a function read these switches. */
  grantRead(fn: HandlerFunction, names: readonly SwitchName[]): void {
    const arns = names.flatMap((name) => this.#parameters.get(name)?.parameterArn ?? []);
    if (arns.length > 0) fn.grant(["ssm:GetParameter"], ...arns);
  }
}
