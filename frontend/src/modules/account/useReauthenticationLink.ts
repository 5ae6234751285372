import { useState } from "react";
import { messageOf } from "#frontend/platform/messageOf.ts";
import { requestSignInLink } from "#frontend/platform/session/requestSignInLink.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";

export type LinkState =
  /** `second-factor`: the account requires an authenticator code, so no link is sent. */
  | { readonly kind: "not-asked" | "busy" | "second-factor" }
  | { readonly kind: "sent"; readonly email: string }
  | { readonly kind: "failed"; readonly why: string };

/** Sends a link to the person's own address that signs in again and returns to the same page. */
export function useReauthenticationLink(destination: string | undefined) {
  const session = useSession();
  const [link, setLink] = useState<LinkState>({ kind: "not-asked" });
  const hasSecondFactor = session.kind === "signed-in" && session.session.user.factors.length > 0;
  const sendLink = async () => {
    if (session.kind !== "signed-in" || destination === undefined) return;
    const { email } = session.session.user;
    setLink({ kind: "busy" });
    setLink(await send(email, destination));
  };
  return { link: hasSecondFactor ? ({ kind: "second-factor" } as const) : link, sendLink };
}

async function send(email: string, destination: string): Promise<LinkState> {
  try {
    const { sessionSources } = await import("#frontend/platform/session/sessionSources.ts");
    // The session's data may not be loaded yet, or may be older than the app.
    if ((await sessionSources.listFactors()).length > 0) return { kind: "second-factor" };
    await requestSignInLink(email, destination);
    return { kind: "sent", email };
  } catch (error) {
    return { kind: "failed", why: messageOf(error) };
  }
}
