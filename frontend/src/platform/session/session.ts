import type { Profile } from "#domain/api/account.ts";
import type { SubscriptionStatus } from "#domain/api/subscription.ts";

/** The person as the sign-in service knows them. */
interface AuthUser {
  /** Cognito's `sub`. */
  readonly id: string;
  readonly email: string;
  /** Cognito does not tell people when their account was made; present once the profile does. */
  readonly created_at?: string;
  readonly user_metadata: { readonly full_name: string };
  readonly identities: readonly { readonly provider: string }[];
  /** Of the user pool, e.g. `admins`; absent where there are none. The server asks the token itself. */
  readonly groups?: readonly string[];
  /** Known a moment after the session. */
  readonly factors: readonly Factor[];
}

export interface Factor {
  readonly factor_type: "totp" | "phone";
  readonly status: "verified";
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

type SubscriptionState =
  | { readonly kind: "checking" }
  /** The check failed and nothing is known from before. The guard lets nobody through; no screen may call it "free". */
  | { readonly kind: "unknown" }
  | { readonly kind: "known"; readonly status: SubscriptionStatus };

/** Why nobody is signed in any more: the person left, the session was refused, or another tab signed out. */
export type WhySignedOut = "left" | "ended" | "another-tab";

export type SessionState =
  | { readonly kind: "loading" }
  /** `why` is known where somebody was signed in before. */
  | { readonly kind: "anonymous"; readonly why?: WhySignedOut }
  | { readonly kind: "signed-in"; readonly session: Session; readonly subscription: SubscriptionState };

/** Whether this person is known to have a subscription that is open now. */
export const isSubscribedIn = (subscription: SubscriptionState): boolean =>
  subscription.kind === "known" && subscription.status.subscribed;

export const notSubscribed: SubscriptionStatus = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  subscription_status: null,
};
