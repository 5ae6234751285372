import {
  CloudFrontClient,
  CloudFrontServiceException,
  CreateDistributionCommand,
  ListDistributionsCommand,
} from "@aws-sdk/client-cloudfront";
import { GetParameterCommand, ParameterNotFound, SSMClient } from "@aws-sdk/client-ssm";
import { AssumeRoleCommand, GetCallerIdentityCommand, STSClient, STSServiceException } from "@aws-sdk/client-sts";
import { edgeRegion } from "#lib/regions.ts";
import type { Stage } from "#lib/stage.ts";
import { check, fix, note, ok, type PreflightResult } from "./preflightResult.ts";

/** The CDK's name for everything that its bootstrap creates, and the lowest version that our templates accept. */
const qualifier = "hnb659fds";
export const leastBootstrapVersion = 6;

const regionsOf = ({ region }: Stage): readonly string[] => [...new Set([region, edgeRegion])];

export async function checkBootstrap(stage: Stage): Promise<readonly PreflightResult[]> {
  return Promise.all(regionsOf(stage).map(bootstrapFinding));
}

async function bootstrapFinding(region: string): Promise<PreflightResult> {
  const version = await bootstrapVersionIn(region);
  const command = `Run: npx cdk bootstrap aws://ACCOUNT/${region}`;
  if (version === undefined) return fix(`The CDK isn't bootstrapped in ${region}. ${command}`);
  return check(
    version >= leastBootstrapVersion,
    `The CDK is bootstrapped in ${region}.`,
    `The CDK's bootstrap in ${region} has version ${version}, and ${leastBootstrapVersion} is needed. ${command}`,
  );
}

async function bootstrapVersionIn(region: string): Promise<number | undefined> {
  try {
    const Name = `/cdk-bootstrap/${qualifier}/version`;
    const { Parameter } = await new SSMClient({ region }).send(new GetParameterCommand({ Name }));
    return Number(Parameter?.Value);
  } catch (error) {
    if (error instanceof ParameterNotFound) return undefined;
    throw error;
  }
}

/** The roles that a deployment assumes. Whatever else it needs, they may do. */
const deployingRoles = ["deploy-role", "file-publishing-role"];

/** Assumes the roles of a deployment, which changes nothing. */
export async function checkPermissions(stage: Stage): Promise<readonly PreflightResult[]> {
  const client = new STSClient({ region: stage.region });
  const { Account } = await client.send(new GetCallerIdentityCommand({}));
  const roles = regionsOf(stage).flatMap((region) =>
    deployingRoles.map((role) => `cdk-${qualifier}-${role}-${Account}-${region}`),
  );
  const refused = await Promise.all(
    roles.map(async (role) => ((await mayAssume(client, `arn:aws:iam::${Account}:role/${role}`)) ? [] : [role])),
  );
  const names = refused.flat();
  return [
    check(
      names.length === 0,
      `These credentials may deploy in the account ${Account}.`,
      `These credentials may not assume ${names.join(", ")}. If the CDK is bootstrapped, allow them sts:AssumeRole, as ` +
        "docs/deploying.md says.",
    ),
  ];
}

async function mayAssume(client: STSClient, RoleArn: string): Promise<boolean> {
  try {
    await client.send(
      new AssumeRoleCommand({ RoleArn, RoleSessionName: "ghostlight-preflight", DurationSeconds: 900 }),
    );
    return true;
  } catch (error) {
    if (error instanceof STSServiceException && error.name === "AccessDenied") return false;
    throw error;
  }
}

/**
 * Asks whether CloudFront lets the account create a distribution. An account that has one may. For any other, it asks for a
 * distribution that can't exist, because it serves from an origin that it doesn't have. We don't know whether CloudFront looks
 * at the account before it looks at the distribution, so only a refusal of the account is certain.
 */
export async function checkCloudFront(_: Stage): Promise<readonly PreflightResult[]> {
  const client = new CloudFrontClient({ region: edgeRegion });
  const { DistributionList } = await client.send(new ListDistributionsCommand({ MaxItems: 1 }));
  if ((DistributionList?.Items ?? []).length > 0) return [ok("The account has distributions in CloudFront.")];
  try {
    await client.send(impossibleDistribution());
  } catch (error) {
    if (error instanceof CloudFrontServiceException) return [cloudFrontFinding(error)];
    throw error;
  }
  return [fix("CloudFront created a distribution that can't exist. Delete it in its console.")];
}

function cloudFrontFinding({ name, message }: CloudFrontServiceException): PreflightResult {
  if (/must be verified/.test(message)) {
    return fix(`CloudFront isn't allowed for this account yet. Write to AWS Support, with this sentence: "${message}"`);
  }
  if (name === "AccessDenied") return note("These credentials may not ask CloudFront whether the account may use it.");
  return note("CloudFront didn't refuse the account. Whether it does for a new one is certain only at the deployment.");
}

const impossibleDistribution = (): CreateDistributionCommand =>
  new CreateDistributionCommand({
    DistributionConfig: {
      CallerReference: "ghostlight-preflight",
      Comment: "",
      Enabled: false,
      Origins: {
        Quantity: 1,
        Items: [
          {
            Id: "one",
            DomainName: "one.invalid",
            CustomOriginConfig: { HTTPPort: 80, HTTPSPort: 443, OriginProtocolPolicy: "https-only" },
          },
        ],
      },
      DefaultCacheBehavior: {
        TargetOriginId: "another",
        ViewerProtocolPolicy: "https-only",
        ForwardedValues: { QueryString: false, Cookies: { Forward: "none" } },
        MinTTL: 0,
      },
    },
  });
