import * as z from "zod";
import type { Session } from "./session.ts";
import { prefix } from "./sessionKeys.ts";

/** Reads the session from Amplify's keys; undefined if nobody is signed in or the keys are damaged. */
export function readSession(storage: Storage, clientId: string, nowSeconds: number): Session | undefined {
  const person = storage.getItem(`${prefix}.${clientId}.LastAuthUser`);
  const item = (name: string) => storage.getItem(`${prefix}.${clientId}.${person}.${name}`);
  const access = claimsOf(accessClaims, item("accessToken"));
  const id = claimsOf(idClaims, item("idToken"));
  if (!person || !access || !id) return undefined;
  return {
    access_token: item("accessToken") ?? "",
    refresh_token: item("refreshToken") ?? "",
    expires_in: Math.max(0, access.exp - Math.floor(nowSeconds + driftSeconds(item("clockDrift")))),
    expires_at: access.exp,
    token_type: "bearer",
    user: {
      id: access.sub,
      email: id.email,
      user_metadata: { full_name: id.name },
      identities: [{ provider: "email" }],
      ...(access["cognito:groups"] && { groups: access["cognito:groups"] }),
      factors: [],
    },
  };
}

const accessClaims = z.object({
  sub: z.string(),
  exp: z.number(),
  "cognito:groups": z.array(z.string()).optional(),
});
const idClaims = z.object({ email: z.string().default(""), name: z.string().default("") });

/** How many seconds the sign-in service's clock is ahead of this device's. Amplify stores it in milliseconds. */
const driftSeconds = (stored: string | null): number => (Number(stored) || 0) / 1000;

/** Returns a token's claims. They aren't verified here: the server does that with every call. */
function claimsOf<T>(schema: z.ZodType<T>, token: string | null): T | undefined {
  try {
    const payload = (token?.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}
