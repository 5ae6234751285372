import { Duration, RemovalPolicy, Validations } from "aws-cdk-lib";
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupSelection,
  BackupVault,
  BackupVaultEvents,
} from "aws-cdk-lib/aws-backup";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { Schedule } from "aws-cdk-lib/aws-events";
import { ManagedPolicy, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";

interface CopiesElsewhereProps {
  /** Of the vault and the plan here. */
  readonly name: string;
  readonly table: ITable;
  /** The ARN of the other account's vault, which must allow this account to copy into it. */
  readonly copyVault: string;
  /** Is told if a backup or a copy fails. */
  readonly topic: ITopic;
}

const backupPolicy = "service-role/AWSBackupServiceRolePolicyForBackup";

/**
 * Copies the table to a vault of another account once a day. Point-in-time recovery doesn't help if this account is
 * lost. Each copy is the whole table and is paid for as such, so only one a week is kept for long, and the copies here,
 * which are the way to those there, for two days. A vault with backups can't be deleted, so it outlives its stack.
 */
export class CopiesElsewhere extends Construct {
  constructor(scope: Construct, id: string, { name, table, copyVault, topic }: CopiesElsewhereProps) {
    super(scope, id);
    const here = new BackupVault(this, "Vault", {
      backupVaultName: name,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      notificationTopic: topic,
      notificationEvents: [BackupVaultEvents.BACKUP_JOB_FAILED, BackupVaultEvents.COPY_JOB_FAILED],
    });
    const destinationBackupVault = BackupVault.fromBackupVaultArn(this, "There", copyVault);
    const rule = (ruleName: string, days: number, weekDay?: string) =>
      new BackupPlanRule({
        ruleName,
        backupVault: here,
        scheduleExpression: Schedule.cron({ hour: "3", minute: "0", ...(weekDay && { weekDay }) }),
        deleteAfter: Duration.days(2),
        copyActions: [{ destinationBackupVault, deleteAfter: Duration.days(days) }],
      });
    const backupPlanRules = [rule("Daily", 7), rule("Weekly", 35, "SUN")];
    const backupPlan = new BackupPlan(this, "Plan", { backupPlanName: name, backupPlanRules });
    const role = new Role(this, "Role", {
      assumedBy: new ServicePrincipal("backup.amazonaws.com"),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(backupPolicy)],
    });
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${backupPolicy}]`,
      reason: "Only AWS Backup may assume the role. AWS changes the policy together with what the service calls.",
    });
    new BackupSelection(this, "Selection", {
      backupPlan,
      role,
      disableDefaultBackupPolicy: true,
      resources: [BackupResource.fromArn(table.tableArn)],
    });
  }
}
