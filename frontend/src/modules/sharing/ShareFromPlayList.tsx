import { useEffect, useState, useSyncExternalStore } from "react";
import type { PlayCard } from "#domain/api/plays.ts";
import { readPlay } from "#domain/play/document/document.ts";
import type { UserId } from "#domain/play/play.ts";
import { shownTitle } from "#frontend/modules/sync/cards/shownTitle.ts";
import { openPlaySession } from "#frontend/modules/sync/session/openPlaySession.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { call } from "#frontend/platform/call.ts";
import { signedInUser } from "#frontend/platform/session/store/browserSessionStore.ts";
import { headingsIn } from "./headingsIn.ts";
import { ShareDialog } from "./ShareDialog.tsx";

interface ShareFromPlayListProps {
  readonly card: Pick<PlayCard, "playId"> & { readonly title?: string | undefined };
  readonly onClose: () => void;
}

const neverChanges = () => () => undefined;

/** The dialog for a play that isn't open. Opens it for its headings and for changes that wait on this device. */
export function ShareFromPlayList({ card: { playId, title }, onClose }: ShareFromPlayListProps) {
  const [session, setSession] = useState<PlaySession>();
  useEffect(() => {
    let opened: PlaySession | undefined;
    let isOver = false;
    void signedInUser().then((userId) => {
      if (isOver || !userId) return;
      opened = openPlaySession({ userId: userId as UserId, playId, call });
      setSession(opened);
    });
    return () => {
      isOver = true;
      void opened?.close();
    };
  }, [playId]);
  const kind = useSyncExternalStore(session?.subscribe ?? neverChanges, () => session?.readiness().kind);
  const isLoaded = session && (kind === "ready" || kind === "stopped");
  const play = isLoaded ? readPlay(session.doc) : undefined;
  const headings = play && headingsIn(play);
  const saveNow = async () => session?.saveNow();
  return <ShareDialog source={{ playId, title: shownTitle(title), headings, play, saveNow }} onClose={onClose} />;
}
