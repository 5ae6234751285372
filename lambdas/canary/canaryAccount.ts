import {
  AdminConfirmSignUpCommand,
  AdminInitiateAuthCommand,
  type CognitoIdentityProviderClient,
  NotAuthorizedException,
  SignUpCommand,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";

/**
 * An address of Amazon's that takes any e-mail and shows it to nobody, without an effect on the sender's reputation. Each
 * stage has its own user pool, so all can use it.
 */
export const canaryAddress = "success+canary@simulator.amazonses.com";

interface CanaryAccount {
  readonly client: CognitoIdentityProviderClient;
  readonly poolId: string;
  readonly clientId: string;
  readonly password: string;
}

/** Signs in and returns an access token. Before its first run, the canary has no account, and signs up. */
export async function signInCanary(account: CanaryAccount): Promise<string> {
  const { client, poolId, clientId, password } = account;
  const known = await signIn(account).catch((error: unknown) => {
    // With a client that hides who has an account, a missing one looks like a wrong password.
    if (error instanceof NotAuthorizedException || error instanceof UserNotFoundException) return undefined;
    throw error;
  });
  if (known) return known;
  const UserAttributes = [{ Name: "name", Value: "Canary" }];
  await client.send(
    new SignUpCommand({ ClientId: clientId, Username: canaryAddress, Password: password, UserAttributes }),
  );
  await client.send(new AdminConfirmSignUpCommand({ UserPoolId: poolId, Username: canaryAddress }));
  return signIn(account);
}

async function signIn({ client, poolId, clientId, password }: CanaryAccount): Promise<string> {
  const { AuthenticationResult, ChallengeName } = await client.send(
    new AdminInitiateAuthCommand({
      UserPoolId: poolId,
      ClientId: clientId,
      AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: canaryAddress, PASSWORD: password },
    }),
  );
  if (!AuthenticationResult?.AccessToken) throw new Error(`Signing in asked for ${ChallengeName}.`);
  return AuthenticationResult.AccessToken;
}
