import { offlineWords } from "#frontend/messages/offline.yaml";
import { whenSafeToLeave } from "#frontend/platform/reloadForNewRelease.ts";
import { showToast } from "#frontend/ui/toast.ts";

let isOffered = false;

/** Offers to reload this tab. Until then it stays on its release, whose files stay until no tab needs them. */
export function offerRelease(): void {
  if (isOffered) return;
  isOffered = true;
  const reload = async () => {
    if (await whenSafeToLeave()) window.location.reload();
    else showToast(offlineWords.notYet);
  };
  showToast(
    offlineWords.newRelease,
    { label: offlineWords.reload, onSelect: () => void reload() },
    { isLasting: true },
  );
}
