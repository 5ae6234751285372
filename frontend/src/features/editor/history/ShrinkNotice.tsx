import { historyWords } from "#frontend/messages/history.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { CornerNotice } from "../saving/CornerNotice.tsx";
import { FindEarlierText } from "./FindEarlierText.tsx";
import { useShrink } from "./useShrink.ts";

interface ShrinkNoticeProps {
  readonly session: PlaySession;
  readonly editor: Editor;
}

/** Offers the text back after half of it or more disappeared within a minute. */
export function ShrinkNotice({ session, editor }: ShrinkNoticeProps) {
  const shrink = useShrink(session, editor);
  const actions = shrink && (
    <>
      <FindEarlierText editor={editor} />
      <Button size="small" onClick={shrink.dismiss}>
        {historyWords.leaveIt}
      </Button>
      <Button size="small" variant="primary" onClick={shrink.restore}>
        {historyWords.restoreText}
      </Button>
    </>
  );
  const text = shrink ? historyWords.shrunk({ lost: shrink.wordsLost, before: shrink.wordsBefore }) : "";
  return <CornerNotice editor={editor} isShown={shrink !== undefined} text={text} actions={actions} />;
}
