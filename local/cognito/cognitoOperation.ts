import * as z from "zod";
import { AwsError } from "#local/protocol/AwsError.ts";
import type { AwsOperation } from "#local/protocol/awsJson.ts";
import type { LocalUserPool } from "./LocalUserPool.ts";

/** An operation, ready to be bound to a pool. */
export type CognitoOperation = (pool: LocalUserPool) => AwsOperation;

/** Defines a public operation; its input is parsed. */
export const openOperation =
  <Input>(schema: z.ZodType<Input>, run: (pool: LocalUserPool, input: Input) => unknown): CognitoOperation =>
  (pool) =>
  (input) =>
    run(pool, parse(schema, input));

/** Defines an operation that needs AWS credentials. Handlers and operators have them; browsers don't. */
export const adminOperation =
  <Input extends { readonly UserPoolId: string }>(
    schema: z.ZodType<Input>,
    run: (pool: LocalUserPool, input: Input) => unknown,
  ): CognitoOperation =>
  (pool) =>
  (raw, { signed }) => {
    if (!signed) throw new AwsError("MissingAuthenticationTokenException", "Missing Authentication Token");
    const input = parse(schema, raw);
    if (input.UserPoolId !== pool.id)
      throw new AwsError("ResourceNotFoundException", `User pool ${input.UserPoolId} does not exist.`);
    return run(pool, input);
  };

const parse = <Input>(schema: z.ZodType<Input>, input: unknown): Input => {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new AwsError("InvalidParameterException", z.prettifyError(parsed.error));
  return parsed.data;
};

/** Fields that many operations take, with the lengths from Cognito's reference. */
export const fields = {
  Username: z.string().min(1).max(128),
  Password: z
    .string()
    .min(1)
    .max(256)
    .regex(/^\S+(.*\S+)?$/s, "A password neither begins nor ends with a space."),
  ConfirmationCode: z.string().min(1).max(2048),
  ClientId: z.string().min(1).max(128),
  AccessToken: z.string().min(1),
  ClientMetadata: z.record(z.string(), z.string()).optional(),
  UserPoolId: z.string().min(1),
  UserAttributes: z.array(z.object({ Name: z.string().max(32), Value: z.string().max(2048).default("") })).default([]),
} as const;
