import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { serveAwsJson } from "#local/protocol/awsJson.ts";
import { openAttemptLimits } from "./attempts.ts";
import { openChallengeSessions } from "./challengeSessions.ts";
import { cognitoOperations } from "./cognitoOperations.ts";
import type { InvokeTrigger, LocalUserPool, PoolMail } from "./LocalUserPool.ts";
import { hidePassword } from "./passwords.ts";
import { issuerOf } from "./poolIds.ts";
import { openSessions } from "./poolSessions.ts";
import { type Jwk, openSigningKeys } from "./signingKeys.ts";
import { clientProperties, groupProperties, userPoolProperties } from "./template.ts";
import { openUsers } from "./users.ts";

/** The pool of a template: `Properties` as they are in the template, ids as the functions receive them. */
export interface PoolOfTemplate {
  readonly id: string;
  /** `AWS::Cognito::UserPool` */
  readonly properties: unknown;
  /** `AWS::Cognito::UserPoolClient`, by client id */
  readonly clients: Readonly<Record<string, unknown>>;
  /** `AWS::Cognito::UserPoolGroup` */
  readonly groups: readonly unknown[];
}

export interface CognitoOptions {
  /** Where the accounts, sessions and keys are stored; created if missing. */
  readonly dataFolder: string;
  /** Defaults to a free one. */
  readonly port?: number;
  readonly pool: PoolOfTemplate;
  /** Called only for triggers that `LambdaConfig` names. The values there aren't read. */
  readonly invokeTrigger: InvokeTrigger;
  readonly sendMail: (mail: PoolMail) => Promise<void> | void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface Cognito {
  readonly endpoint: string;
  readonly issuer: string;
  /** For `cacheJwks` of aws-jwt-verify. */
  readonly jwks: { readonly keys: Jwk[] };
  /** Creates a confirmed account, or leaves an existing one with this address unchanged. Returns its `sub`. */
  readonly ensureAccount: (account: LocalAccount) => string;
  readonly stop: () => Promise<void>;
}

/** Starts the sign-in stand-in. Refuses a template that uses unsupported features, with the reason. */
export const startCognito = async (options: CognitoOptions): Promise<Cognito> => {
  const pool = openUserPool(options);
  const { endpoint, stop } = await serveAwsJson({
    port: options.port,
    operations: Object.fromEntries(
      Object.entries(cognitoOperations).map(([name, operation]) => [
        `AWSCognitoIdentityProviderService.${name}`,
        operation(pool),
      ]),
    ),
    documents: { [`/${pool.id}/.well-known/jwks.json`]: () => pool.keys.jwks },
  });
  const { issuer, keys } = pool;
  return { endpoint, issuer, jwks: keys.jwks, stop, ensureAccount: (account) => ensureAccount(pool, account) };
};

const openUserPool = ({ dataFolder, pool, invokeTrigger, sendMail, now = Date.now }: CognitoOptions): LocalUserPool => {
  mkdirSync(dataFolder, { recursive: true });
  return {
    id: pool.id,
    issuer: issuerOf(pool.id),
    properties: userPoolProperties.parse(pool.properties),
    clients: Object.fromEntries(
      Object.entries(pool.clients).map(([id, properties]) => [id, clientProperties.parse(properties)]),
    ),
    groups: pool.groups.map((properties) => groupProperties.parse(properties)),
    users: openUsers(join(dataFolder, "users.jsonl"), now),
    sessions: openSessions(dataFolder, now),
    challenges: openChallengeSessions(now),
    attempts: openAttemptLimits(join(dataFolder, "attempts.jsonl"), now),
    keys: openSigningKeys(join(dataFolder, "keys.json")),
    invokeTrigger,
    sendMail,
    now,
  };
};

interface LocalAccount {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly groups?: readonly string[];
  /** In base32, of an authenticator app that is on. */
  readonly totpSecret?: string | undefined;
}

/** Creates an account for a new data folder: confirmed, with a verified address, and without sending an e-mail. */
const ensureAccount = (pool: LocalUserPool, account: LocalAccount): string => {
  const { email, password, name, groups = [], totpSecret } = account;
  const known = pool.users.find(email);
  if (known) return known.username;
  const username = randomUUID();
  pool.users.add({
    username,
    attributes: { sub: username, email, email_verified: "true", name },
    status: "CONFIRMED",
    enabled: true,
    createdAt: pool.now(),
    modifiedAt: pool.now(),
    password: hidePassword(pool, username, password),
    groups: [...groups],
    ...(totpSecret && { totp: { secret: totpSecret, enabled: true, preferred: true, lastPeriod: 0 } }),
    codes: {},
  });
  return username;
};
