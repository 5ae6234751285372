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
 * lost. The copy here is only the way to the one there, so it's kept for a week. A vault with backups can't be deleted, so
 * it outlives its stack.
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
    const daily = new BackupPlanRule({
      ruleName: "Daily",
      backupVault: here,
      scheduleExpression: Schedule.cron({ hour: "3", minute: "0" }),
      deleteAfter: Duration.days(7),
      copyActions: [{ destinationBackupVault, deleteAfter: Duration.days(35) }],
    });
    const backupPlan = new BackupPlan(this, "Plan", { backupPlanName: name, backupPlanRules: [daily] });
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
