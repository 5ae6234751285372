import { localEntries } from "#frontend/platform/browserStorage.ts";

const entry = "ghostlight.stageStrip";

/** Returns whether the writer wants to see who is on stage beside the page, on this device. */
export function showsStageStrip(): boolean {
  try {
    return localEntries.getItem(entry) === "on";
  } catch {
    return false;
  }
}

export function saveShowsStageStrip(isShown: boolean): void {
  try {
    if (isShown) localEntries.setItem(entry, "on");
    else localEntries.removeItem(entry);
  } catch {
    // Without storage, the writer chooses it again at the next visit.
  }
}
