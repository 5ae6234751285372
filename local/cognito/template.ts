import * as z from "zod";
import { daySeconds, hourSeconds } from "#domain/time.ts";

/**
 * The supported triggers. A template with any other trigger is refused at the start, because that trigger would never
 * be called.
 */
const triggers = [
  "PreSignUp",
  "PostConfirmation",
  "PreAuthentication",
  "PostAuthentication",
  "CustomMessage",
  "DefineAuthChallenge",
  "CreateAuthChallenge",
  "VerifyAuthChallengeResponse",
  "PreTokenGenerationConfig",
] as const;
export type Trigger = (typeof triggers)[number];

/** Cognito's own defaults for a template without a policy. */
const strictPolicy = {
  MinimumLength: 8,
  RequireLowercase: true,
  RequireUppercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
  TemporaryPasswordValidityDays: 7,
};

export const passwordPolicy = z.object({
  MinimumLength: z.int().min(6).max(99).default(8),
  RequireLowercase: z.boolean().default(false),
  RequireUppercase: z.boolean().default(false),
  RequireNumbers: z.boolean().default(false),
  RequireSymbols: z.boolean().default(false),
  TemporaryPasswordValidityDays: z.int().default(7),
});
export type PasswordPolicy = z.output<typeof passwordPolicy>;

/** Only version 2 of this trigger changes access tokens. */
const versionedTrigger = z.object({ LambdaArn: z.unknown(), LambdaVersion: z.literal("V2_0") });

const schemaAttribute = z.object({
  Name: z.string(),
  Required: z.boolean().default(false),
  Mutable: z.boolean().default(true),
  StringAttributeConstraints: z
    .object({ MinLength: z.coerce.number().default(0), MaxLength: z.coerce.number().default(2048) })
    .prefault({}),
});

/** `Properties` of `AWS::Cognito::UserPool`, as far as they are supported. */
export const userPoolProperties = z.object({
  UsernameAttributes: z
    .array(z.string())
    .default([])
    .refine((names) => names.includes("email"), "The local stack supports only pools that sign in by e-mail address."),
  AutoVerifiedAttributes: z.array(z.string()).default([]),
  Policies: z.object({ PasswordPolicy: passwordPolicy.default(strictPolicy) }).prefault({}),
  MfaConfiguration: z.enum(["OFF", "OPTIONAL"]).default("OFF"),
  EnabledMfas: z.array(z.enum(["SOFTWARE_TOKEN_MFA"])).default([]),
  LambdaConfig: z
    .partialRecord(z.enum(triggers), z.unknown())
    .refine(
      ({ PreTokenGenerationConfig: given }) => given === undefined || versionedTrigger.safeParse(given).success,
      "The local stack supports only version V2_0 of the trigger PreTokenGeneration.",
    )
    .default({}),
  Schema: z.array(schemaAttribute).default([]),
  UserAttributeUpdateSettings: z
    .object({ AttributesRequireVerificationBeforeUpdate: z.array(z.string()).default([]) })
    .prefault({}),
  AdminCreateUserConfig: z.object({ AllowAdminCreateUserOnly: z.boolean().default(false) }).prefault({}),
  VerificationMessageTemplate: z
    .object({
      EmailSubject: z.string().default("Your verification code"),
      EmailMessage: z.string().default("Your confirmation code is {####}"),
    })
    .prefault({}),
});
export type UserPoolProperties = z.output<typeof userPoolProperties>;

const unit = z.enum(["seconds", "minutes", "hours", "days"]);

/** `Properties` of `AWS::Cognito::UserPoolClient`, as far as they are supported. */
export const clientProperties = z.object({
  ExplicitAuthFlows: z
    .array(z.string())
    .default(["ALLOW_USER_SRP_AUTH", "ALLOW_CUSTOM_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"]),
  GenerateSecret: z
    .literal(false, "The local stack doesn't support clients with a secret: a browser can't keep one.")
    .default(false),
  PreventUserExistenceErrors: z.enum(["ENABLED", "LEGACY"]).default("LEGACY"),
  AccessTokenValidity: z.number().positive().default(1),
  IdTokenValidity: z.number().positive().default(1),
  RefreshTokenValidity: z.number().positive().default(30),
  TokenValidityUnits: z
    .object({ AccessToken: unit.default("hours"), IdToken: unit.default("hours"), RefreshToken: unit.default("days") })
    .prefault({}),
  /** Minutes. */
  AuthSessionValidity: z.number().min(3).max(15).default(3),
  RefreshTokenRotation: z
    .object({
      Feature: z.enum(["ENABLED", "DISABLED"]).default("DISABLED"),
      RetryGracePeriodSeconds: z.int().min(0).max(60).default(0),
    })
    .prefault({}),
  ReadAttributes: z.array(z.string()).optional(),
  WriteAttributes: z.array(z.string()).optional(),
});
export type ClientProperties = z.output<typeof clientProperties>;

/** `Properties` of `AWS::Cognito::UserPoolGroup`. */
export const groupProperties = z.object({
  GroupName: z.string(),
  Description: z.string().optional(),
  Precedence: z.int().optional(),
});
export type GroupProperties = z.output<typeof groupProperties>;

const unitSeconds = { seconds: 1, minutes: 60, hours: hourSeconds, days: daySeconds } as const;

/** Returns the lifetime of each of a client's tokens. */
export const validitySeconds = (client: ClientProperties) => ({
  access: client.AccessTokenValidity * unitSeconds[client.TokenValidityUnits.AccessToken],
  id: client.IdTokenValidity * unitSeconds[client.TokenValidityUnits.IdToken],
  refresh: client.RefreshTokenValidity * unitSeconds[client.TokenValidityUnits.RefreshToken],
});
