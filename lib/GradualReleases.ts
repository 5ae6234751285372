import { ArnFormat, Stack } from "aws-cdk-lib";
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from "aws-cdk-lib/aws-codedeploy";
import { Policy, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Alias, CfnAlias } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import type { Alarms } from "./Alarms.ts";
import { canaryName } from "./canaryName.ts";
import type { HandlerFunction } from "./HandlerFunction.ts";
import type { Stage } from "./stage.ts";

const aliasName = "live";

interface GradualReleasesProps {
  readonly alarms: Alarms;
  readonly stage: Pick<Stage, "stage" | "isAtOnce">;
}

/**
 * Releases the API's functions gradually: one request in ten gets a function's new version for five minutes, and then all
 * do. If the new version fails more often than the one before, all get the earlier version again, and the deployment of the stack
 * is taken back. So it is if the canary finds, after the change, that a function doesn't answer, or that people can't write, save or
 * share: on a quiet stage, one in ten of a few requests proves nothing. Jobs run too rarely for that, and for what Cognito calls, a stack has too little room:
 * each function needs four resources. Both are replaced at once: see docs/deploying.md.
 */
export class GradualReleases extends Construct {
  /** The deployment groups that ask the canary. */
  readonly askingCanary: string[] = [];
  readonly #alarms: Alarms;
  readonly #application: LambdaApplication;
  readonly #role: Role;
  readonly #policy: Policy;
  readonly #isAtOnce: boolean;
  readonly #canary: string;

  constructor(scope: Construct, id: string, { alarms, stage: { stage, isAtOnce = false } }: GradualReleasesProps) {
    super(scope, id);
    this.#alarms = alarms;
    this.#isAtOnce = isAtOnce;
    this.#canary = canaryName(stage);
    this.#application = new LambdaApplication(this, "Application");
    this.#role = new Role(this, "Role", { assumedBy: new ServicePrincipal("codedeploy.amazonaws.com") });
    this.#policy = new Policy(this, "Policy", { roles: [this.#role] });
    if (!isAtOnce) this.#allow(["lambda:InvokeFunction"], this.#canaryArn());
  }

  /** Returns the alias of a function, which everything calls instead of the function. */
  aliasOf(fn: HandlerFunction): Alias {
    const alias = new Alias(fn, "Live", { aliasName, version: fn.lambda.currentVersion });
    const failing = this.#alarms.alarmOnRelease(fn, { lambda: fn.lambda, alias: aliasName });
    const group = new LambdaDeploymentGroup(fn, "Release", {
      application: this.#application,
      // AWS's own policy would let it change every function of the account.
      role: this.#role.withoutPolicyUpdates(),
      alias,
      alarms: [failing],
      deploymentConfig: this.#isAtOnce
        ? LambdaDeploymentConfig.ALL_AT_ONCE
        : LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      ignoreAlarmConfiguration: this.#isAtOnce,
    });
    if (!this.#isAtOnce) this.#askCanary(alias, group);
    this.#allow(["lambda:GetAlias", "lambda:UpdateAlias"], fn.lambda.functionArn);
    this.#allow(["lambda:GetProvisionedConcurrencyConfig"], `${fn.lambda.functionArn}:${aliasName}`);
    this.#allow(["cloudwatch:DescribeAlarms"], failing.alarmArn);
    alias.node.addDependency(this.#policy);
    return alias;
  }

  /** By its name: the canary is in a stack that depends on this one. Nothing asks it before a function's second version. */
  #askCanary({ node: { defaultChild } }: Alias, { deploymentGroupArn }: LambdaDeploymentGroup): void {
    if (!(defaultChild instanceof CfnAlias)) throw new Error("An alias is another resource.");
    defaultChild.addOverride("UpdatePolicy.CodeDeployLambdaAliasUpdate.AfterAllowTrafficHook", this.#canary);
    this.askingCanary.push(deploymentGroupArn);
  }

  #canaryArn(): string {
    const [service, resource] = ["lambda", "function"];
    const arnFormat = ArnFormat.COLON_RESOURCE_NAME;
    return Stack.of(this).formatArn({ service, resource, resourceName: this.#canary, arnFormat });
  }

  #allow(actions: string[], resource: string): void {
    this.#policy.addStatements(new PolicyStatement({ actions, resources: [resource] }));
  }
}
