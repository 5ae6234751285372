import { useNavigate } from "react-router-dom";
import type * as Y from "yjs";
import { readPlayWithNotes } from "#domain/play/notes/placeNotes.ts";
import type { UserId } from "#domain/play/play.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { savingNoticeWords } from "#frontend/messages/savingNotices.yaml";
import { createPlayOnDevice } from "#frontend/modules/creating/createPlayOnDevice.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { showToast } from "#frontend/ui/toast.ts";

/** Makes a new play of everything on this device, and opens it. The play that can't sync stays as it is. */
export function CopyIntoNewPlay({ doc, size }: { readonly doc: Y.Doc; readonly size?: "small" }) {
  const session = useSession();
  const navigate = useNavigate();
  const userId = session.kind === "signed-in" ? (session.session.user.id as UserId) : undefined;
  const copying = useAction(async (owner: UserId) => {
    const play = readPlayWithNotes(doc);
    const title = dashboardWords.copyOf({ title: play.front.title.trim() || menuLabels.untitled });
    const playId = await createPlayOnDevice(owner, { ...play, front: { ...play.front, title } });
    await navigate(`/editor/${playId}`);
    showToast(savingNoticeWords.copied({ title }));
  }, showToast);
  if (!userId) return null;
  return (
    <Button
      variant="primary"
      size={size}
      isBusy={copying.isBusy}
      busyText={savingNoticeWords.copying}
      onClick={() => void copying.run(userId)}
    >
      {savingNoticeWords.copyPlay}
    </Button>
  );
}
