import type { PlayId } from "#domain/play/play.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { LostStepsNotice } from "./history/LostStepsNotice.tsx";
import { ShrinkNotice } from "./history/ShrinkNotice.tsx";
import { RenumberNotice } from "./outline/RenumberNotice.tsx";
import { PanelErrorBoundary } from "./panels/PanelErrorBoundary.tsx";
import { BinNotice } from "./saving/BinNotice.tsx";
import { SessionNotice } from "./saving/SessionNotice.tsx";

interface CornerNoticesProps {
  readonly session: PlaySession;
  readonly editor: Editor;
  readonly playId: PlayId;
}

/** What the editor says in the corner about the play as a whole. None of it is needed to write. */
export const CornerNotices = ({ session, editor, playId }: CornerNoticesProps) => (
  <div className="editor-corner">
    <PanelErrorBoundary>
      <RenumberNotice editor={editor} />
    </PanelErrorBoundary>
    <PanelErrorBoundary>
      <ShrinkNotice {...{ session, editor }} />
    </PanelErrorBoundary>
    <PanelErrorBoundary>
      <LostStepsNotice editor={editor} />
    </PanelErrorBoundary>
    <PanelErrorBoundary>
      <BinNotice {...{ session, editor, playId }} />
    </PanelErrorBoundary>
    <PanelErrorBoundary>
      <SessionNotice editor={editor} />
    </PanelErrorBoundary>
  </div>
);
