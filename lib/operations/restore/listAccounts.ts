import { type CognitoIdentityProviderClient, paginateListUsers } from "@aws-sdk/client-cognito-identity-provider";

/** Returns the ID (`sub`) of every account in a user pool. */
export async function listAccounts(
  client: CognitoIdentityProviderClient,
  poolId: string,
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for await (const { Users = [] } of paginateListUsers({ client }, { UserPoolId: poolId })) {
    for (const { Attributes = [] } of Users) {
      const sub = Attributes.find(({ Name }) => Name === "sub")?.Value;
      if (sub) ids.add(sub);
    }
  }
  return ids;
}
