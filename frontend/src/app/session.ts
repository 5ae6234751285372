import * as z from "zod";
import type { Profile } from "#domain/api/account.ts";
import type { SubscriptionStatus } from "#domain/api/subscription.ts";

/** The person as the sign-in service knows them. */
export interface AuthUser {
  /** Cognito's `sub`. */
  readonly id: string;
  readonly email: string;
  /** Cognito does not tell people when their account was made; present once the profile does. */
  readonly created_at?: string;
  readonly user_metadata: { readonly full_name: string };
  readonly identities: readonly { readonly provider: string }[];
  readonly factors: readonly { readonly factor_type: "totp" | "phone"; readonly status: "verified" }[];
}

export interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Seconds from when it was read. */
  readonly expires_in: number;
  /** Seconds since 1970. */
  readonly expires_at: number;
  readonly token_type: "bearer";
  /** The authentication user merged with the profile row, where there is one. */
  readonly user: AuthUser & Partial<Omit<Profile, "id">>;
}

export type SubscriptionState =
  | { readonly kind: "checking" }
  | { readonly kind: "known"; readonly status: SubscriptionStatus };

export type SessionState =
  | { readonly kind: "loading" }
  | { readonly kind: "anonymous" }
  | { readonly kind: "signed-in"; readonly session: Session; readonly subscription: SubscriptionState };

export const notSubscribed: SubscriptionStatus = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  subscription_status: null,
};

const prefix = "CognitoIdentityServiceProvider";

/** Whether a key of local storage belongs to Amplify's sign-in. */
export const isSessionKey = (key: string | null): boolean => key === null || key.startsWith(`${prefix}.`);

/** The app client that somebody is signed in to on this device, if any. */
export function findClientId(storage: Storage): string | undefined {
  for (let index = 0; index < storage.length; index++) {
    const [first, clientId, last] = storage.key(index)?.split(".") ?? [];
    if (first === prefix && last === "LastAuthUser") return clientId;
  }
  return undefined;
}

/** The session that lies in Amplify's own keys; undefined where nobody is signed in or the keys are damaged. */
export function readSession(storage: Storage, clientId: string, nowSeconds: number): Session | undefined {
  const person = storage.getItem(`${prefix}.${clientId}.LastAuthUser`);
  const item = (name: string) => storage.getItem(`${prefix}.${clientId}.${person}.${name}`);
  const access = claimsOf(accessClaims, item("accessToken"));
  const id = claimsOf(idClaims, item("idToken"));
  if (!person || !access || !id) return undefined;
  return {
    access_token: item("accessToken") ?? "",
    refresh_token: item("refreshToken") ?? "",
    expires_in: Math.max(0, access.exp - Math.floor(nowSeconds)),
    expires_at: access.exp,
    token_type: "bearer",
    user: {
      id: access.sub,
      email: id.email,
      user_metadata: { full_name: id.name },
      identities: [{ provider: "email" }],
      factors: [],
    },
  };
}

const accessClaims = z.object({ sub: z.string(), exp: z.number() });
const idClaims = z.object({ email: z.string().default(""), name: z.string().default("") });

/** What a token says of itself. It is not checked here: the server does that with every call. */
function claimsOf<T>(schema: z.ZodType<T>, token: string | null): T | undefined {
  try {
    const payload = (token?.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}
