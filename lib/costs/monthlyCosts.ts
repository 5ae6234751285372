import type { WriterUnits } from "./writerMonth.ts";

/**
 * AWS list prices of 2025 in US dollars, region eu-west-1, without taxes, discounts, and free tiers. Compare them with the
 * pricing pages at aws.amazon.com, such as /dynamodb/pricing/on-demand, before you rely on a figure.
 */
export const unitPrices = {
  tableWriteUnit: 0.705e-6,
  tableReadUnit: 0.1415e-6,
  tableGigabyteMonth: 0.283,
  /** Point-in-time recovery. */
  tableBackupGigabyteMonth: 0.224,
  apiRequest: 1.11e-6,
  functionRequest: 0.2e-6,
  /** Arm. */
  functionGigabyteSecond: 13.3334e-6,
  siteRequest: 1.2e-6,
  siteGigabyte: 0.085,
  firewallRequest: 0.6e-6,
  logGigabyte: 0.57,
  mail: 0.1e-3,

  firewallMonth: 5,
  firewallRuleMonth: 1,
  secretMonth: 0.4,
  /** An alarm costs this for each metric that it reads. */
  alarmMetricMonth: 0.1,
  metricMonth: 0.3,
  dashboardMonth: 3,
  hostedZoneMonth: 0.5,
} as const;

/** US dollars in a month, by service. */
export type Costs = Readonly<Record<string, number>>;

/** What one active writer costs in a month, without Cognito's price per user. */
export const costsPerWriter = (units: WriterUnits): Costs => ({
  "DynamoDB: writing": units.tableWrites * unitPrices.tableWriteUnit,
  "DynamoDB: reading": units.tableReads * unitPrices.tableReadUnit,
  "DynamoDB: storage and its backup":
    units.storedGigabytes * (unitPrices.tableGigabyteMonth + unitPrices.tableBackupGigabyteMonth),
  "API Gateway": units.requests * unitPrices.apiRequest,
  Lambda:
    units.requests * unitPrices.functionRequest + units.functionGigabyteSeconds * unitPrices.functionGigabyteSecond,
  CloudFront: units.siteRequests * unitPrices.siteRequest + units.siteGigabytes * unitPrices.siteGigabyte,
  "Web application firewall": units.siteRequests * unitPrices.firewallRequest,
  "CloudWatch: logs": units.logGigabytes * unitPrices.logGigabyte,
  SES: units.mails * unitPrices.mail,
});

/**
 * What a stage has, however few people use it. The counts are those of the templates, rounded up. Metrics that count only what
 * goes wrong aren't included: they're paid for by the hour in which something did.
 */
export const stageHas = { firewalls: 2, firewallRules: 8, secrets: 6, alarmMetrics: 240, metrics: 20 } as const;

export const costsPerStage: Costs = {
  "Web application firewalls and their rules":
    stageHas.firewalls * unitPrices.firewallMonth + stageHas.firewallRules * unitPrices.firewallRuleMonth,
  Secrets: stageHas.secrets * unitPrices.secretMonth,
  "Alarms and the metrics that they watch":
    stageHas.alarmMetrics * unitPrices.alarmMetricMonth + stageHas.metrics * unitPrices.metricMonth,
  Dashboard: unitPrices.dashboardMonth,
  "Hosted zone": unitPrices.hostedZoneMonth,
};

export const totalOf = (costs: Costs): number => Object.values(costs).reduce((sum, cost) => sum + cost, 0);
