import { assertWritable, toRecord } from "../attributes.ts";
import type { LocalUserPool } from "../LocalUserPool.ts";
import { assertGoodPassword, hidePassword } from "../passwords.ts";
import { getClient } from "../tokens.ts";
import type { AuthAnswer, AuthCall } from "./answers.ts";
import { afterPassword } from "./finishSignIn.ts";
import { getParameter } from "./start.ts";

const prefix = "userAttributes.";

/** Sets the first password chosen by the user of an account that an operator created. */
export const chooseNewPassword = (
  pool: LocalUserPool,
  username: string,
  call: AuthCall,
): Promise<AuthAnswer> | AuthAnswer => {
  const password = getParameter(call, "NEW_PASSWORD");
  const given = Object.entries(call.parameters)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, Value]) => ({ Name: name.slice(prefix.length), Value }));
  assertWritable(pool.properties, getClient(pool, call.clientId), given);
  assertGoodPassword(pool.properties.Policies.PasswordPolicy, password);
  const user = pool.users.change(username, ({ attributes }) => ({
    attributes: { ...attributes, ...toRecord(given) },
    password: hidePassword(pool, username, password),
    status: "CONFIRMED",
  }));
  return afterPassword(pool, user, call);
};
