import { listShares, type ShareLink } from "#domain/api/sharing.ts";
import type { PlayId } from "#domain/play/play.ts";
import { call } from "#frontend/platform/call.ts";

/** Loads all links of a play, newest first. Throws `Refused`. */
export async function loadLinks(playId: PlayId, signal?: AbortSignal): Promise<readonly ShareLink[]> {
  const links: ShareLink[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(listShares, { params: { playId }, query: cursor ? { cursor } : {}, signal });
    links.push(...page.shares);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return links;
}
