import { useState } from "react";
import { messageOf } from "#frontend/platform/messageOf.ts";
import type { Loaded } from "#frontend/platform/queries/useServerData.ts";
import { requestSignInLink } from "#frontend/platform/session/auth/requestSignInLink.ts";
import type { Factor } from "#frontend/platform/session/store/session.ts";
import { useFactors } from "#frontend/platform/session/useFactors.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";

export type LinkState =
  /**
   * `checking`: whether the account requires an authenticator code isn't known yet. `second-factor`: it does, so no link is
   * sent.
   */
  | { readonly kind: "not-asked" | "checking" | "busy" | "second-factor" }
  | { readonly kind: "sent"; readonly email: string }
  | { readonly kind: "failed"; readonly why: string };

/** Sends a link to the person's own address that signs in again and returns to the same page. */
export function useReauthenticationLink(destination: string | undefined) {
  const session = useSession();
  const [link, setLink] = useState<LinkState>({ kind: "not-asked" });
  const factors = useFactors({ isEnabled: destination !== undefined }).state;
  const sendLink = async () => {
    if (session.kind !== "signed-in" || destination === undefined) return;
    const { email } = session.session.user;
    setLink({ kind: "busy" });
    setLink(await send(email, destination));
  };
  return { link: linkWith(factors) ?? link, sendLink };
}

/** If the factors can't be read, the link stays on offer: they're read again before it's sent. */
function linkWith(factors: Loaded<readonly Factor[]>): LinkState | undefined {
  if (factors.kind === "loading") return { kind: "checking" };
  return factors.kind === "ready" && factors.data.length > 0 ? { kind: "second-factor" } : undefined;
}

async function send(email: string, destination: string): Promise<LinkState> {
  try {
    const { sessionSources } = await import("#frontend/platform/session/store/sessionSources.ts");
    // The session's data may be older than the app.
    if ((await sessionSources.listFactors()).length > 0) return { kind: "second-factor" };
    await requestSignInLink(email, destination);
    return { kind: "sent", email };
  } catch (error) {
    return { kind: "failed", why: messageOf(error) };
  }
}
