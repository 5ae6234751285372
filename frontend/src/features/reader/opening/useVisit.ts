import { useEffect, useRef } from "react";
import { apiBase } from "#domain/api/contract.ts";
import type { BlockId } from "#domain/play/play.ts";
import { isOwnLink } from "#frontend/modules/sharing/ownLinks.ts";
import { onSignOfLife } from "./onSignOfLife.ts";
import { findPass, type ReaderLink } from "./readerLink.ts";

/** Milliseconds between two notes of how far somebody has read, while the page stays open. */
const everyMs = 180_000;

/** The links whose visit is counted since the page was loaded. */
const counted = new Set<string>();

/**
 * Counts the visit after the first thing that the reader does. `heading` is the scene being read, if the link tells its author: it's
 * sent when the page is left and every few minutes. Sends nothing from the author's own browser.
 */
export function useVisit(link: ReaderLink, heading: BlockId | undefined): void {
  const latest = useRef(heading);
  latest.current = heading;
  useEffect(() => {
    if (isOwnLink(link.name)) return;
    const over = new AbortController();
    const { signal } = over;
    let told: BlockId | undefined;
    const count = (): void => {
      if (counted.has(link.name)) return;
      counted.add(link.name);
      void post(link, { isNew: true });
    };
    const tell = (): void => {
      const lastScene = latest.current;
      if (!lastScene || lastScene === told || !counted.has(link.name)) return;
      told = lastScene;
      void post(link, { isNew: false, lastScene });
    };
    const onHide = () => document.visibilityState === "hidden" && tell();
    onSignOfLife(count, signal);
    window.addEventListener("pagehide", tell, { signal });
    document.addEventListener("visibilitychange", onHide, { signal });
    const timer = setInterval(tell, everyMs);
    return () => {
      over.abort();
      clearInterval(timer);
    };
  }, [link]);
}

/** Lets the request outlive the page. If it fails, the visit isn't counted: nothing else depends on it. */
async function post(link: ReaderLink, body: { readonly isNew: boolean; readonly lastScene?: BlockId }): Promise<void> {
  const pass = findPass(link);
  await fetch(`${apiBase}/shared/${encodeURIComponent(link.token)}/visits`, {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json", ...(pass && { "reader-pass": pass }) },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
