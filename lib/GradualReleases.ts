import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from "aws-cdk-lib/aws-codedeploy";
import { Policy, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Alias } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import type { HandlerFunction } from "./HandlerFunction.ts";
import type { Stage } from "./stage.ts";

const aliasName = "live";

/**
 * Releases the API's functions gradually: one request in ten gets a function's new version for five minutes, and then all
 * do. If the function's alarm goes off meanwhile, all get the earlier version again, and the deployment of the stack is taken
 * back. Jobs run too rarely for that, and for what Cognito calls, a stack has too little room: each function needs three
 * resources. Both are replaced at once: see docs/deploying.md.
 */
export class GradualReleases extends Construct {
  readonly #application: LambdaApplication;
  readonly #role: Role;
  readonly #policy: Policy;
  readonly #isAtOnce: boolean;

  constructor(scope: Construct, id: string, { isAtOnce = false }: Pick<Stage, "isAtOnce">) {
    super(scope, id);
    this.#isAtOnce = isAtOnce;
    this.#application = new LambdaApplication(this, "Application");
    this.#role = new Role(this, "Role", { assumedBy: new ServicePrincipal("codedeploy.amazonaws.com") });
    this.#policy = new Policy(this, "Policy", { roles: [this.#role] });
  }

  /** Returns the alias of a function, which everything calls instead of the function. */
  aliasOf(fn: HandlerFunction): Alias {
    const alias = new Alias(fn, "Live", { aliasName, version: fn.lambda.currentVersion });
    new LambdaDeploymentGroup(fn, "Release", {
      application: this.#application,
      // AWS's own policy would let it change every function of the account.
      role: this.#role.withoutPolicyUpdates(),
      alias,
      alarms: [fn.failing],
      deploymentConfig: this.#isAtOnce
        ? LambdaDeploymentConfig.ALL_AT_ONCE
        : LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      ignoreAlarmConfiguration: this.#isAtOnce,
    });
    this.#allow(["lambda:GetAlias", "lambda:UpdateAlias"], fn.lambda.functionArn);
    this.#allow(["lambda:GetProvisionedConcurrencyConfig"], `${fn.lambda.functionArn}:${aliasName}`);
    this.#allow(["cloudwatch:DescribeAlarms"], fn.failing.alarmArn);
    alias.node.addDependency(this.#policy);
    return alias;
  }

  #allow(actions: string[], resource: string): void {
    this.#policy.addStatements(new PolicyStatement({ actions, resources: [resource] }));
  }
}
