import { useEffect, useState, useSyncExternalStore } from "react";
import type { PlayCard } from "#domain/api/plays.ts";
import { readPlay } from "#domain/play/document/document.ts";
import { type UserId, untitled } from "#domain/play/play.ts";
import { openPlaySession } from "#frontend/modules/sync/openPlaySession.ts";
import type { PlaySession } from "#frontend/modules/sync/playSession.ts";
import { call } from "#frontend/platform/call.ts";
import { signedInUser } from "#frontend/platform/session/browserSessionStore.ts";
import { headingsIn } from "./headingChoices.ts";
import { ShareDialog } from "./ShareDialog.tsx";

interface ShareFromShelfProps {
  readonly card: Pick<PlayCard, "playId" | "title">;
  readonly onClose: () => void;
}

const never = () => () => undefined;

/** The dialog where the play is not open: it is opened meanwhile, for its headings and for what waits on this device. */
export function ShareFromPlayList({ card: { playId, title }, onClose }: ShareFromShelfProps) {
  const [session, setSession] = useState<PlaySession>();
  useEffect(() => {
    let script: PlaySession | undefined;
    let isOver = false;
    void signedInUser().then((userId) => {
      if (isOver || !userId) return;
      script = openPlaySession({ userId: userId as UserId, playId, call });
      setSession(script);
    });
    return () => {
      isOver = true;
      void script?.close();
    };
  }, [playId]);
  const kind = useSyncExternalStore(session?.subscribe ?? never, () => session?.readiness().kind);
  const isHere = session && (kind === "ready" || kind === "stopped");
  const play = isHere ? readPlay(session.doc) : undefined;
  const headings = play && headingsIn(play);
  const saveNow = async () => session?.saveNow();
  return <ShareDialog source={{ playId, title: title || untitled, headings, play, saveNow }} onClose={onClose} />;
}
