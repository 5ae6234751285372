import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import type { PoolMail } from "../LocalUserPool.ts";
import { clientIdOf, userPoolIdOf } from "../poolIds.ts";
import { type Cognito, type CognitoOptions, startCognito } from "../startCognito.ts";

/** For tests: a stand-in with a pool like ours, captured e-mails and a settable clock. */
export interface ConformanceRun extends Cognito {
  readonly dataFolder: string;
  readonly mails: PoolMail[];
  readonly pass: (time: { readonly seconds?: number; readonly minutes?: number; readonly days?: number }) => void;
  readonly now: () => number;
  /** Returns the code in the newest e-mail to the address. */
  readonly codeFor: (email: string) => string;
  /** Stops, and starts again on the same folder. */
  readonly restart: () => Promise<ConformanceRun>;
}

export const userPoolId = userPoolIdOf("eu-west-1", "Conformance");
export const clientId = clientIdOf("ConformanceClient");

/** The sign-in properties of a template like ours. */
const poolProperties = {
  UsernameAttributes: ["email"],
  UsernameConfiguration: { CaseSensitive: false },
  AutoVerifiedAttributes: ["email"],
  Policies: { PasswordPolicy: { MinimumLength: 8 } },
  MfaConfiguration: "OPTIONAL",
  EnabledMfas: ["SOFTWARE_TOKEN_MFA"],
  Schema: [
    { Name: "email", Required: true, Mutable: true },
    { Name: "name", Required: true, Mutable: true },
  ],
  UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ["email"] },
};

const appClient = {
  ExplicitAuthFlows: [
    "ALLOW_USER_SRP_AUTH",
    "ALLOW_USER_AUTH",
    "ALLOW_USER_PASSWORD_AUTH",
    "ALLOW_CUSTOM_AUTH",
    "ALLOW_REFRESH_TOKEN_AUTH",
  ],
  PreventUserExistenceErrors: "ENABLED",
  AccessTokenValidity: 15,
  IdTokenValidity: 15,
  RefreshTokenValidity: 43_200,
  TokenValidityUnits: { AccessToken: "minutes", IdToken: "minutes", RefreshToken: "minutes" },
  ReadAttributes: ["email", "email_verified", "name"],
  WriteAttributes: ["email", "name"],
  RefreshTokenRotation: { Feature: "ENABLED", RetryGracePeriodSeconds: 10 },
};

export interface ConformanceRunOptions {
  readonly properties?: object;
  readonly client?: object;
  readonly invokeTrigger?: CognitoOptions["invokeTrigger"];
  readonly dataFolder?: string;
}

/** Generating keys is the slowest part, so all runs share the first one's keys. */
let keys: string | undefined;

export const startConformanceRun = async (options: ConformanceRunOptions = {}): Promise<ConformanceRun> => {
  const dataFolder = options.dataFolder ?? temporaryFolder();
  const keysFile = join(dataFolder, "keys.json");
  if (keys && !existsSync(keysFile)) writeFileSync(keysFile, keys);
  const mails: PoolMail[] = [];
  let offsetMs = 0;
  const now = () => Date.now() + offsetMs;
  const cognito = await startCognito({
    dataFolder,
    pool: {
      id: userPoolId,
      properties: { ...poolProperties, ...options.properties },
      clients: { [clientId]: { ...appClient, ...options.client } },
      groups: [{ GroupName: "admins", Description: "May see everything.", Precedence: 1 }],
    },
    invokeTrigger: options.invokeTrigger ?? (() => Promise.reject(new Error("no trigger is expected here"))),
    sendMail: (mail) => void mails.unshift(mail),
    now,
  });
  keys ??= readFileSync(keysFile, "utf8");
  return {
    ...cognito,
    dataFolder,
    mails,
    now,
    pass: ({ seconds = 0, minutes = 0, days = 0 }) => {
      offsetMs += (seconds + minutes * 60 + days * 86_400) * 1000;
    },
    codeFor: (email) => /\d{6}/.exec(mails.find(({ to }) => to === email)?.html ?? "")?.[0] ?? "",
    restart: async () => {
      await cognito.stop();
      return startConformanceRun({ ...options, dataFolder });
    },
  };
};

/** Returns a code that is certainly wrong. */
export const wrong = (code: string): string => ((Number(code) + 1) % 1_000_000).toString().padStart(6, "0");

/** Creates a client of the AWS SDK, as our handlers use it, connected to the stand-in. */
export const sdkOf = ({ endpoint }: Pick<Cognito, "endpoint">) =>
  new CognitoIdentityProviderClient({
    endpoint,
    region: "eu-west-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
