import { useState } from "react";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import { requestSignInLink } from "#frontend/platform/session/requestSignInLink.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";

export type LinkState =
  /** `second-factor`: an authenticator app is asked for, and no link is sent. */
  | { readonly kind: "not-asked" | "busy" | "second-factor" }
  | { readonly kind: "sent"; readonly email: string }
  | { readonly kind: "failed"; readonly why: string };

/** A link to one's own address that signs in anew and leads back to where one was. */
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
    // What the session knows may not be there yet, or be older than the app.
    if ((await sessionSources.listFactors()).length > 0) return { kind: "second-factor" };
    await requestSignInLink(email, destination);
    return { kind: "sent", email };
  } catch (error) {
    return { kind: "failed", why: error instanceof Refused ? error.message : failureWords.ours };
  }
}
