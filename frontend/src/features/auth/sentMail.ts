import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** The e-mail that a screen waits for: after a sign-up, after signing in too early, or with a sign-in link. */
export interface SentMail {
  readonly kind: "sign-up" | "confirmation" | "link";
  readonly email: string;
}

const kinds: readonly unknown[] = ["sign-up", "confirmation", "link"] satisfies readonly SentMail["kind"][];

/** Returns the e-mail that the history entry waits for. */
function sentMailIn(state: unknown): SentMail | undefined {
  if (typeof state !== "object" || state === null || !("sentMail" in state)) return undefined;
  const { sentMail } = state;
  if (typeof sentMail !== "object" || sentMail === null || !("kind" in sentMail && "email" in sentMail))
    return undefined;
  return kinds.includes(sentMail.kind) && typeof sentMail.email === "string" ? (sentMail as SentMail) : undefined;
}

/** The e-mail that the screen waits for. It's part of the history entry, so that a reload doesn't lose it. */
export function useSentMail() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const setSentMail = useCallback(
    (sentMail: SentMail | undefined) =>
      void navigate({ pathname, search }, { replace: true, state: { ...state, sentMail } }),
    [navigate, pathname, search, state],
  );
  return { sentMail: sentMailIn(state), setSentMail };
}
