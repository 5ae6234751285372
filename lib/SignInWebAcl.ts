import { Duration, Names, Stack } from "aws-cdk-lib";
import { Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import { CfnWebACL, CfnWebACLAssociation } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";
import type { Alarms } from "./Alarms.ts";
import { alarmTexts } from "./alarmTexts.ts";
import { counted, rateRule } from "./webAclRules.ts";

interface SignInWebAclProps {
  readonly poolArn: string;
  readonly alarms: Alarms;
}

/** Cognito names the operation of a request in this header. It hides bodies from the web ACL, so addresses can't be counted. */
const operation = "x-amz-target";

const noChange = [{ priority: 0, type: "NONE" }];

/** Requests that make Cognito send an e-mail, and that need no account. */
const mailing: CfnWebACL.StatementProperty = {
  regexMatchStatement: {
    fieldToMatch: { singleHeader: { Name: operation } },
    regexString: "\\.(SignUp|ResendConfirmationCode|ForgotPassword)$",
    textTransformations: noChange,
  },
};

/** Within five minutes. A class of thirty shares one IP address, and a few of them sign up twice. */
const limits = { mailsFromAddress: 100, mailsOfOneKind: 1000, requestsFromAddress: 3000 } as const;

/** A person who is blocked once isn't an attack. */
const manyBlocked = 100;

/**
 * Limits what anybody can make the user pool do. Browsers call it directly, so neither CloudFront's web ACL nor the
 * counters in the table see these requests.
 */
export class SignInWebAcl extends Construct {
  constructor(scope: Construct, id: string, { poolArn, alarms }: SignInWebAclProps) {
    super(scope, id);
    const name = Names.uniqueResourceName(this, { maxLength: 100 });
    const { attrArn } = new CfnWebACL(this, "WebAcl", {
      name,
      scope: "REGIONAL",
      defaultAction: { allow: {} },
      visibilityConfig: counted(name),
      rules: [
        rateRule(0, { name: "MailsFromAddress", limit: limits.mailsFromAddress, only: mailing }),
        // Counted by operation, so that a flood of sign-ups leaves people a way to reset a password.
        rateRule(1, {
          name: "MailsOfOneKind",
          limit: limits.mailsOfOneKind,
          per: {
            aggregateKeyType: "CUSTOM_KEYS",
            customKeys: [{ header: { name: operation, textTransformations: noChange } }],
          },
          only: mailing,
        }),
        rateRule(2, { name: "RequestsFromAddress", limit: limits.requestsFromAddress }),
      ],
    });
    new CfnWebACLAssociation(this, "Pool", { resourceArn: poolArn, webAclArn: attrArn });
    alarms.alarm(this, "ManyBlocked", {
      metric: new Metric({
        namespace: "AWS/WAFV2",
        metricName: "BlockedRequests",
        dimensionsMap: { WebACL: name, Region: Stack.of(this).region, Rule: "ALL" },
        statistic: Stats.SUM,
        period: Duration.minutes(5),
      }),
      threshold: manyBlocked,
      ...alarmTexts.signUpsBlocked,
    });
  }
}
