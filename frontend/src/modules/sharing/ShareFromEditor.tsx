import { useState } from "react";
import { readPlay } from "#domain/play/document/document.ts";
import type { PlayId } from "#domain/play/play.ts";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { headingsIn } from "./headingsIn.ts";
import { ShareDialog } from "./ShareDialog.tsx";
import type { SharedSource } from "./sharedSource.ts";

interface ShareFromEditorProps {
  readonly playId: PlayId;
  readonly session: PlaySession;
  readonly onClose: () => void;
}

/** The dialog for the play in the editor, as it was when the dialog opened. */
export function ShareFromEditor({ playId, session, onClose }: ShareFromEditorProps) {
  const [source] = useState<SharedSource>(() => {
    const play = readPlay(session.doc);
    const title = play.front.title || menuLabels.untitled;
    return { playId, title, headings: headingsIn(play), play, saveNow: session.saveNow };
  });
  return <ShareDialog source={source} onClose={onClose} />;
}
