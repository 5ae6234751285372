import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  type AdminGetUserCommandOutput,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderClientConfig,
  ResendConfirmationCodeCommand,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";
import { type InterfaceLanguage, interfaceLanguageOf } from "#domain/account/interfaceLanguages.ts";
import { userId } from "#domain/api/shapes.ts";
import type { UserId } from "#domain/play/play.ts";

/** An account as stored in the user pool. */
export interface PoolAccount {
  readonly userId: UserId;
  readonly email: string;
  readonly fullName: string | undefined;
  /** Of e-mails. */
  readonly language: InterfaceLanguage;
  /** Cognito's status, e.g. `CONFIRMED`. */
  readonly status: string;
  readonly enabled: boolean;
  /** An authenticator app is required after the password. */
  readonly hasSecondFactor: boolean;
  readonly createdAt: Date;
}

export interface UserPoolClient {
  /** Finds an account by `sub` or e-mail address. */
  readonly findAccount: (name: string) => Promise<PoolAccount | undefined>;
  /** E-mails the sign-up's confirmation link again. */
  readonly resendConfirmation: (email: string) => Promise<void>;
  /** Ends every session and blocks further sign-ins. Ignores an account that no longer exists. */
  readonly lock: (userId: UserId) => Promise<void>;
  /** Ignores an account that no longer exists. */
  readonly remove: (userId: UserId) => Promise<void>;
}

const patientClient: CognitoIdentityProviderClientConfig = {
  requestHandler: { connectionTimeout: 1000, requestTimeout: 4000, throwOnRequestTimeout: true },
};

export const connectUserPool = (settings = patientClient) => new CognitoIdentityProviderClient(settings);

/** `clientId` is the browser's app client, because the confirmation belongs to its flow. */
export function createUserPoolClient(
  client: CognitoIdentityProviderClient,
  { poolId, clientId }: { readonly poolId: string; readonly clientId?: string },
): UserPoolClient {
  const named = (Username: string) => ({ UserPoolId: poolId, Username });
  return {
    findAccount: async (name) =>
      unlessGone(client.send(new AdminGetUserCommand(named(name))).then((found) => accountOf(found))),
    resendConfirmation: async (email) => {
      await client.send(new ResendConfirmationCodeCommand({ ClientId: clientId, Username: email }));
    },
    lock: async (id) => {
      await unlessGone(client.send(new AdminDisableUserCommand(named(id))));
      await unlessGone(client.send(new AdminUserGlobalSignOutCommand(named(id))));
    },
    remove: async (id) => {
      await unlessGone(client.send(new AdminDeleteUserCommand(named(id))));
    },
  };
}

async function unlessGone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}

function accountOf(found: AdminGetUserCommandOutput): PoolAccount {
  const attributes = new Map(found.UserAttributes?.map(({ Name, Value }) => [Name, Value]));
  return {
    userId: userId.parse(attributes.get("sub")),
    email: attributes.get("email") ?? "",
    fullName: attributes.get("name"),
    language: interfaceLanguageOf([attributes.get("locale") ?? ""]),
    status: found.UserStatus ?? "UNKNOWN",
    enabled: found.Enabled ?? false,
    hasSecondFactor: (found.UserMFASettingList ?? []).length > 0,
    createdAt: found.UserCreateDate ?? new Date(0),
  };
}
