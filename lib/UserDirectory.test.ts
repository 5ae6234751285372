import { App, Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { bareStage, policiesIn, resourcesIn, wholeStage } from "#tests/support/synthesizedStage.ts";
import { Alarms } from "./Alarms.ts";
import { UserDirectory } from "./UserDirectory.ts";

const { app } = wholeStage();
const { app: bareApp } = bareStage();
const all = resourcesIn(app);

/** Which requests a rule counts. */
interface ScopeDown {
  readonly RegexMatchStatement: { readonly FieldToMatch: object; readonly RegexString: string };
}

test("sign-in: e-mail, eight characters, short-lived access tokens, rotation, and the group of administrators", () => {
  app.hasResourceProperties("AWS::Cognito::UserPool", {
    UserPoolTier: "ESSENTIALS",
    UsernameAttributes: ["email"],
    Policies: { PasswordPolicy: { MinimumLength: 8, RequireSymbols: false, RequireUppercase: false } },
    // Version 1 of this trigger would change ID tokens only, and the API reads access tokens.
    LambdaConfig: { PreTokenGenerationConfig: { LambdaVersion: "V2_0" } },
  });
  app.hasResourceProperties("AWS::Cognito::UserPoolClient", {
    GenerateSecret: false,
    ExplicitAuthFlows: ["ALLOW_ADMIN_USER_PASSWORD_AUTH", "ALLOW_CUSTOM_AUTH", "ALLOW_USER_SRP_AUTH"],
    AccessTokenValidity: 15,
    RefreshTokenRotation: { Feature: "ENABLED", RetryGracePeriodSeconds: 60 },
    PreventUserExistenceErrors: "ENABLED",
  });
  app.hasResourceProperties("AWS::Cognito::UserPoolGroup", { GroupName: "admins" });
});

test("nobody can make the user pool send e-mail without end: its web ACL counts by address, by kind, and all requests", () => {
  const [[pool] = []] = all("AWS::Cognito::UserPool");
  const [[webAcl, acl] = [], ...others] = all("AWS::WAFv2::WebACL");
  expect(others).toEqual([]);
  app.hasResourceProperties("AWS::WAFv2::WebACLAssociation", {
    ResourceArn: { "Fn::GetAtt": [pool, "Arn"] },
    WebACLArn: { "Fn::GetAtt": [webAcl, "Arn"] },
  });
  const rules = (acl?.Properties.Rules ?? []) as {
    Action: object;
    Statement: { RateBasedStatement: { Limit: number; ScopeDownStatement?: ScopeDown } };
  }[];
  const [byAddress, ofOneKind, everything] = rules.map(({ Statement }) => Statement.RateBasedStatement);
  for (const { Action } of rules) expect(Action).toEqual({ Block: {} });
  expect([byAddress?.Limit, ofOneKind?.Limit, everything?.Limit]).toEqual([100, 1000, 3000]);
  expect(everything).not.toHaveProperty("ScopeDownStatement");
  expect(ofOneKind).toMatchObject({ CustomKeys: [{ Header: { Name: "x-amz-target" } }] });
  for (const rule of [byAddress, ofOneKind]) {
    const { FieldToMatch, RegexString } = rule?.ScopeDownStatement?.RegexMatchStatement ?? {};
    expect(FieldToMatch).toEqual({ SingleHeader: { Name: "x-amz-target" } });
    const counts = (operation: string) =>
      new RegExp(RegexString ?? "^$").test(`AWSCognitoIdentityProviderService.${operation}`);
    expect(["SignUp", "ResendConfirmationCode", "ForgotPassword"].filter(counts)).toHaveLength(3);
    expect(["InitiateAuth", "RespondToAuthChallenge", "ConfirmSignUp", "GetUser"].filter(counts)).toEqual([]);
  }
  app.hasResourceProperties("AWS::CloudWatch::Alarm", { MetricName: "BlockedRequests", Threshold: 100 });
});

test("e-mail is sent with the stage's own configuration set, whose bounces and complaints raise alarms", () => {
  const [[, set] = []] = all("AWS::SES::ConfigurationSet");
  const name = set?.Properties.Name;
  app.hasResourceProperties("AWS::SES::ConfigurationSetEventDestination", {
    EventDestination: { MatchingEventTypes: ["bounce", "complaint", "reject"] },
  });
  app.hasResourceProperties("AWS::Cognito::UserPool", { EmailConfiguration: { ConfigurationSet: name } });
  for (const [id, { Properties }] of all("AWS::Lambda::Function")) {
    if (
      !/Functions(SigninApi|AccountApi|FeedbackApi|MessagesApi|CustomMessageTrigger|PostConfirmationTrigger)/.test(id)
    )
      continue;
    expect(Properties.Environment, id).toMatchObject({ Variables: { MAIL_CONFIGURATION_SET: name } });
  }
  const statements = policiesIn(app).flatMap(([, { Statement }]) => Statement);
  const sending = statements.filter(({ Action }) => Action === "ses:SendEmail").map(({ Resource }) => Resource);
  expect(sending).toHaveLength(6);
  for (const resources of sending) {
    expect(JSON.stringify(resources)).toMatch(/identity\/theater\.example.*configuration-set\//);
  }
  const metrics = all("AWS::CloudWatch::Alarm").map(([, { Properties }]) => Properties.MetricName);
  expect(metrics).toEqual(
    expect.arrayContaining(["Bounce", "Reject", "Reputation.BounceRate", "Reputation.ComplaintRate"]),
  );
  expect(bareApp.findResources("AWS::SES::ConfigurationSet")).toEqual({});
});

test("a user pool that is being created can be deleted, or CloudFormation couldn't take back a failed creation", () => {
  const protections = [true, false].map((isNew) => {
    const stack = new Stack(new App(), "Stack", { env: { region: "eu-west-1" } });
    new UserDirectory(stack, "Users", { alarms: new Alarms(stack, "Alarms", {}), stage: { isNew } });
    return Object.values(Template.fromStack(stack).findResources("AWS::Cognito::UserPool"))[0]?.Properties
      .DeletionProtection;
  });
  expect(protections).toEqual(["INACTIVE", "ACTIVE"]);
});
