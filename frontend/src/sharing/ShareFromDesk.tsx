import { readPlay } from "#domain/play/document/document.ts";
import { type PlayId, untitled } from "#domain/play/play.ts";
import type { ScriptSession } from "#frontend/sync/session.ts";
import { headingsOf } from "./headingChoices.ts";
import { ShareDialog } from "./ShareDialog.tsx";

interface ShareFromDeskProps {
  readonly playId: PlayId;
  readonly session: ScriptSession;
  readonly onClose: () => void;
}

/** The dialog over the play that is being written. */
export function ShareFromDesk({ playId, session, onClose }: ShareFromDeskProps) {
  const title = readPlay(session.doc).front.title || untitled;
  const source = { playId, title, headings: headingsOf(session.doc), saveNow: session.saveNow };
  return <ShareDialog source={source} onClose={onClose} />;
}
