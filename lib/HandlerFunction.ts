import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function as LambdaFunction, Runtime } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { Alarms } from "./Alarms.ts";
import type { FunctionSpec } from "./functionSpecs.ts";
import type { PlayTable } from "./PlayTable.ts";
import type { Stage } from "./stage.ts";

/** Defaults shared by all functions of a stage. */
export interface FunctionDefaults {
  readonly alarms: Alarms;
  readonly table: PlayTable;
  /** The folder that holds each function's bundle. */
  readonly bundles: string;
  readonly stage: Pick<Stage, "stage" | "release" | "sentryDsn">;
}

export interface HandlerFunctionProps
  extends Omit<FunctionSpec, "userPoolActions" | "secrets" | "sendsMail" | "readsSiteAddress" | "switches"> {
  readonly shared: FunctionDefaults;
  /** The module in `lambdas/` that exports `handler`, e.g. `plays/handler`. */
  readonly entry: string;
  /** The runbook of the alarm on failures. */
  readonly runbook: string;
  /** CloudFormation chooses one by default. */
  readonly name?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** The share of its calls that must fail before the alarm on failures goes off. */
  readonly failureShare?: number;
}

/** One function: its own bundle, role, log group and alarm. */
export class HandlerFunction extends Construct {
  readonly lambda: LambdaFunction;
  readonly logGroup: LogGroup;
  /** Inside its role: a policy of its own would be one more of the 500 resources that a stack may have. */
  readonly #permissions = new PolicyDocument();

  constructor(scope: Construct, id: string, props: HandlerFunctionProps) {
    super(scope, id);
    const { shared, tableActions = [] } = props;
    const logGroup = new LogGroup(this, "Log", {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.logGroup = logGroup;
    const role = new Role(this, "Role", {
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      inlinePolicies: { Own: this.#permissions },
    });
    this.grant(["logs:CreateLogStream", "logs:PutLogEvents"], logGroup.logGroupArn);
    this.lambda = new LambdaFunction(this, "Function", {
      ...lambdaProps(props),
      environment: { ...environmentOf(props), ...props.environment },
      role,
      logGroup,
    });
    if (tableActions.length > 0) this.#permissions.addStatements(shared.table.statement(tableActions));
    for (const [message, text] of Object.entries(props.alarmingLines ?? {})) {
      shared.alarms.alarmOnLine(this, { lambda: this.lambda, message, ...text });
    }
    shared.alarms.alarmOn(this, {
      lambda: this.lambda,
      impact: props.impact,
      severity: props.severity,
      runbook: props.runbook,
      threshold: props.failuresBeforeAlarm,
      share: props.failureShare,
    });
  }

  grantSecret(secretArn: string): void {
    this.grant(["secretsmanager:GetSecretValue"], secretArn);
  }

  grant(actions: string[], ...resources: string[]): void {
    this.#permissions.addStatements(new PolicyStatement({ actions, resources }));
  }
}

const lambdaProps = ({
  shared,
  entry,
  name,
  impact,
  memoryMegabytes = 512,
  timeoutSeconds = 10,
}: HandlerFunctionProps) => ({
  ...(name !== undefined && { functionName: name }),
  description: `Without it: ${impact}`,
  runtime: Runtime.NODEJS_24_X,
  architecture: Architecture.ARM_64,
  code: Code.fromAsset(`${shared.bundles}/${entry}`),
  handler: "index.handler",
  memorySize: memoryMegabytes,
  timeout: Duration.seconds(timeoutSeconds),
  // Every release has a version of each function. The one before is deleted after the new one gets every request.
  currentVersionOptions: { removalPolicy: RemovalPolicy.DESTROY },
});

const environmentOf = ({ shared, tableActions = [], isWritingPath }: HandlerFunctionProps) => ({
  STAGE: shared.stage.stage,
  RELEASE: shared.stage.release,
  TRACES_SAMPLE_RATE: isWritingPath ? "0" : "0.1",
  ...(shared.stage.sentryDsn ? { SENTRY_DSN: shared.stage.sentryDsn } : {}),
  ...(tableActions.length > 0 ? { TABLE_NAME: shared.table.name } : {}),
});
