import * as z from "zod";
import { freshSignInMinutes } from "#domain/api/account.ts";

const claims = z.object({ auth_time: z.number() });

/** Seconds reserved for filling in the next form. */
const marginSeconds = 30;

/** Returns whether the last sign-in is recent enough for actions that can't be undone, by the server's rule. */
export function isFreshSignIn(accessToken: string, nowSeconds: number): boolean {
  try {
    const payload = (accessToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { auth_time } = claims.parse(JSON.parse(atob(payload)));
    return nowSeconds - auth_time < freshSignInMinutes * 60 - marginSeconds;
  } catch {
    return false;
  }
}
