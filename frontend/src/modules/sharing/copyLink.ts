import type { ShareLink } from "#domain/api/sharing.ts";
import { linkAddress } from "./linkAddress.ts";

/** Copies a link. Returns whether it worked. */
export async function copyLink(link: ShareLink): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(linkAddress(link));
    return true;
  } catch {
    return false;
  }
}
