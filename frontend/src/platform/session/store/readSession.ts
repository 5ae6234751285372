import { claimsOf, noClaims } from "../tokens/tokenClaims.ts";
import type { Session } from "./session.ts";
import { prefix } from "./sessionKeys.ts";

/** Reads the session from Amplify's keys; undefined if nobody is signed in or the keys are damaged. */
export function readSession(storage: Storage, clientId: string, nowSeconds: number): Session | undefined {
  const person = storage.getItem(`${prefix}.${clientId}.LastAuthUser`);
  const item = (name: string) => storage.getItem(`${prefix}.${clientId}.${person}.${name}`);
  const access = accessClaimsOf(item("accessToken"));
  const id = idClaimsOf(item("idToken"));
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
      ...(access.groups && { groups: access.groups }),
    },
  };
}

/** Returns what all tokens of one sign-in have in common. */
export function sessionIdOfToken(accessToken: string): string | undefined {
  const { origin_jti: id } = claimsOf(accessToken);
  return typeof id === "string" ? id : undefined;
}

function accessClaimsOf(token: string | null) {
  const { sub, exp, "cognito:groups": groups } = claimsOf(token);
  if (typeof sub !== "string" || typeof exp !== "number") return undefined;
  return groups === undefined || areWords(groups) ? { sub, exp, groups } : undefined;
}

function idClaimsOf(token: string | null) {
  const claims = claimsOf(token);
  const { email = "", name = "" } = claims;
  return claims !== noClaims && typeof email === "string" && typeof name === "string" ? { email, name } : undefined;
}

const areWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === "string");

/** How many seconds the sign-in service's clock is ahead of this device's. Amplify stores it in milliseconds. */
const driftSeconds = (stored: string | null): number => (Number(stored) || 0) / 1000;
