import { Duration, Validations } from "aws-cdk-lib";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";
import { canaryName } from "./canaryName.ts";
import { canary } from "./functionSpecs.ts";
import type { FunctionDefaults } from "./HandlerFunction.ts";
import { ScheduledFunction } from "./ScheduledFunction.ts";
import type { UserDirectory } from "./UserDirectory.ts";

interface CanaryProps {
  readonly shared: FunctionDefaults;
  readonly users: UserDirectory;
  readonly siteAddress: string;
  /** The deployment groups that ask it whether a release works. */
  readonly askedBy: readonly string[];
}

/**
 * A function that uses the site as a person does, every quarter of an hour, from outside the API: it has no access to the
 * table. If it fails, or doesn't run, an alarm goes off. It also runs after each release of an API function.
 */
export class Canary extends Construct {
  readonly job: ScheduledFunction;

  constructor(scope: Construct, id: string, { shared, users, siteAddress, askedBy }: CanaryProps) {
    super(scope, id);
    const password = new Secret(this, "Password", {
      description: "The password of the canary's account, which owns nothing but the plays that it writes",
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    Validations.of(password).acknowledge({
      id: "AwsSolutions-SMG4",
      reason: "The account owns nothing. With another password, it would have to be made again.",
    });
    const { everyMinutes, entry, userPoolActions, ...spec } = canary;
    this.job = new ScheduledFunction(this, "Job", {
      shared,
      entry,
      name: canaryName(shared.stage.stage),
      every: Duration.minutes(everyMinutes),
      runbook: "canary-failing",
      ...spec,
      environment: {
        USER_POOL_ID: users.poolId,
        USER_POOL_CLIENT_ID: users.clientId,
        CANARY_SECRET_ID: password.secretArn,
        SITE_ORIGIN: siteAddress,
      },
    });
    this.job.grantSecret(password.secretArn);
    if (askedBy.length > 0) this.job.grant(["codedeploy:PutLifecycleEventHookExecutionStatus"], ...askedBy);
    this.job.grant(
      userPoolActions.map((action) => `cognito-idp:${action}`),
      users.poolArn,
    );
  }
}
