import { getProfile } from "#domain/api/account.ts";
import type { SubscriptionStatus } from "#domain/api/subscription.ts";
import { Refused } from "#domain/refused.ts";
import { call } from "#frontend/platform/call.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";

/** The visitor, as far as HubSpot may get their data. */
export type Visitor =
  /** It isn't known yet who it is, or whether they have opted out. */
  | { readonly kind: "unknown" }
  | { readonly kind: "nobody" }
  /** A person who opted out of HubSpot. */
  | { readonly kind: "refusing" }
  | {
      readonly kind: "person";
      readonly id: string;
      readonly email: string;
      /** Set once it's known. */
      readonly subscription?: SubscriptionStatus;
    };

/** Reports the visitor, now and whenever that changes. Returns a function that stops it. */
export function observeVisitor(onVisitor: (visitor: Visitor) => void): () => void {
  let latest: string | undefined;
  let hasRefused: boolean | undefined;
  const ask = (id: string): void => {
    if (latest === id) return;
    latest = id;
    hasRefused = undefined;
    void asksToBeLeftOut().then((answer) => {
      if (latest !== id) return;
      hasRefused = answer;
      look();
    });
  };
  const visitor = (): Visitor => {
    const state = browserSessionStore.get();
    if (state.kind === "loading") return { kind: "unknown" };
    if (state.kind === "anonymous") return { kind: "nobody" };
    const { id, email, crm_opt_out } = state.session.user;
    if (crm_opt_out === undefined) ask(id);
    const isRefusing = crm_opt_out ?? hasRefused;
    if (isRefusing === undefined) return { kind: "unknown" };
    if (isRefusing) return { kind: "refusing" };
    const { subscription } = state;
    return { kind: "person", id, email, ...(subscription.kind === "known" && { subscription: subscription.status }) };
  };
  const look = (): void => onVisitor(visitor());
  const stop = browserSessionStore.subscribe(look);
  look();
  return () => {
    latest = undefined;
    stop();
  };
}

/** The session may get the profile later. If it can't be read, nothing is reported. */
const asksToBeLeftOut = (): Promise<boolean> =>
  call(getProfile, {}).then(
    ({ crm_opt_out = false }) => crm_opt_out,
    (error: unknown) => !(error instanceof Refused && error.reason === "not-found"),
  );
