import type { LocalUserPool } from "../LocalUserPool.ts";
import { usernameOf } from "../nobody.ts";
import { guardPassword, isPasswordOf } from "../passwords.ts";
import { wrongPassword } from "../refusals.ts";
import type { User } from "../users.ts";
import type { AuthCall } from "./answers.ts";
import { getParameter } from "./start.ts";

/** Returns the user if the plain-text password is correct. */
export const provePlainPassword = (pool: LocalUserPool, user: User | undefined, call: AuthCall): User => {
  const name = usernameOf(pool, user, getParameter(call, "USERNAME"));
  guardPassword(pool, name, () => isPasswordOf(pool, user, getParameter(call, "PASSWORD")));
  if (!user) throw wrongPassword();
  return user;
};
