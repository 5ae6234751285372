import { useSyncExternalStore } from "react";
import { restorePlay } from "#domain/api/plays.ts";
import type { PlayId } from "#domain/play/play.ts";
import { savingNoticeWords } from "#frontend/messages/savingNotices.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { call } from "#frontend/platform/call.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { FindEarlierText } from "../history/FindEarlierText.tsx";
import { CornerNotice } from "./CornerNotice.tsx";

interface BinNoticeProps {
  readonly session: PlaySession;
  readonly editor: Editor;
  readonly playId: PlayId;
}

/** Says that changes don't sync because the play is in the bin, and restores it. */
export function BinNotice({ session, editor, playId }: BinNoticeProps) {
  const { kind } = useSyncExternalStore(session.subscribe, session.saving);
  const restoring = useAction(async () => {
    await call(restorePlay, { params: { playId } });
    await session.saveNow();
  }, showToast);
  const actions = (
    <>
      <FindEarlierText editor={editor} />
      <Button
        size="small"
        variant="primary"
        isBusy={restoring.isBusy}
        busyText={savingNoticeWords.restoring}
        onClick={() => void restoring.run()}
      >
        {savingNoticeWords.restore}
      </Button>
    </>
  );
  return (
    <CornerNotice editor={editor} isShown={kind === "in-bin"} text={savingNoticeWords.binNotice} actions={actions} />
  );
}
