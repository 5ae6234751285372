import { useCallback, useEffect, useState } from "react";
import type { passwordNeeded as passwordNeededCode, SharedPlayAnswer } from "#domain/api/shared.ts";
import { Refused } from "#domain/refused.ts";
import { messageOf } from "#frontend/platform/messageOf.ts";
import { forgetStored, loadOfflineReading } from "../stored/onDemand.ts";
import { openPlay } from "./openPlay.ts";
import type { ReaderLink } from "./readerLink.ts";

/** Only the type is imported, because the module would load all schemas. */
const passwordNeeded: typeof passwordNeededCode = "password-needed";

export type SharedPlayState =
  | { readonly kind: "loading" }
  | { readonly kind: "locked" }
  /** Never existed, turned off, or expired. The reader isn't told which. */
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly errorText: string }
  /** With `offlineText`, it's what this browser stored, and the text says of when. */
  | { readonly kind: "open"; readonly play: SharedPlayAnswer; readonly offlineText?: string };

/** Returns the play behind a link, and a function that requests it again. */
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

/** One request per try, however often the screen renders. */
function openingOf(link: ReaderLink, tries: number): Promise<SharedPlayState> {
  const name = `${link.token} ${tries}`;
  const known = asked.get(name);
  if (known) return known;
  const opening = openPlay(link).then(
    (play): SharedPlayState => ({ kind: "open", play }),
    (error) => openingRefused(link, error),
  );
  asked.set(name, opening);
  return opening;
}

async function openingRefused(link: ReaderLink, error: unknown): Promise<SharedPlayState> {
  if (error instanceof Refused) {
    if (error.code === passwordNeeded) {
      // It may have got its password after its text was stored here.
      void forgetStored(link);
      return { kind: "locked" };
    }
    if (error.reason === "not-found" || error.reason === "invalid") return { kind: "gone" };
    const stored = error.code === "offline" && (await findStored(link));
    if (stored) return stored;
  }
  return { kind: "failed", errorText: messageOf(error) };
}

/** Returns what can be shown without a connection. */
const findStored = (link: ReaderLink): Promise<SharedPlayState | undefined> =>
  loadOfflineReading()
    .then(({ openStored }) => openStored(link))
    .catch(() => undefined);
