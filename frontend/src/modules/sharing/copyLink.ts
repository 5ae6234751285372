import type { ShareLink } from "#domain/api/sharing.ts";
import { linkAddress } from "./linkAddress.ts";

/** Copies a link. Returns whether it worked. */
export const copyLink = (link: ShareLink): Promise<boolean> => copyText(linkAddress(link));

/** Copies a text. Returns whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies a link that is being created. Safari allows copying only during a click, so the clipboard gets the promise, not
 * the text. Returns whether it worked.
 */
export async function copyWhenMade(making: Promise<ShareLink | undefined>): Promise<boolean> {
  try {
    const text = making.then((link) => {
      if (!link) throw new Error("There is no link to copy.");
      return new Blob([linkAddress(link)], { type: "text/plain" });
    });
    // Browsers without `ClipboardItem` don't look at it, and then nobody handles its rejection.
    text.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    return true;
  } catch {
    const link = await making;
    return link !== undefined && copyLink(link);
  }
}
