import * as z from "zod";
import { freshSignInMinutes } from "#domain/api/account.ts";

const claims = z.object({ auth_time: z.number() });

/** So much of the time is left for filling in what comes next. */
const marginSeconds = 30;

/** Whether the person has proved lately who they are, as the server wants it for what cannot be taken back. */
export function isFreshSignIn(accessToken: string, nowSeconds: number): boolean {
  try {
    const payload = (accessToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { auth_time } = claims.parse(JSON.parse(atob(payload)));
    return nowSeconds - auth_time < freshSignInMinutes * 60 - marginSeconds;
  } catch {
    return false;
  }
}
