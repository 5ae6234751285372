import type { ShareLink } from "#domain/api/sharing.ts";
import { showToast } from "#frontend/ui/toast.ts";
import { sharingWords as words } from "#frontend/words/sharing.ts";
import { linkAddress } from "./linkAddress.ts";

/** Whether it lies in the clipboard now; it is said either way. */
export async function copyLink(link: ShareLink): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(linkAddress(link));
    showToast(words.copied);
    return true;
  } catch {
    showToast(words.notCopied);
    return false;
  }
}
