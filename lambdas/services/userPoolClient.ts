import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  type AdminGetUserCommandOutput,
  AdminInitiateAuthCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderClientConfig,
  NotAuthorizedException,
  ResendConfirmationCodeCommand,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";
import { type InterfaceLanguage, interfaceLanguageOf } from "#domain/account/interfaceLanguages.ts";
import { userId } from "#domain/api/shapes.ts";
import type { UserId } from "#domain/play/play.ts";
import { asOwner, type OwnAccount, type OwnerAnswer } from "./asOwner.ts";

/** An account as stored in the user pool. */
export interface PoolAccount {
  readonly userId: UserId;
  readonly email: string;
  /** Whether the person has shown that the address is theirs. */
  readonly isEmailVerified: boolean;
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

/** Attributes that take effect without a confirmation. */
type OpenAttributes = { readonly name: string } | { readonly locale: string };

export interface UserPoolClient {
  /** Finds an account by `sub` or e-mail address. */
  readonly findAccount: (name: string) => Promise<PoolAccount | undefined>;
  /** E-mails the sign-up's confirmation link again. */
  readonly resendConfirmation: (email: string) => Promise<void>;
  /**
   * Whether the password is right and only the authenticator app's code is missing. Opens no session. Only for accounts
   * with an app: for another one, the right password would sign in.
   */
  readonly needsOnlyCode: (userId: UserId, password: string) => Promise<boolean>;
  readonly removeSecondFactor: (userId: UserId) => Promise<void>;
  /** Asks for the code of the app that was confirmed last, from the next sign-in on. */
  readonly requireSecondFactor: (userId: UserId) => Promise<void>;
  /** Changes attributes that need no confirmation. */
  readonly changeAttributes: (userId: UserId, attributes: OpenAttributes) => Promise<void>;
  readonly setPassword: (userId: UserId, password: string) => Promise<void>;
  /** Revokes all refresh tokens. Access tokens last until they expire. */
  readonly endSessions: (userId: UserId) => Promise<void>;
  /** Makes changes that the user pool allows nobody but the account's owner. See `asOwner`. */
  readonly asOwner: <T>(userId: UserId, answer: OwnerAnswer, run: (own: OwnAccount) => Promise<T>) => Promise<T>;
  /** Ends every session and blocks further sign-ins. Ignores an account that no longer exists. */
  readonly lock: (userId: UserId) => Promise<void>;
  /** Ignores an account that no longer exists. */
  readonly remove: (userId: UserId) => Promise<void>;
}

const patientClient: CognitoIdentityProviderClientConfig = {
  requestHandler: { connectionTimeout: 1000, requestTimeout: 4000, throwOnRequestTimeout: true },
};

export const connectUserPool = (settings = patientClient) => new CognitoIdentityProviderClient(settings);

/** `clientId` is the browser's app client, because confirmations and sign-ins belong to its flows. */
export function createUserPoolClient(
  client: CognitoIdentityProviderClient,
  { poolId, clientId }: { readonly poolId: string; readonly clientId?: string },
): UserPoolClient {
  const named = (Username: string) => ({ UserPoolId: poolId, Username });
  const setSecondFactor = async (id: UserId, isOn: boolean): Promise<void> => {
    const SoftwareTokenMfaSettings = { Enabled: isOn, PreferredMfa: isOn };
    await client.send(new AdminSetUserMFAPreferenceCommand({ ...named(id), SoftwareTokenMfaSettings }));
  };
  return {
    findAccount: async (name) =>
      unlessGone(client.send(new AdminGetUserCommand(named(name))).then((found) => accountOf(found))),
    resendConfirmation: async (email) => {
      await client.send(new ResendConfirmationCodeCommand({ ClientId: clientId, Username: email }));
    },
    needsOnlyCode: async (id, password) => {
      const asked = client.send(
        new AdminInitiateAuthCommand({
          UserPoolId: poolId,
          ClientId: clientId,
          AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
          AuthParameters: { USERNAME: id, PASSWORD: password },
        }),
      );
      // After several wrong passwords, Cognito refuses any with the same exception for a while.
      const answer = await asked.catch((error) => {
        if (error instanceof NotAuthorizedException) return undefined;
        throw error;
      });
      return answer?.ChallengeName === "SOFTWARE_TOKEN_MFA";
    },
    removeSecondFactor: (id) => setSecondFactor(id, false),
    requireSecondFactor: (id) => setSecondFactor(id, true),
    changeAttributes: async (id, attributes) => {
      const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
      await client.send(new AdminUpdateUserAttributesCommand({ ...named(id), UserAttributes }));
    },
    setPassword: async (id, Password) => {
      await client.send(new AdminSetUserPasswordCommand({ ...named(id), Password, Permanent: true }));
    },
    endSessions: async (id) => {
      await client.send(new AdminUserGlobalSignOutCommand(named(id)));
    },
    asOwner: (id, answer, run) => asOwner(client, { UserPoolId: poolId, ClientId: clientId, userId: id }, answer, run),
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
    isEmailVerified: attributes.get("email_verified") === "true",
    fullName: attributes.get("name"),
    language: interfaceLanguageOf([attributes.get("locale") ?? ""]),
    status: found.UserStatus ?? "UNKNOWN",
    enabled: found.Enabled ?? false,
    hasSecondFactor: (found.UserMFASettingList ?? []).length > 0,
    createdAt: found.UserCreateDate ?? new Date(0),
  };
}
