import { useState } from "react";
import { readPlay } from "#domain/play/document/document.ts";
import { type PlayId, untitled } from "#domain/play/play.ts";
import type { PlaySession } from "#frontend/modules/sync/playSession.ts";
import { headingsIn } from "./headingChoices.ts";
import { ShareDialog, type SharedSource } from "./ShareDialog.tsx";

interface ShareFromDeskProps {
  readonly playId: PlayId;
  readonly session: PlaySession;
  readonly onClose: () => void;
}

/** The dialog over the play that is being written, as it stood when it was opened. */
export function ShareFromEditor({ playId, session, onClose }: ShareFromDeskProps) {
  const [source] = useState<SharedSource>(() => {
    const play = readPlay(session.doc);
    const title = play.front.title || untitled;
    return { playId, title, headings: headingsIn(play), play, saveNow: session.saveNow };
  });
  return <ShareDialog source={source} onClose={onClose} />;
}
