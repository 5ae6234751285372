import { nanoid } from "nanoid";
import type { ReaderLink } from "../opening/readerLink.ts";
import { createDesk, type Desk } from "./desk.ts";
import { openNotebook } from "./notebook.ts";
import { openPost } from "./post.ts";

/** This browser's desk for a link. */
export const openDesk = (link: ReaderLink): Desk =>
  createDesk({
    notebook: openNotebook(link),
    post: openPost(link),
    newId: nanoid,
    now: () => new Date().toISOString(),
    after: (milliseconds, run) => void setTimeout(run, milliseconds),
  });

/** Sends what waits whenever there may be a line again, and looks for answers when the reader comes back. Answers how to stop. */
export function keepAwake(desk: Desk): () => void {
  const over = new AbortController();
  const { signal } = over;
  const wake = () => document.visibilityState === "visible" && desk.wake();
  window.addEventListener("online", wake, { signal });
  document.addEventListener("visibilitychange", wake, { signal });
  desk.wake();
  return () => over.abort();
}
