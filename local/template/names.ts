import * as z from "zod";
import { clientIdOf, userPoolIdOf } from "#local/cognito/poolIds.ts";
import type { CloudTemplate, Resource } from "./cloudTemplate.ts";
import type { ResourceNames } from "./resolve.ts";

const account = "000000000000";

export interface StageSettings {
  readonly region: string;
  /** The site's address on this machine, e.g. `http://localhost:4000`. */
  readonly origin: string;
  readonly secret: ResourceNames["secret"];
}

/** CloudFront's own name for the site. Its `https://` address is replaced by this machine's. */
const siteHost = "ghostlight.cloudfront.net";

/** Returns names that stay the same across starts, so stored data still matches its resources. */
export function namesOf(template: CloudTemplate, { region, origin, secret }: StageSettings): ResourceNames {
  const pseudo: Readonly<Record<string, string | undefined>> = {
    "AWS::Region": region,
    "AWS::AccountId": account,
    "AWS::Partition": "aws",
    "AWS::URLSuffix": "amazonaws.com",
    "AWS::StackName": "ghostlight",
    "AWS::NoValue": undefined,
  };
  return {
    ref: (logicalId) =>
      logicalId in pseudo
        ? pseudo[logicalId]
        : (template.parameter(logicalId) ?? physicalId(template.get(logicalId), region)),
    attribute: (logicalId, name) => attributeOf(template.get(logicalId), name, region),
    secret,
    finish: (text) => text.replaceAll(`https://${siteHost}`, origin),
  };
}

function physicalId({ Type, logicalId, Properties }: Resource, region: string): string {
  // There is one version of each function here, so an alias is its function.
  if (Type === "AWS::Lambda::Alias") return arn("lambda", region, functionOfAlias.parse(Properties).FunctionName.Ref);
  if (Type === "AWS::Cognito::UserPool") return userPoolIdOf(region, logicalId);
  if (Type === "AWS::Cognito::UserPoolClient") return clientIdOf(logicalId);
  if (Type === "AWS::SecretsManager::Secret") return arn("secretsmanager", region, `secret:${logicalId}`);
  return logicalId;
}

const functionOfAlias = z.object({ FunctionName: z.object({ Ref: z.string() }) });

const hostOfApi = (logicalId: string, region: string) =>
  `${logicalId.toLowerCase()}.execute-api.${region}.amazonaws.com`;

function attributeOf(resource: Resource, name: string, region: string): string {
  const { Type, logicalId } = resource;
  if (Type === "AWS::CloudFront::Distribution" && name === "DomainName") return siteHost;
  if (Type === "AWS::ApiGatewayV2::Api" && name === "ApiEndpoint") return `https://${hostOfApi(logicalId, region)}`;
  if (name === "Arn") return arn(serviceOf(Type), region, physicalId(resource, region));
  return `${logicalId}.${name}`;
}

const serviceOf = (type: string): string => type.split("::")[1]?.toLowerCase() ?? "";
const arn = (service: string, region: string, rest: string) => `arn:aws:${service}:${region}:${account}:${rest}`;

/** Returns the logical id in an ARN made by these names. */
export const logicalIdOfArn = (value: string): string => value.slice(value.lastIndexOf(":") + 1);
