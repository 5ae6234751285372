import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { Effect, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function as LambdaFunction, Runtime } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { PlayTable, TableAction } from "./PlayTable.ts";
import type { Stage } from "./stage.ts";
import type { Watch } from "./Watch.ts";

/** What every function of a stage has in common. */
export interface Stagehands {
  readonly watch: Watch;
  readonly table: PlayTable;
  /** The folder that holds each function's bundle. */
  readonly bundles: string;
  readonly stage: Pick<Stage, "stage" | "release" | "sentryDsn">;
}

export interface HandlerFunctionProps {
  readonly hands: Stagehands;
  /** The module in `lambdas/` that exports `handler`, e.g. `plays/handler`. */
  readonly entry: string;
  /** What users lose while it fails, as a sentence: the text of its alarm. */
  readonly impact: string;
  /** Failures within five minutes that raise the alarm; one unless said. */
  readonly failuresBeforeAlarm?: number;
  /** What it may do to the table; nothing unless said. */
  readonly tableActions?: readonly TableAction[];
  readonly memoryMegabytes?: number;
  readonly timeoutSeconds?: number;
  /** Words pass through it: none of its requests is traced, for a trace costs the answer some time. */
  readonly isWritingPath?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  /** Messages of its log that raise an alarm, each with what users lose. */
  readonly alarmingLines?: Readonly<Record<string, string>>;
}

/** One function: its own bundle, role, log group and alarm. */
export class HandlerFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: HandlerFunctionProps) {
    super(scope, id);
    const { hands, tableActions = [] } = props;
    const logGroup = new LogGroup(this, "Log", {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, "Role", { assumedBy: new ServicePrincipal("lambda.amazonaws.com") });
    logGroup.grantWrite(role);
    this.lambda = new LambdaFunction(this, "Function", {
      ...lambdaProps(props),
      environment: { ...environmentOf(props), ...props.environment },
      role,
      logGroup,
    });
    if (tableActions.length > 0) role.addToPolicy(hands.table.statement(tableActions));
    for (const [message, impact] of Object.entries(props.alarmingLines ?? {})) {
      hands.watch.alarmOnLine(this, { logGroup, message, impact });
    }
    hands.watch.alarmOn(this, {
      lambda: this.lambda,
      logGroup,
      impact: props.impact,
      threshold: props.failuresBeforeAlarm,
    });
  }

  mayRead(secretArn: string): void {
    this.allow(["secretsmanager:GetSecretValue"], secretArn);
  }

  allow(actions: string[], arn: string): void {
    this.lambda.addToRolePolicy(new PolicyStatement({ effect: Effect.ALLOW, actions, resources: [arn] }));
  }
}

const lambdaProps = ({ hands, entry, impact, memoryMegabytes = 512, timeoutSeconds = 10 }: HandlerFunctionProps) => ({
  description: `Without it: ${impact}`,
  runtime: Runtime.NODEJS_24_X,
  architecture: Architecture.ARM_64,
  code: Code.fromAsset(`${hands.bundles}/${entry}`),
  handler: "index.handler",
  memorySize: memoryMegabytes,
  timeout: Duration.seconds(timeoutSeconds),
});

const environmentOf = ({ hands, tableActions = [], isWritingPath = false }: HandlerFunctionProps) => ({
  STAGE: hands.stage.stage,
  RELEASE: hands.stage.release,
  NODE_OPTIONS: "--enable-source-maps",
  TRACES_SAMPLE_RATE: isWritingPath ? "0" : "0.1",
  ...(hands.stage.sentryDsn ? { SENTRY_DSN: hands.stage.sentryDsn } : {}),
  ...(tableActions.length > 0 ? { TABLE_NAME: hands.table.name } : {}),
});
