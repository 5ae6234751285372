import { useEffect, useState } from "react";
import { Refused } from "#domain/refused.ts";
import { messageOf } from "#frontend/platform/messageOf.ts";

/** A Stripe page that was requested. */
interface Page {
  readonly url: string;
}

export interface StripePageError {
  readonly errorText: string;
  /** They already have a subscription, which is managed in the portal. */
  readonly isSubscribed: boolean;
}

/** Opens Stripe pages: which one is being opened, by its button's name, and why one didn't open. */
export function useStripePage(go: (url: string) => void = (url) => location.assign(url)) {
  const [opening, setOpening] = useState<string>();
  const [problem, setProblem] = useState<StripePageError>();

  // Going back from Stripe restores this page from the browser's cache, with its button still busy.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setOpening(undefined);
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  const open = async (name: string, ask: () => Promise<Page>) => {
    setOpening(name);
    setProblem(undefined);
    try {
      go((await ask()).url);
    } catch (error) {
      setOpening(undefined);
      setProblem(problemOf(error));
    }
  };
  return { opening, problem, open };
}

export type StripePage = ReturnType<typeof useStripePage>;

const problemOf = (error: unknown): StripePageError => ({
  errorText: messageOf(error),
  isSubscribed: error instanceof Refused && error.code === "already-subscribed",
});
