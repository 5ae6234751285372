import { resolveNs } from "node:dns/promises";
import {
  CognitoIdentityProviderClient,
  DescribeUserPoolCommand,
  paginateListUserPools,
} from "@aws-sdk/client-cognito-identity-provider";
import { DynamoDBClient, paginateListTables } from "@aws-sdk/client-dynamodb";
import { GetHostedZoneCommand, Route53Client } from "@aws-sdk/client-route-53";
import { edgeRegion } from "#lib/regions.ts";
import { stackNamesOf } from "#lib/stackNames.ts";
import type { Stage } from "#lib/stage.ts";
import { isUncreated, stackStatus } from "../stackStatus.ts";
import { check, fix, note, ok, type PreflightResult } from "./preflightResult.ts";

/** Finds what an earlier try left behind: a stack that CloudFormation can't go on with, and tables and user pools without a stack. */
export async function checkStacks({ stage, region }: Stage): Promise<readonly PreflightResult[]> {
  const { app } = stackNamesOf(stage);
  const status = await stackStatus(app, region);
  if (status?.endsWith("ROLLBACK_FAILED") || status === "DELETE_FAILED") return [fix(stuck(app, status, region))];
  if (!isUncreated(status)) return [ok(`The stack ${app} is ${status}.`)];
  const left = [...(await tablesNamed(app, region)), ...(await poolsNamed(app, region))];
  return left.length === 0 ? [ok("Nothing is left of an earlier deployment of this stage.")] : left;
}

const stuck = (name: string, status: string, region: string): string =>
  `The stack ${name} is ${status}. In CloudFormation's console, its events say which resource failed and why. If it was ` +
  "created just now and nobody has used it, turn off the deletion protection of its table and its user pool, and delete it: " +
  `aws cloudformation delete-stack --region ${region} --stack-name ${name}`;

async function tablesNamed(stack: string, region: string): Promise<readonly PreflightResult[]> {
  const results: PreflightResult[] = [];
  for await (const { TableNames = [] } of paginateListTables({ client: new DynamoDBClient({ region }) }, {})) {
    for (const table of TableNames.filter((name) => name.startsWith(`${stack}-`))) {
      results.push(
        note(
          `The table ${table} isn't part of a stack, and the stage won't use it. If it has plays, deploy with it as ` +
            `"restoredTable". If it's empty: aws dynamodb delete-table --region ${region} --table-name ${table}`,
        ),
      );
    }
  }
  return results;
}

/** CDK names a user pool after its place in the stack, without the stack's hyphens. */
async function poolsNamed(stack: string, region: string): Promise<readonly PreflightResult[]> {
  const client = new CognitoIdentityProviderClient({ region });
  const results: PreflightResult[] = [];
  for await (const { UserPools = [] } of paginateListUserPools({ client }, { MaxResults: 60 })) {
    for (const { Id: UserPoolId } of UserPools.filter(({ Name }) => Name?.startsWith(stack.replaceAll("-", "")))) {
      const { UserPool } = await client.send(new DescribeUserPoolCommand({ UserPoolId }));
      const accounts = UserPool?.EstimatedNumberOfUsers ?? 0;
      results.push(
        note(
          `The user pool ${UserPoolId} isn't part of a stack, and the stage won't use it. It has about ${accounts} ` +
            `accounts. To delete it: aws cognito-idp delete-user-pool --region ${region} --user-pool-id ${UserPoolId}`,
        ),
      );
    }
  }
  return results;
}

/** A zone is of no use until the registrar names its servers. Certificates then wait for hours, and the deployment fails. */
export async function checkDelegation({ domain }: Stage, resolve = resolveNs): Promise<readonly PreflightResult[]> {
  if (!domain) return [];
  const { DelegationSet } = await new Route53Client({ region: edgeRegion }).send(
    new GetHostedZoneCommand({ Id: domain.hostedZoneId }),
  );
  const expected = (DelegationSet?.NameServers ?? []).map(comparable).sort();
  const found = (await resolve(domain.hostedZoneName).catch(() => [])).map(comparable).sort();
  return [
    check(
      expected.some((name) => found.includes(name)),
      `The servers of ${domain.hostedZoneName} are those of its zone.`,
      `${found.length === 0 ? "No name servers answer" : `${found.join(", ")} answer`} for ${domain.hostedZoneName}, so AWS can't ` +
        `issue the certificate. At your registrar, set the name servers to ${expected.join(", ")}. It can take a day.`,
    ),
  ];
}

const comparable = (name: string): string => name.toLowerCase().replace(/\.$/, "");
