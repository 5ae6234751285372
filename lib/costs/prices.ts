/**
 * AWS list prices of 2025 in US dollars, region eu-west-1, without taxes, discounts, and free tiers. Compare them with the
 * pricing pages at aws.amazon.com, such as /dynamodb/pricing/on-demand, before you rely on a figure.
 */
export const prices = {
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
  alarmMonth: 0.1,
  metricMonth: 0.3,
  dashboardMonth: 3,
  hostedZoneMonth: 0.5,
} as const;
