import { Names, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { Certificate, CertificateValidation } from "aws-cdk-lib/aws-certificatemanager";
import { HostedZone } from "aws-cdk-lib/aws-route53";
import { StringParameter } from "aws-cdk-lib/aws-ssm";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { Construct } from "constructs";
import { recordedSettings, recordNameOf } from "./recordedSettings.ts";
import type { Stage } from "./stage.ts";
import type { Edge } from "./Website.ts";
import { counted, rateRule } from "./webAclRules.ts";

/** From one IP address, which a class of thirty shares. The tight limits are counters in the table. */
export const requestsInFiveMinutes = 10_000;

/** Resources that CloudFront accepts from us-east-1 only: the web ACL and, with a custom domain, the certificate. */
export class EdgeStack extends Stack implements Edge {
  readonly webAclArn: string;
  readonly webAclName: string;
  readonly certificate: Certificate | undefined;

  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { readonly stage: Stage }) {
    super(scope, id, props);
    this.webAclName = Names.uniqueResourceName(this, { maxLength: 100 });
    this.webAclArn = new CfnWebACL(this, "WebAcl", {
      name: this.webAclName,
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      visibilityConfig: counted(this.webAclName),
      rules: [
        rateRule(0, { name: "Rate", limit: requestsInFiveMinutes }),
        managedRule(1, "AWSManagedRulesAmazonIpReputationList"),
      ],
    }).attrArn;
    this.certificate = stage.domain && certificateFor(this, stage.domain);
    new StringParameter(this, "Settings", {
      description: "The settings of the last deployment, which the next one is compared with",
      parameterName: recordNameOf(stage.stage),
      stringValue: JSON.stringify(recordedSettings(stage)),
    });
  }
}

const managedRule = (priority: number, name: string): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: "AWS", name } },
  visibilityConfig: counted(name),
});

/**
 * Each domain has a certificate of its own, under a name with the domain in it. After a change of the domain, CloudFront
 * uses the old one until its own stack is deployed, so it can't be deleted with this stack's update. It's kept; it's free.
 */
function certificateFor(scope: Construct, domain: NonNullable<Stage["domain"]>): Certificate {
  const zone = HostedZone.fromHostedZoneAttributes(scope, `Zone ${domain.hostedZoneId}`, {
    hostedZoneId: domain.hostedZoneId,
    zoneName: domain.hostedZoneName,
  });
  const validation = CertificateValidation.fromDns(zone);
  const certificate = new Certificate(scope, `Certificate ${domain.name}`, { domainName: domain.name, validation });
  certificate.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
  return certificate;
}
