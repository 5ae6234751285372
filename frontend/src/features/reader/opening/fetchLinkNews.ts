import { apiBase } from "#domain/api/contract.ts";
import type { passwordNeeded as passwordNeededCode, SharedPlayAnswer } from "#domain/api/shared.ts";
import { findPass, type ReaderLink } from "./readerLink.ts";

const passwordNeeded: typeof passwordNeededCode = "password-needed";

/**
 * What has happened to a link since its play was opened. None: the server couldn't be asked. Gone: the link was turned off, or has
 * expired. Locked: it needs a password, or a new pass.
 */
export type LinkNews = "none" | "same" | "newer" | "gone" | "locked";

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
    return newsIn(answer.status, await answer.json());
  } catch {
    return "none";
  }
}

function newsIn(status: number, body: unknown): LinkNews {
  if (typeof body !== "object" || body === null) return "none";
  if ("isNewer" in body) return body.isNewer === true ? "newer" : "same";
  if (!("code" in body)) return "none";
  if (body.code === passwordNeeded) return "locked";
  // Something between the reader and the server may answer 404, too, but not with our code.
  return status === 404 && body.code === "not-found" ? "gone" : "none";
}
