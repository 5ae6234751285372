import { useMemo, useRef, useState } from "react";
import type { PlayVersion } from "#domain/api/versions.ts";
import { readPlay } from "#domain/play/document/document.ts";
import type { PlayId } from "#domain/play/play.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { useVersions } from "#frontend/modules/versions/useVersions.ts";
import { BackToText } from "../dialogs/BackToText.tsx";
import { FullDialog } from "../dialogs/FullDialog.tsx";
import { NotLoaded } from "./NotLoaded.tsx";
import { VersionDetail } from "./VersionDetail.tsx";
import { VersionTimeline } from "./VersionTimeline.tsx";
import "./history.css";

interface HistoryBoardProps {
  readonly session: PlaySession;
  readonly editor: Editor;
  readonly playId: PlayId;
  readonly onClose: () => void;
}

/** The play's versions by day, and beside them what changed since one of them, or its pages. */
export function HistoryBoard({ session, editor, playId, onClose }: HistoryBoardProps) {
  const history = useVersions(session, playId);
  const [chosen, setChosen] = useState<number>();
  const doc = useEditorState(editor, (state) => state.doc);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the play is read again when its text has changed.
  const now = useMemo(() => readPlay(session.doc), [session, doc]);
  const content = useRef<HTMLDivElement>(null);
  const showNow = (): void => {
    setChosen(undefined);
    requestAnimationFrame(() => content.current?.querySelector("button")?.focus());
  };
  const { state } = history;
  const versions = state.kind === "ready" ? state.data.versions : noVersions;
  const version = versions.find(({ versionId }) => versionId === chosen);
  return (
    <FullDialog
      title={historyWords.title}
      help="history"
      onClose={onClose}
      actions={<BackToText editor={editor} onClose={onClose} />}
    >
      <div ref={content} className="history" data-sentry-block>
        {state.kind === "failed" ? (
          <NotLoaded errorText={state.errorText} onRetry={history.reload} />
        ) : (
          <VersionTimeline history={history} chosen={chosen} onChoose={setChosen} />
        )}
        {state.kind === "ready" && (
          <VersionDetail
            key={chosen ?? "now"}
            {...{ session, editor, playId, history, now, version, versions }}
            onRemoved={showNow}
          />
        )}
      </div>
    </FullDialog>
  );
}

const noVersions: readonly PlayVersion[] = [];
