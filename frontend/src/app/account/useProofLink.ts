import { useState } from "react";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/words/failure.ts";
import { sendSignInLink } from "../session/sendSignInLink.ts";
import { useSession } from "../session/useSession.ts";

export type LinkState =
  | { readonly kind: "not-asked" | "busy" }
  | { readonly kind: "sent"; readonly email: string }
  | { readonly kind: "failed"; readonly why: string };

/** A link to one's own address that signs in anew and leads back to where one was. */
export function useProofLink(destination: string | undefined) {
  const session = useSession();
  const [link, setLink] = useState<LinkState>({ kind: "not-asked" });
  const sendLink = async () => {
    if (session.kind !== "signed-in" || destination === undefined) return;
    const { email } = session.session.user;
    setLink({ kind: "busy" });
    setLink(await send(email, destination));
  };
  return { link, sendLink };
}

async function send(email: string, destination: string): Promise<LinkState> {
  try {
    await sendSignInLink(email, destination);
    return { kind: "sent", email };
  } catch (error) {
    return { kind: "failed", why: error instanceof Refused ? error.message : failureWords.ours };
  }
}
