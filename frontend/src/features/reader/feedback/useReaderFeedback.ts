import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { onSignOfLife } from "../opening/onSignOfLife.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import type { ReaderFeedback } from "./openReaderFeedback.ts";

/** When the code loads if the reader does nothing: with the first idle moment after the text is drawn. */
const timing = { latestMs: 1000, fallbackMs: 200 };

/**
 * Returns the reader's comments; undefined until their code has loaded, and if the link doesn't take comments. It loads at once
 * when the reader does something. What they clicked in the text before that works as soon as it has loaded.
 */
export function useReaderFeedback(
  play: SharedPlayAnswer,
  link: ReaderLink,
  text: RefObject<HTMLElement | null>,
): ReaderFeedback | undefined {
  const [feedback, setFeedback] = useState<ReaderFeedback>();
  useEffect(() => {
    if (play.feedback === "none") return;
    const over = new AbortController();
    const { signal } = over;
    let close = () => {};
    let isLoading = false;
    const open = ({ openReaderFeedback }: typeof import("./openReaderFeedback.ts")) => {
      if (signal.aborted) return;
      const opened = openReaderFeedback(link, play);
      close = opened.close;
      startTransition(() => setFeedback(opened));
    };
    const load = () => {
      if (isLoading) return;
      isLoading = true;
      // The play can be read without this code. The next thing that the reader does tries again.
      import("./openReaderFeedback.ts").then(open, () => {
        isLoading = false;
      });
    };
    let cancel = whenIdle(() => {
      cancel = () => {};
      void loadSchemas().then(() => {
        if (!signal.aborted) cancel = whenIdle(load, timing);
      });
    }, timing);
    onSignOfLife(load, signal);
    return () => {
      over.abort();
      cancel();
      close();
    };
  }, [play, link]);
  useEarlyClick(text, play.feedback !== "none" && feedback === undefined);
  return feedback;
}

/** Makes the schemas in a task of its own: they take as long as everything else about comments, and both would be a long task. */
const loadSchemas = (): Promise<unknown> => import("#domain/api/feedback.ts").catch(() => undefined);

/** What reacts to clicks: the buttons of speeches, and lines, which are selected by a touch. */
const clickable = "[data-remark], [data-block], .reader-title-page, .reader-front-page";

interface EarlyClick {
  readonly target: HTMLElement;
  readonly pointerType: string;
}

/** Remembers the last click in the text while comments are loading, and repeats it afterward. */
function useEarlyClick(text: RefObject<HTMLElement | null>, isLoading: boolean): void {
  const early = useRef<EarlyClick>(undefined);
  useEffect(() => {
    if (!isLoading) return;
    const over = new AbortController();
    const { signal } = over;
    let pointerType = "";
    const onPointer = (event: PointerEvent) => {
      pointerType = event.pointerType;
    };
    const onClick = ({ target }: MouseEvent) => {
      const isOurs = target instanceof HTMLElement && text.current?.contains(target) && target.closest(clickable);
      early.current = isOurs ? { target, pointerType } : undefined;
    };
    document.addEventListener("pointerdown", onPointer, { signal });
    document.addEventListener("click", onClick, { signal });
    return () => over.abort();
  }, [text, isLoading]);
  useEffect(() => {
    const { target, pointerType } = early.current ?? {};
    if (isLoading || !target?.isConnected) return;
    early.current = undefined;
    target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: pointerType ?? "" }));
    target.click();
  }, [isLoading]);
}
