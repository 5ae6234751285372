import type { LocalUserPool } from "../LocalUserPool.ts";
import { usernameOf } from "../nobody.ts";
import { invalidParameter, userNotFound } from "../refusals.ts";
import { getClient } from "../tokens.ts";
import { attributesForTriggers, hasTrigger, noTriggerAnswer, runTrigger } from "../triggers.ts";
import type { User } from "../users.ts";
import type { AuthCall } from "./answers.ts";

export const getParameter = ({ parameters }: AuthCall, name: string): string => {
  const value = parameters[name];
  if (!value) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
};

/**
 * Finds the user who signs in, by the given name. A missing account is refused here only if the app client may reveal
 * that. Otherwise the flow continues and fails like a wrong password.
 */
export const findSigningInUser = async (pool: LocalUserPool, call: AuthCall): Promise<User | undefined> => {
  const user = pool.users.find(getParameter(call, "USERNAME"));
  const hide = getClient(pool, call.clientId).PreventUserExistenceErrors === "ENABLED";
  if (!user && !hide) throw userNotFound();
  await askPreAuthentication(pool, user, call);
  return user;
};

/** InitiateAuth's ClientMetadata reaches only this trigger, under another name. */
const askPreAuthentication = async (pool: LocalUserPool, user: User | undefined, call: AuthCall) => {
  if (!hasTrigger(pool, "PreAuthentication")) return;
  const { clientId, clientMetadata } = call;
  const request = {
    userAttributes: attributesForTriggers(user),
    ...(clientMetadata && { validationData: clientMetadata }),
    userNotFound: !user,
  };
  const userName = usernameOf(pool, user, getParameter(call, "USERNAME"));
  await runTrigger(pool, "PreAuthentication_Authentication", { clientId, userName, request }, noTriggerAnswer);
};
