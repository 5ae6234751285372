import type { PlayId } from "#domain/play/play.ts";
import { historyWords as words } from "#frontend/messages/history.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import type { PlaySession } from "#frontend/modules/sync/playSession.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { useShrink } from "./useShrink.ts";
import "./shrinkNotice.css";

interface ShrinkNoticeProps {
  readonly session: PlaySession;
  readonly editor: Editor;
  readonly playId: PlayId;
}

/** Offers the text back after most of it disappeared within a minute. Nothing is taken from the writer's cursor. */
export function ShrinkNotice({ session, editor, playId }: ShrinkNoticeProps) {
  const shrink = useShrink(session, editor, playId);
  return (
    <div role="status" className="shrink">
      {shrink && (
        <div className="shrink-notice">
          <p>{words.shrunk(shrink.wordsLost, shrink.wordsBefore)}</p>
          <div>
            <Button size="small" onClick={shrink.dismiss}>
              {words.leaveIt}
            </Button>
            <Button size="small" variant="primary" onClick={shrink.restore}>
              {words.restoreText}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
