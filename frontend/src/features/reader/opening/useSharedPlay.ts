import { useCallback, useEffect, useState } from "react";
import type { passwordNeeded as passwordNeededCode, SharedPlayAnswer } from "#domain/api/shared.ts";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import { openPlay } from "./openPlay.ts";
import type { ReaderLink } from "./readerLink.ts";

/** By its type only, for its module would bring all schemas along. */
const passwordNeeded: typeof passwordNeededCode = "password-needed";

export type SharedPlayState =
  | { readonly kind: "loading" }
  | { readonly kind: "locked" }
  /** Never there, revoked, or past its end: nobody is told which. */
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly why: string }
  | { readonly kind: "open"; readonly play: SharedPlayAnswer };

/** The play behind a link, and how to ask for it again. */
export function useSharedPlay(link: ReaderLink | undefined) {
  const [opening, setOpening] = useState<SharedPlayState>({ kind: link ? "loading" : "gone" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!link) return;
    let isOver = false;
    void openingOf(link, tries).then((next) => isOver || setOpening(next));
    return () => {
      isOver = true;
    };
  }, [link, tries]);
  const again = useCallback(() => {
    setOpening({ kind: "loading" });
    setTries((before) => before + 1);
  }, []);
  return { opening, again };
}

const asked = new Map<string, Promise<SharedPlayState>>();

/** One request a try, however often the screen is drawn: every one counts as an opening. */
function openingOf(link: ReaderLink, tries: number): Promise<SharedPlayState> {
  const name = `${link.token} ${tries}`;
  const known = asked.get(name);
  if (known) return known;
  const opening = openPlay(link).then((play): SharedPlayState => ({ kind: "open", play }), openingRefused);
  asked.set(name, opening);
  return opening;
}

function openingRefused(error: unknown): SharedPlayState {
  if (!(error instanceof Refused)) return { kind: "failed", why: failureWords.ours };
  if (error.code === passwordNeeded) return { kind: "locked" };
  if (error.reason === "not-found" || error.reason === "invalid") return { kind: "gone" };
  return { kind: "failed", why: error.message };
}
