import type { LocalUserPool } from "../LocalUserPool.ts";
import { usernameOf } from "../nobody.ts";
import { invalidParameter } from "../refusals.ts";
import type { User } from "../users.ts";
import { type AuthAnswer, type AuthCall, challenge } from "./answers.ts";
import { afterPassword } from "./finishSignIn.ts";
import { provePlainPassword } from "./plainPassword.ts";
import { beginSrp } from "./srpPassword.ts";
import { getParameter } from "./start.ts";

const available = ["PASSWORD", "PASSWORD_SRP"];

/** USER_AUTH: continues with the client's preferred factor, or offers the available ones. */
export const beginChoice = (
  pool: LocalUserPool,
  user: User | undefined,
  call: AuthCall,
): Promise<AuthAnswer> | AuthAnswer => {
  const preferred = call.parameters.PREFERRED_CHALLENGE;
  if (preferred && available.includes(preferred)) return chosen(pool, user, call, preferred);
  const name = usernameOf(pool, user, getParameter(call, "USERNAME"));
  const offer = challenge(pool, { challenge: "SELECT_CHALLENGE", name, clientId: call.clientId }, {});
  return { ...offer, AvailableChallenges: available };
};

/** Continues with the chosen factor, using the proof from the same call. */
export const chosen = (
  pool: LocalUserPool,
  user: User | undefined,
  call: AuthCall,
  choice: string,
): Promise<AuthAnswer> | AuthAnswer => {
  if (choice === "PASSWORD") return afterPassword(pool, provePlainPassword(pool, user, call), call);
  if (choice === "PASSWORD_SRP") return beginSrp(pool, user, call);
  throw invalidParameter(`${choice} is not available for this user.`);
};
