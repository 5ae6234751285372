import { useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import { newPlayId } from "#frontend/modules/sync/openPlaySession.ts";
import { startDeviceReports } from "#frontend/modules/sync/startDeviceReports.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { EditorWorkspace } from "./EditorWorkspace.tsx";
import { PlayNotOpened } from "./PlayNotOpened.tsx";
import { ReadOnlyPlay } from "./ReadOnlyPlay.tsx";
import { useContactBlock } from "./useContactBlock.ts";
import { useOpenPlay } from "./useOpenPlay.ts";
import { useOwnPageLayout } from "./useOwnPageLayout.ts";
import "./editor.css";

/**
 * One play, open for writing. `/editor/new` makes an ID and redirects to it; the play is created with its first word.
 */
export function EditorScreen() {
  const { playId } = useParams();
  const session = useSession();
  if (playId === "new") return <NewPlay />;
  if (session.kind !== "signed-in" || playId === undefined) return <LoadingScreen />;
  return <OpenPlay key={playId} userId={session.session.user.id as UserId} playId={playId as PlayId} />;
}

function NewPlay() {
  const navigate = useNavigate();
  useEffect(() => void navigate(`/editor/${newPlayId()}`, { replace: true, state: { isNew: true } }), [navigate]);
  return <LoadingScreen />;
}

interface OpenPlayProps {
  readonly userId: UserId;
  readonly playId: PlayId;
}

function OpenPlay({ userId, playId }: OpenPlayProps) {
  const isNew = useIsNew();
  const script = useOpenPlay({ userId, playId, isNew });
  const newDoc = isNew && script?.readiness.kind === "ready" ? script.session.doc : undefined;
  useEffect(startDeviceReports, []);
  useContactBlock(newDoc);
  useOwnPageLayout(newDoc);
  if (!script || script.readiness.kind === "opening") return <LoadingScreen />;
  if (script.readiness.kind === "refused") return <PlayNotOpened why={script.readiness.why} />;
  if (script.readiness.kind === "stopped") return <ReadOnlyPlay session={script.session} why={script.readiness.why} />;
  return <EditorWorkspace session={script.session} playId={playId} />;
}

/**
 * Whether this visit creates the play. The history entry forgets it at once, so that going back opens the existing
 * play.
 */
function useIsNew(): boolean {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [isNew] = useState(state?.isNew === true);
  useEffect(() => {
    if (isNew) void navigate(pathname, { replace: true });
  }, [isNew, pathname, navigate]);
  return isNew;
}
