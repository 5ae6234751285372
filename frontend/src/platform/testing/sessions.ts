import type { SubscriptionStatus } from "#domain/api/subscription.ts";
import { notSubscribed, type Session, type SessionState } from "../session/store/session.ts";
import type { SessionStore } from "../session/store/sessionStore.ts";

const base64url = (value: object): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** A token with these claims and an invalid signature. */
export const testToken = (claims: object): string => `${base64url({ alg: "none" })}.${base64url(claims)}.x`;

export const testSession = (id = "6f2a0a34-0000-4000-8000-000000000001", fullName = "Ruth Amber"): Session => ({
  access_token: testToken({ sub: id, exp: 2_000_000_000 }),
  refresh_token: "refresh",
  expires_in: 900,
  expires_at: 2_000_000_000,
  token_type: "bearer",
  user: {
    id,
    email: "ruth@example.org",
    user_metadata: { full_name: fullName },
    identities: [{ provider: "email" }],
  },
});

export const subscribed = (isSubscribed: boolean): SubscriptionStatus =>
  isSubscribed
    ? { subscribed: true, subscription_tier: "writer", subscription_end: null, subscription_status: "active" }
    : notSubscribed;

/** A store whose state never changes. */
export const storeOf = (state: SessionState): SessionStore => ({
  get: () => state,
  subscribe: () => () => undefined,
  readFactors: async () => (state.kind === "signed-in" ? (state.session.user.factors ?? []) : []),
  checkSubscription: async () =>
    state.kind === "signed-in" && state.subscription.kind === "known" ? state.subscription.status : undefined,
});
