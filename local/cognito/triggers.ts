import * as z from "zod";
import { AwsError } from "#local/protocol/AwsError.ts";
import type { LocalUserPool } from "./LocalUserPool.ts";
import type { Trigger } from "./template.ts";
import type { User } from "./users.ts";

export interface TriggerCall {
  readonly clientId: string;
  /** The user's name; for a missing account, the name that was given. */
  readonly userName: string;
  readonly request: object;
  readonly response?: object;
  /** Of the event; 1 by default. */
  readonly version?: "1" | "2";
}

/** The beginning of an event's source. It names the trigger, with one exception. */
type Source = Exclude<Trigger, "PreTokenGenerationConfig"> | "TokenGeneration";

/** Returns whether the template names a function for the trigger. */
export const hasTrigger = ({ properties }: LocalUserPool, trigger: Trigger): boolean =>
  Object.hasOwn(properties.LambdaConfig, trigger);

/** Runs a trigger and reads its `response`. An error from the function refuses the operation, as in AWS. */
export const runTrigger = async <T>(
  pool: LocalUserPool,
  source: `${Source}_${string}`,
  call: TriggerCall,
  schema: z.ZodType<T>,
): Promise<T> => {
  const named = source.slice(0, source.indexOf("_")) as Source;
  const trigger = named === "TokenGeneration" ? "PreTokenGenerationConfig" : named;
  const event = eventOf(pool, source, call);
  const answer = await pool.invokeTrigger(trigger, event).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    throw new AwsError("UserLambdaValidationException", `${trigger} failed with error ${message}.`);
  });
  const parsed = z.object({ response: schema }).safeParse(answer);
  if (!parsed.success)
    throw new AwsError("InvalidLambdaResponseException", `Unrecognizable lambda output of ${source}`);
  return parsed.data.response;
};

const eventOf = (
  pool: LocalUserPool,
  source: string,
  { clientId, userName, request, response = {}, version = "1" }: TriggerCall,
) => ({
  version,
  region: pool.id.split("_")[0],
  userPoolId: pool.id,
  userName,
  callerContext: { awsSdkVersion: "aws-sdk-unknown-unknown", clientId },
  triggerSource: source,
  request,
  response,
});

/** Returns the user's attributes as triggers receive them; empty for a missing account. */
export const attributesForTriggers = (user: User | undefined): Record<string, string> =>
  user ? { ...user.attributes, "cognito:user_status": user.status } : {};

/** For triggers whose response isn't used. */
export const noTriggerAnswer = z.unknown();
