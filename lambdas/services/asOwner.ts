import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  type CognitoIdentityProviderClient,
  RevokeTokenCommand,
  UpdateUserAttributesCommand,
  VerifySoftwareTokenCommand,
  VerifyUserAttributeCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { UserId } from "#domain/play/play.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";

/** What the user pool lets only the bearer of an access token do. */
export interface OwnAccount {
  /** Sends a code to the new address, which takes effect once it's confirmed. */
  readonly askNewAddress: (email: string) => Promise<void>;
  readonly confirmAddress: (code: string) => Promise<void>;
  readonly changePassword: (oldPassword: string, password: string) => Promise<void>;
  /** Returns the new app's secret, in base32. */
  readonly beginApp: () => Promise<string>;
  readonly confirmApp: (code: string) => Promise<void>;
}

/** What proves to the triggers that our own function signs in: the answer to the challenge, and metadata for the others. */
export interface OwnerAnswer {
  readonly answer: string;
  readonly metadata: Readonly<Record<string, string>>;
}

interface Account {
  readonly UserPoolId: string;
  readonly ClientId: string | undefined;
  readonly userId: UserId;
}

/**
 * Signs in to an account for one change, and ends that session. The user pool has no other way for us to set up an authenticator
 * app, or to send a code to a new address. The tokens never leave this call.
 */
export async function asOwner<T>(
  client: CognitoIdentityProviderClient,
  account: Account,
  answer: OwnerAnswer,
  run: (own: OwnAccount) => Promise<T>,
): Promise<T> {
  const { AccessToken = "", RefreshToken: Token } = (await signIn(client, account, answer)) ?? {};
  try {
    return await run(ownAccount(client, AccessToken));
  } finally {
    // Nobody has the token, so a failure is only reported.
    await client
      .send(new RevokeTokenCommand({ ClientId: account.ClientId, Token }))
      .catch((error) => onUnexpected(error, { of: "revoking" }));
  }
}

async function signIn(client: CognitoIdentityProviderClient, account: Account, { answer, metadata }: OwnerAnswer) {
  const { UserPoolId, ClientId, userId: USERNAME } = account;
  const pool = { UserPoolId, ClientId };
  const asked = await client.send(
    new AdminInitiateAuthCommand({ ...pool, AuthFlow: "CUSTOM_AUTH", AuthParameters: { USERNAME } }),
  );
  const { AuthenticationResult } = await client.send(
    new AdminRespondToAuthChallengeCommand({
      ...pool,
      ChallengeName: "CUSTOM_CHALLENGE",
      ChallengeResponses: { USERNAME, ANSWER: answer },
      Session: asked.Session,
      ClientMetadata: { ...metadata },
    }),
  );
  if (!AuthenticationResult) throw new Error("The user pool didn't accept our own sign-in.");
  return AuthenticationResult;
}

const ownAccount = (client: CognitoIdentityProviderClient, AccessToken: string): OwnAccount => ({
  askNewAddress: async (email) => {
    const UserAttributes = [{ Name: "email", Value: email }];
    await client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
  },
  confirmAddress: async (Code) => {
    await client.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: "email", Code }));
  },
  changePassword: async (PreviousPassword, ProposedPassword) => {
    await client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));
  },
  beginApp: async () => {
    const { SecretCode } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
    if (!SecretCode) throw new Error("The user pool returned no secret.");
    return SecretCode;
  },
  confirmApp: async (UserCode) => {
    const { Status } = await client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
    if (Status !== "SUCCESS") throw Object.assign(new Error("The code is wrong."), { name: "CodeMismatchException" });
  },
});
