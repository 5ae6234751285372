import { prices } from "./prices.ts";
import type { WriterUnits } from "./writerMonth.ts";

/** US dollars in a month, by service. */
export type Costs = Readonly<Record<string, number>>;

/** What one active writer costs in a month, without Cognito's price per user. */
export const costsPerWriter = (units: WriterUnits): Costs => ({
  "DynamoDB: writing": units.tableWrites * prices.tableWriteUnit,
  "DynamoDB: reading": units.tableReads * prices.tableReadUnit,
  "DynamoDB: storage and its backup":
    units.storedGigabytes * (prices.tableGigabyteMonth + prices.tableBackupGigabyteMonth),
  "API Gateway": units.requests * prices.apiRequest,
  Lambda: units.requests * prices.functionRequest + units.functionGigabyteSeconds * prices.functionGigabyteSecond,
  CloudFront: units.siteRequests * prices.siteRequest + units.siteGigabytes * prices.siteGigabyte,
  "Web application firewall": units.siteRequests * prices.firewallRequest,
  "CloudWatch: logs": units.logGigabytes * prices.logGigabyte,
  SES: units.mails * prices.mail,
});

/** What a stage has, however few people use it. The counts are those of the templates, rounded up. */
const stageHas = { firewalls: 2, firewallRules: 8, secrets: 6, alarms: 100, metrics: 60 } as const;

export const costsPerStage: Costs = {
  "Web application firewalls and their rules":
    stageHas.firewalls * prices.firewallMonth + stageHas.firewallRules * prices.firewallRuleMonth,
  Secrets: stageHas.secrets * prices.secretMonth,
  "Alarms and the metrics that they watch": stageHas.alarms * prices.alarmMonth + stageHas.metrics * prices.metricMonth,
  Dashboard: prices.dashboardMonth,
  "Hosted zone": prices.hostedZoneMonth,
};

export const totalOf = (costs: Costs): number => Object.values(costs).reduce((sum, cost) => sum + cost, 0);
