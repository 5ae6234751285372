import type { Profile } from "#domain/api/account.ts";
import type { SubscriptionStatus } from "#domain/api/subscription.ts";

/** The person as Cognito has them. */
interface AuthUser {
  /** Cognito's `sub`. */
  readonly id: string;
  readonly email: string;
  /** Cognito doesn't give people their account's creation time, so it comes with the profile. */
  readonly created_at?: string;
  readonly user_metadata: { readonly full_name: string };
  readonly identities: readonly { readonly provider: string }[];
  /** Groups in the user pool, e.g. `admins`. The server reads the token itself. */
  readonly groups?: readonly string[];
  /** Read when a screen asks for them (`useFactors`), because that loads Amplify. */
  readonly factors?: readonly Factor[];
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
  /** The Cognito user merged with the profile, if there is one. */
  readonly user: AuthUser & Partial<Omit<Profile, "id">>;
}

type SubscriptionState =
  | { readonly kind: "checking" }
  /**
   * The check failed and nothing is known from before. The guard lets nobody through, and no screen may call it "free".
   */
  | { readonly kind: "unknown" }
  | { readonly kind: "known"; readonly status: SubscriptionStatus };

/** Why nobody is signed in anymore: the person signed out, the session was refused, or another tab signed out. */
export type WhySignedOut = "left" | "ended" | "another-tab";

export type SessionState =
  | { readonly kind: "loading" }
  /** `why` is set if somebody was signed in before. */
  | { readonly kind: "anonymous"; readonly why?: WhySignedOut }
  | { readonly kind: "signed-in"; readonly session: Session; readonly subscription: SubscriptionState };

/** Whether this person is known to have an active subscription. */
export const isSubscribedIn = (subscription: SubscriptionState): boolean =>
  subscription.kind === "known" && subscription.status.subscribed;

export const notSubscribed: SubscriptionStatus = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  subscription_status: null,
};
