import { useEffect, useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import type { ReadingCopy } from "../copy/readingCopy.ts";
import { onSignOfLife } from "../opening/onSignOfLife.ts";
import { findPass, type ReaderLink } from "../opening/readerLink.ts";
import { hasStoredTexts } from "../stored/hasStoredTexts.ts";
import type { NewerText } from "./newerText.ts";

/**
 * Returns what has changed since this browser last read the play; undefined until that's known, or if nothing has. Nothing of a
 * play with a password is stored, because it would stay readable without the password.
 */
export function useReadChanges(play: SharedPlayAnswer, link: ReaderLink, book: ReadingCopy): NewerText | undefined {
  const [newer, setNewer] = useState<NewerText>();
  useEffect(() => {
    if (findPass(link) !== undefined) return;
    const over = new AbortController();
    setNewer(undefined);
    const look = async (): Promise<void> => {
      const [{ openReadChanges }, { compareInWorker }] = await Promise.all([
        import("./openReadChanges.ts"),
        import("#frontend/modules/versions/compareInWorker.ts"),
      ]);
      const found = await openReadChanges(link, play, book, (before, after) =>
        compareInWorker(before, after, over.signal),
      );
      if (!over.signal.aborted) setNewer(found);
    };
    let cancel: (() => void) | undefined;
    const lookOnce = () => {
      // The play can be read without this. The next visit tries again.
      if (!over.signal.aborted) cancel ??= whenIdle(() => void look().catch(() => undefined));
    };
    // On a first visit there's only something to store, which waits until somebody reads: most pages load less that way.
    onSignOfLife(lookOnce, over.signal);
    void hasStoredTexts().then((isReturning) => isReturning && lookOnce());
    return () => {
      over.abort();
      cancel?.();
    };
  }, [play, link, book]);
  return newer;
}
