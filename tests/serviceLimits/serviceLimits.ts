import {
  bytesOf,
  counted,
  each,
  grouped,
  lengthOf,
  lengthOfPolicies,
  type Measured,
  periodOf,
  type ServiceLimit,
  timeoutsOf,
} from "./measures.ts";
import { unitsOf, type WebAclRule } from "./webAclUnits.ts";

const lambda = "https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html";
const createFunction = "https://docs.aws.amazon.com/lambda/latest/api/API_CreateFunction.html";
const formation = "https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html";
const cloudFront = "https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html";
const putAlarm = "https://docs.aws.amazon.com/AmazonCloudWatch/latest/APIReference/API_PutMetricAlarm.html";
const iam = "https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_iam-quotas.html";
const gateway = "https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html";
const waf = "https://docs.aws.amazon.com/waf/latest/developerguide/aws-waf-capacity-units.html";
const cognito =
  "https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-working-with-lambda-triggers.html";
const logs = "https://docs.aws.amazon.com/AmazonCloudWatchLogs/latest/APIReference/API_PutMetricFilter.html";
const codeDeploy = "https://docs.aws.amazon.com/codedeploy/latest/userguide/limits.html";

/** What AWS refuses at deployment, where no other test runs: limits that can't be raised, each with AWS's page about it. */
export const serviceLimits: readonly ServiceLimit[] = [
  {
    what: "bytes of a template",
    max: 1_000_000,
    source: formation,
    measure: (template) => [["template", bytesOf(template)]],
  },
  { what: "resources of a template", max: 500, source: formation, measure: counted(({ Resources }) => Resources) },
  { what: "parameters of a template", max: 200, source: formation, measure: counted(({ Parameters }) => Parameters) },
  { what: "outputs of a template", max: 200, source: formation, measure: counted(({ Outputs }) => Outputs) },
  { what: "mappings of a template", max: 200, source: formation, measure: counted(({ Mappings }) => Mappings) },
  {
    what: "bytes of an output",
    max: 4096,
    source: formation,
    measure: ({ Outputs = {} }) => Object.entries(Outputs).map(([id, { Value }]): Measured => [id, lengthOf(Value)]),
  },
  {
    what: "characters of a function's description",
    max: 256,
    source: createFunction,
    measure: each("AWS::Lambda::Function", ({ Description }) => lengthOf(Description)),
  },
  {
    what: "bytes of a function's environment",
    max: 4096,
    source: lambda,
    measure: each("AWS::Lambda::Function", ({ Environment }) => {
      const variables = Object.entries((Environment as { Variables?: object } | undefined)?.Variables ?? {});
      return variables.reduce((total, [name, value]) => total + name.length + lengthOf(value), 0);
    }),
  },
  {
    what: "seconds of a function",
    max: 900,
    source: lambda,
    measure: each("AWS::Lambda::Function", ({ Timeout }) => Number(Timeout)),
  },
  {
    what: "megabytes of a function",
    max: 10_240,
    source: lambda,
    measure: each("AWS::Lambda::Function", ({ MemorySize }) => (MemorySize === undefined ? [] : Number(MemorySize))),
  },
  {
    what: "bytes of all policies inside a role",
    max: 10_240,
    source: iam,
    measure: each("AWS::IAM::Role", ({ Policies }) => lengthOfPolicies(Policies)),
  },
  {
    what: "policies of AWS attached to a role",
    max: 10,
    source: iam,
    measure: each(
      "AWS::IAM::Role",
      ({ ManagedPolicyArns }) => (ManagedPolicyArns as unknown[] | undefined)?.length ?? 0,
    ),
  },
  {
    what: "bytes of a function at the edge",
    max: 10_240,
    source: cloudFront,
    measure: each("AWS::CloudFront::Function", ({ FunctionCode }) => lengthOf(FunctionCode)),
  },
  {
    what: "characters of the comment of a function at the edge",
    max: 128,
    source: "https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_FunctionConfig.html",
    measure: each("AWS::CloudFront::Function", ({ FunctionConfig }) =>
      lengthOf((FunctionConfig as { Comment: string }).Comment),
    ),
  },
  {
    what: "behaviors of a distribution",
    max: 75,
    source: cloudFront,
    measure: each(
      "AWS::CloudFront::Distribution",
      ({ DistributionConfig }) => (DistributionConfig as { CacheBehaviors: unknown[] }).CacheBehaviors.length,
    ),
  },
  {
    what: "characters of all headers of a response headers policy",
    max: 10_240,
    source: cloudFront,
    measure: each("AWS::CloudFront::ResponseHeadersPolicy", (properties) => bytesOf(properties)),
  },
  {
    what: "custom headers of a response headers policy",
    max: 10,
    source: cloudFront,
    measure: each("AWS::CloudFront::ResponseHeadersPolicy", ({ ResponseHeadersPolicyConfig }) => {
      const { CustomHeadersConfig } = ResponseHeadersPolicyConfig as { CustomHeadersConfig?: { Items: unknown[] } };
      return CustomHeadersConfig?.Items.length ?? 0;
    }),
  },
  {
    what: "characters of an alarm's description",
    max: 1024,
    source: putAlarm,
    measure: each("AWS::CloudWatch::Alarm", ({ AlarmDescription }) => lengthOf(AlarmDescription)),
  },
  {
    what: "metrics and expressions of an alarm",
    max: 20,
    source: putAlarm,
    measure: each("AWS::CloudWatch::Alarm", ({ Metrics }) => (Metrics as unknown[] | undefined)?.length ?? 1),
  },
  {
    what: "characters of an alarm's expression",
    max: 2048,
    source: "https://docs.aws.amazon.com/AmazonCloudWatch/latest/APIReference/API_MetricDataQuery.html",
    measure: each("AWS::CloudWatch::Alarm", ({ Metrics }) =>
      ((Metrics ?? []) as { Expression?: string }[]).map(({ Expression }) => lengthOf(Expression)),
    ),
  },
  {
    what: "seconds that an alarm looks back, with periods below an hour",
    max: 86_400,
    source: putAlarm,
    measure: each("AWS::CloudWatch::Alarm", (alarm) => {
      const period = periodOf(alarm);
      return period < 3600 ? period * Number(alarm.EvaluationPeriods) : [];
    }),
  },
  {
    what: "seconds that an alarm looks back",
    max: 7 * 86_400,
    source: putAlarm,
    measure: each("AWS::CloudWatch::Alarm", (alarm) => periodOf(alarm) * Number(alarm.EvaluationPeriods)),
  },
  {
    what: "characters of a filter's pattern",
    max: 1024,
    source: logs,
    measure: each("AWS::Logs::MetricFilter", ({ FilterPattern }) => lengthOf(FilterPattern)),
  },
  {
    what: "characters of a filter's metric",
    max: 255,
    source: logs,
    measure: each("AWS::Logs::MetricFilter", ({ MetricTransformations }) =>
      (MetricTransformations as { MetricName: string }[]).map(({ MetricName }) => MetricName.length),
    ),
  },
  {
    what: "filters of a log group",
    max: 100,
    source: logs,
    measure: grouped("AWS::Logs::MetricFilter", "LogGroupName"),
  },
  { what: "routes of an API", max: 300, source: gateway, measure: grouped("AWS::ApiGatewayV2::Route", "ApiId") },
  {
    what: "integrations of an API",
    max: 300,
    source: gateway,
    measure: grouped("AWS::ApiGatewayV2::Integration", "ApiId"),
  },
  {
    what: "milliseconds of an integration",
    max: 30_000,
    source: gateway,
    measure: each("AWS::ApiGatewayV2::Integration", ({ TimeoutInMillis }) => Number(TimeoutInMillis ?? 30_000)),
  },
  {
    what: "seconds of the functions that an API waits for",
    max: 29,
    source: gateway,
    measure: ({ Resources = {} }) => timeoutsOf(Resources, (id) => /^Functions\w+ApiFunction/.test(id)),
  },
  {
    what: "seconds of the functions that the user pool waits for",
    max: 5,
    source: cognito,
    measure: ({ Resources = {} }) => timeoutsOf(Resources, (id) => /^Functions\w+TriggerFunction/.test(id)),
  },
  {
    what: "alarms of a deployment group",
    max: 10,
    source: codeDeploy,
    measure: each(
      "AWS::CodeDeploy::DeploymentGroup",
      ({ AlarmConfiguration }) => ((AlarmConfiguration as { Alarms?: unknown[] } | undefined)?.Alarms ?? []).length,
    ),
  },
  {
    what: "capacity units of a web ACL without a surcharge",
    max: 1500,
    source: waf,
    measure: each("AWS::WAFv2::WebACL", ({ Rules }) => unitsOf(Rules as WebAclRule[])),
  },
  {
    what: "targets of a rule",
    max: 5,
    source: "https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-quota.html",
    measure: each("AWS::Events::Rule", ({ Targets }) => (Targets as unknown[]).length),
  },
  {
    what: "characters of a parameter in the parameter store",
    max: 4096,
    source: "https://docs.aws.amazon.com/systems-manager/latest/APIReference/API_PutParameter.html",
    measure: each("AWS::SSM::Parameter", ({ Value }) => lengthOf(Value)),
  },
  {
    what: "characters of a topic's display name",
    max: 100,
    source: "https://docs.aws.amazon.com/sns/latest/api/API_SetTopicAttributes.html",
    measure: each("AWS::SNS::Topic", ({ DisplayName }) => lengthOf(DisplayName)),
  },
  {
    what: "global indexes of a table",
    max: 20,
    source: "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html",
    measure: each("AWS::DynamoDB::Table", ({ GlobalSecondaryIndexes }) => (GlobalSecondaryIndexes as unknown[]).length),
  },
  {
    what: "bytes of a dashboard",
    max: 500_000,
    source: "https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/cloudwatch_limits.html",
    measure: each("AWS::CloudWatch::Dashboard", ({ DashboardBody }) => lengthOf(DashboardBody)),
  },
];
