import { startTransition, useCallback, useEffect, useState } from "react";
import type { passwordNeeded as passwordNeededCode, SharedPlayAnswer } from "#domain/api/shared.ts";
import type { switchedOffCodes } from "#domain/api/switches.ts";
import { Refused } from "#domain/refused.ts";
import { messageOf } from "#frontend/platform/messageOf.ts";
import { type ReadingCopy, readingCopySteps } from "../copy/readingCopy.ts";
import type { WhyStored } from "../stored/offlineReading.ts";
import { forgetStored, loadOfflineReading } from "../stored/onDemand.ts";
import { openPlay } from "./openPlay.ts";
import type { ReaderLink } from "./readerLink.ts";

/** Only the type is imported, because the module would load all schemas. */
const passwordNeeded: typeof passwordNeededCode = "password-needed";
const sharingOff: typeof switchedOffCodes.sharing = "sharing-off";

/** Milliseconds after which what this browser stored is shown, if there's no answer yet. */
const patienceMs = 10_000;

type Opening =
  | { readonly kind: "loading" }
  | { readonly kind: "locked" }
  /** Never existed, turned off, or expired. The reader isn't told which. */
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly errorText: string }
  /** With `offlineText`, it's what this browser stored, and the text says of when. */
  | OpenPlay;

interface OpenPlay {
  readonly kind: "open";
  readonly play: SharedPlayAnswer;
  readonly offlineText?: string;
}

/** What the screen shows. */
export type SharedPlayState = Exclude<Opening, OpenPlay> | (OpenPlay & { readonly book: ReadingCopy });

/** Returns the play behind a link, and a function that requests it again. */
export function useSharedPlay(link: ReaderLink | undefined) {
  const [opening, setOpening] = useState<SharedPlayState>({ kind: link ? "loading" : "gone" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!link) return;
    let isOver = false;
    // As a transition, a long play is drawn in several short tasks.
    void openingOf(link, tries).then((next) => isOver || startTransition(() => setOpening(next)));
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
    (play): Opening => ({ kind: "open", play }),
    (error) => openingRefused(link, error),
  );
  const first = Promise.race([opening, storedInstead(link, opening)]).then(prepare);
  asked.set(name, first);
  return first;
}

/** Builds the copy in tasks of its own, because reading the answer takes long enough, and so does drawing the play. */
async function prepare(opening: Opening): Promise<SharedPlayState> {
  if (opening.kind !== "open") return opening;
  const steps = readingCopySteps(opening.play);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    const { done, value } = steps.next();
    if (done) return { ...opening, book: value };
  }
}

/** If the server doesn't answer, returns what this browser stored. If that's nothing, waits on. */
async function storedInstead(link: ReaderLink, opening: Promise<Opening>): Promise<Opening> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const answered = await Promise.race([opening, late]);
  const stored = answered ?? (await findStored(link, "unanswered"));
  return stored?.kind === "open" ? stored : opening;
}

async function openingRefused(link: ReaderLink, error: unknown): Promise<Opening> {
  if (error instanceof Refused) {
    if (error.code === passwordNeeded) {
      // It may have got its password after its text was stored here.
      void forgetStored(link);
      return { kind: "locked" };
    }
    if (error.reason === "not-found" || error.reason === "invalid") return { kind: "gone" };
    const isUnanswered = error.reason === "unavailable" && error.code !== sharingOff;
    const stored = isUnanswered && (await findStored(link, error.code === "offline" ? "offline" : "unanswered"));
    if (stored) return stored;
  }
  return { kind: "failed", errorText: messageOf(error) };
}

/** Returns what can be shown without the server. */
const findStored = (link: ReaderLink, why: WhyStored): Promise<Opening | undefined> =>
  loadOfflineReading()
    .then(({ openStored }) => openStored(link, why))
    .catch(() => undefined);
