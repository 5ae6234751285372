import { apiBase } from "#domain/api/contract.ts";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { findPass, type ReaderLink } from "./readerLink.ts";

/** What has happened to a link since its play was opened. Gone: it was turned off, or has expired. */
export type LinkNews = "none" | "newer" | "gone";

/**
 * Returns whether the link shows a different text by now, or nothing anymore. Returns "none" if that can't be determined;
 * it's checked again later.
 */
export async function fetchLinkNews(
  link: ReaderLink,
  { sequence, asOf }: Pick<SharedPlayAnswer, "sequence" | "asOf">,
): Promise<LinkNews> {
  const pass = findPass(link);
  const query = new URLSearchParams({ sequence: String(sequence), asOf });
  try {
    const answer = await fetch(`${apiBase}/shared/${encodeURIComponent(link.token)}/newer?${query}`, {
      headers: pass ? { "reader-pass": pass } : {},
    });
    const body: unknown = await answer.json();
    if (typeof body !== "object" || body === null) return "none";
    // Something between the reader and the server may answer 404, too, but not with our code.
    if (answer.status === 404) return "code" in body && body.code === "not-found" ? "gone" : "none";
    return "isNewer" in body && body.isNewer === true ? "newer" : "none";
  } catch {
    return "none";
  }
}
