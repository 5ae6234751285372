import { nameOf } from "../nobody.ts";
import { guardPassword, isPasswordOf } from "../passwords.ts";
import { wrongPassword } from "../refusals.ts";
import type { UserPool } from "../UserPool.ts";
import type { User } from "../users.ts";
import type { AuthCall } from "./answers.ts";
import { getParameter } from "./start.ts";

/** Returns the user if the plain-text password is correct. */
export const provePlainPassword = (pool: UserPool, user: User | undefined, call: AuthCall): User => {
  const name = nameOf(pool, user, getParameter(call, "USERNAME"));
  guardPassword(pool, name, () => isPasswordOf(pool, user, getParameter(call, "PASSWORD")));
  if (!user) throw wrongPassword();
  return user;
};
