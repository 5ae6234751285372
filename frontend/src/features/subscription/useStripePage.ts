import { useEffect, useState } from "react";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.ts";

/** A page of Stripe's that somebody asked for. */
interface Page {
  readonly url: string;
}

export interface StripePageError {
  readonly why: string;
  /** They have a subscription already: it is looked after at the portal. */
  readonly isSubscribed: boolean;
}

/** The way to pages of Stripe's: which one is being opened, by its button's name, and why one did not open. */
export function useStripePage(go: (url: string) => void = (url) => location.assign(url)) {
  const [opening, setOpening] = useState<string>();
  const [problem, setProblem] = useState<StripePageError>();

  // Who goes back from there finds this page as it was left: asleep, with its button turning.
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
  why: error instanceof Refused ? error.message : failureWords.ours,
  isSubscribed: error instanceof Refused && error.code === "already-subscribed",
});
