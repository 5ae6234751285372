import { apiBase } from "#domain/api/contract.ts";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { findPass, type ReaderLink } from "./readerLink.ts";

/**
 * Returns whether the link shows a different text by now. Returns false if that can't be determined; it's checked again
 * later.
 */
export async function fetchNewerText(
  link: ReaderLink,
  { sequence, asOf }: Pick<SharedPlayAnswer, "sequence" | "asOf">,
): Promise<boolean> {
  const pass = findPass(link);
  const query = new URLSearchParams({ sequence: String(sequence), asOf });
  try {
    const answer = await fetch(`${apiBase}/shared/${encodeURIComponent(link.token)}/newer?${query}`, {
      headers: pass ? { "reader-pass": pass } : {},
    });
    const body: unknown = await answer.json();
    return typeof body === "object" && body !== null && "isNewer" in body && body.isNewer === true;
  } catch {
    return false;
  }
}
