import type { CfnWebACL } from "aws-cdk-lib/aws-wafv2";

interface RateRuleSpec {
  readonly name: string;
  /** Requests within five minutes. */
  readonly limit: number;
  /** What is counted together: requests of one IP address by default. */
  readonly per?: Pick<CfnWebACL.RateBasedStatementProperty, "aggregateKeyType" | "customKeys">;
  /** Which requests are counted; all of them by default. */
  readonly only?: CfnWebACL.StatementProperty;
}

/** Counts requests, and stores some of them for three hours. Metrics know a rule or a web ACL by this name. */
export const counted = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

/** A rule that blocks requests while there are more than the limit. It lets them in again by itself. */
export const rateRule = (
  priority: number,
  { name, limit, per = { aggregateKeyType: "IP" }, only }: RateRuleSpec,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: {} },
  statement: { rateBasedStatement: { limit, ...per, ...(only && { scopeDownStatement: only }) } },
  visibilityConfig: counted(name),
});
