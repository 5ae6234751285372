import { Stack, type StackProps } from "aws-cdk-lib";
import { Certificate, CertificateValidation } from "aws-cdk-lib/aws-certificatemanager";
import { HostedZone } from "aws-cdk-lib/aws-route53";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { Construct } from "constructs";
import type { Stage } from "./stage.ts";
import type { Edge } from "./Website.ts";

/** A class of thirty shares one IP address. The tight limits are counters in the table. */
const requestsInFiveMinutes = 10_000;

/** Resources that CloudFront accepts from us-east-1 only: the web ACL and, with a custom domain, the certificate. */
export class EdgeStack extends Stack implements Edge {
  readonly webAclArn: string;
  readonly certificateArn: string | undefined;

  constructor(scope: Construct, id: string, { domain, ...props }: StackProps & Pick<Stage, "domain">) {
    super(scope, id, props);
    this.webAclArn = new CfnWebACL(this, "WebAcl", {
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      visibilityConfig: counted("WebAcl"),
      rules: [rateRule, managedRule(1, "AWSManagedRulesAmazonIpReputationList")],
    }).attrArn;
    this.certificateArn = domain && certificateFor(this, domain);
  }
}

const counted = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

const rateRule: CfnWebACL.RuleProperty = {
  name: "Rate",
  priority: 0,
  action: { block: {} },
  statement: { rateBasedStatement: { limit: requestsInFiveMinutes, aggregateKeyType: "IP" } },
  visibilityConfig: counted("Rate"),
};

const managedRule = (priority: number, name: string): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: "AWS", name } },
  visibilityConfig: counted(name),
});

function certificateFor(scope: Construct, domain: NonNullable<Stage["domain"]>): string {
  const zone = HostedZone.fromHostedZoneAttributes(scope, "Zone", {
    hostedZoneId: domain.hostedZoneId,
    zoneName: domain.hostedZoneName,
  });
  const validation = CertificateValidation.fromDns(zone);
  return new Certificate(scope, "Certificate", { domainName: domain.name, validation }).certificateArn;
}
