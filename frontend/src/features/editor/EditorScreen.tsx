import { useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { LoadingScreen } from "#frontend/app/LoadingScreen.tsx";
import { useSession } from "#frontend/app/session/useSession.ts";
import { newPlayId } from "#frontend/sync/openScript.ts";
import { Desk } from "./Desk.tsx";
import { RefusedScript } from "./RefusedScript.tsx";
import { StoppedScript } from "./StoppedScript.tsx";
import { useContactBlock } from "./useContactBlock.ts";
import { useScript } from "./useScript.ts";
import "./editor.css";

/** One play, open for writing. `/editor/new` makes an id and goes there; the play is made with its first word. */
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
  const script = useScript({ userId, playId, isNew });
  useContactBlock(isNew && script?.readiness.kind === "ready" ? script.session.doc : undefined);
  if (!script || script.readiness.kind === "opening") return <LoadingScreen />;
  if (script.readiness.kind === "refused") return <RefusedScript why={script.readiness.why} />;
  if (script.readiness.kind === "stopped") return <StoppedScript session={script.session} why={script.readiness.why} />;
  return <Desk session={script.session} playId={playId} />;
}

/** Whether this visit makes the play. The history forgets it at once: who comes back later opens the play that it became. */
function useIsNew(): boolean {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [isNew] = useState(state?.isNew === true);
  useEffect(() => {
    if (isNew) void navigate(pathname, { replace: true });
  }, [isNew, pathname, navigate]);
  return isNew;
}
