import { Match, type Template } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import {
  bareStage,
  nameOfId,
  policiesIn,
  resourcesIn,
  restoredStage,
  wholeStage,
} from "#tests/support/synthesizedStage.ts";

const { app, monitoring } = wholeStage();
const { monitoring: bareMonitoring } = bareStage();

const outputOf = (name: RegExp) => Match.objectLike({ OutputName: Match.stringLikeRegexp(name.source) });

test("the canary runs every quarter of an hour, can't touch the table, and an alarm goes off if it fails or doesn't run", () => {
  monitoring.hasResourceProperties("AWS::Events::Rule", { ScheduleExpression: "rate(15 minutes)" });
  monitoring.hasResourceProperties("AWS::Lambda::EventInvokeConfig", { MaximumRetryAttempts: 0 });
  const actions = policiesIn(monitoring).flatMap(([, { Statement }]) => Statement.flatMap(({ Action }) => Action));
  expect(actions.sort()).toEqual([
    "codedeploy:PutLifecycleEventHookExecutionStatus",
    "cognito-idp:AdminConfirmSignUp",
    "cognito-idp:AdminInitiateAuth",
    "logs:CreateLogStream",
    "logs:PutLogEvents",
    "secretsmanager:GetSecretValue",
  ]);
  const alarms = Object.keys(monitoring.findResources("AWS::CloudWatch::Alarm")).map((id) => nameOfId(id));
  expect(alarms.sort()).toEqual(["CanaryJobFailing", "CanaryJobNotRunning"]);
});

test("one dashboard shows saves, failures, due work, throttles, sign-in, mail, costs, and Stripe's silence if it sells", () => {
  const bodyOf = (template: Template) => {
    const [dashboard] = Object.values(template.findResources("AWS::CloudWatch::Dashboard"));
    return JSON.stringify(dashboard?.Properties.DashboardBody);
  };
  const shown = [
    "Saves",
    "p95",
    "5xxErrorRate",
    "stats count(*) as requests by route, status",
    "OldestDueDays",
    "ReadThrottleEvents",
    "SignInSuccesses",
    "AWS/SES",
    "EstimatedCharges",
  ];
  for (const text of shown) {
    expect(bodyOf(monitoring)).toContain(text);
    expect(bodyOf(bareMonitoring)).toContain(text);
  }
  expect(bodyOf(monitoring)).toContain("StripeEvents");
  expect(bodyOf(bareMonitoring)).not.toContain("StripeEvents");
});

test("a save is counted from the line that the function logs for it", () => {
  monitoring.hasResourceProperties("AWS::Logs::MetricFilter", {
    FilterPattern: '{ $.message = "request" && $.route = "POST /api/plays/{playId}/updates" && $.status = 200 }',
    MetricTransformations: [Match.objectLike({ MetricName: "Saves", MetricValue: "$.durationMs" })],
  });
});

test("the table is copied to another account once a day, and operators are told if that fails", () => {
  const copyVault = "arn:aws:backup:eu-west-1:222222222222:backup-vault:ghostlight-copies";
  const [[plan, { Properties }] = expect.fail()] = resourcesIn(monitoring)("AWS::Backup::BackupPlan");
  expect(Properties.BackupPlan).toMatchObject({
    BackupPlanRule: [
      ["cron(0 3 * * ? *)", 7],
      ["cron(0 3 ? * SUN *)", 35],
    ].map(([ScheduleExpression, DeleteAfterDays]) => ({
      ScheduleExpression,
      Lifecycle: { DeleteAfterDays: 2 },
      CopyActions: [{ DestinationBackupVaultArn: copyVault, Lifecycle: { DeleteAfterDays } }],
    })),
  });
  monitoring.hasResourceProperties("AWS::Backup::BackupSelection", {
    BackupPlanId: { "Fn::GetAtt": [plan, "BackupPlanId"] },
    BackupSelection: { Resources: [Match.objectLike({ "Fn::GetStackOutput": outputOf(/PlaysTable\w+Arn/) })] },
  });
  monitoring.hasResource("AWS::Backup::BackupVault", {
    DeletionPolicy: "RetainExceptOnCreate",
    Properties: {
      BackupVaultName: "Ghostlight-main",
      Notifications: {
        BackupVaultEvents: ["BACKUP_JOB_FAILED", "COPY_JOB_FAILED"],
        SNSTopicArn: { "Fn::GetStackOutput": outputOf(/AlarmsTopic/) },
      },
    },
  });
  const publisher = { Action: "sns:Publish", Principal: { Service: "backup.amazonaws.com" } };
  app.hasResourceProperties("AWS::SNS::TopicPolicy", {
    PolicyDocument: { Statement: Match.arrayWith([Match.objectLike(publisher)]) },
  });
  expect(resourcesIn(bareMonitoring)("AWS::Backup::BackupVault")).toEqual([]);
});

test("after a restore, the restored table is copied", () => {
  const { monitoring: restored } = restoredStage();
  const [[, { Properties }] = expect.fail()] = resourcesIn(restored)("AWS::Backup::BackupSelection");
  expect(JSON.stringify(Properties)).toContain(":table/Ghostlight-main-20270310T120000Z");
});
