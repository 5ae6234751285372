import { sessionEntries } from "../browserStorage.ts";

const key = "ghostlight.cookie-notice";

/** Whether this visitor has hidden the notice without an answer, until they close the tab. Not on a server. */
export const cookieNotice = {
  isHidden(): boolean {
    try {
      return sessionEntries.getItem(key) !== null;
    } catch {
      return false;
    }
  },
  hide(): void {
    try {
      sessionEntries.setItem(key, "hidden");
    } catch {
      // Without storage, the next page shows it again.
    }
  },
} as const;
