import { useEffect, useRef, useState } from "react";
import { Navigate, useLocation, useNavigate, useParams } from "react-router-dom";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import { lazyComponent, WhileLoading } from "#frontend/platform/lazyComponent.tsx";
import type { SessionState } from "#frontend/platform/session/session.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { EditorWorkspace } from "./EditorWorkspace.tsx";
import { NewPlay } from "./NewPlay.tsx";
import { type OpeningPlace, openingPlaces } from "./openingPlace.ts";
import { PlayNotOpened } from "./PlayNotOpened.tsx";
import { useOpenPlay } from "./useOpenPlay.ts";
import { useOwnSettings } from "./useOwnSettings.ts";
import { useOwnTitlePage } from "./useOwnTitlePage.ts";
import "./editor.css";

const ReadOnlyPlay = lazyComponent(async () => (await import("./ReadOnlyPlay.tsx")).ReadOnlyPlay);

/**
 * One play, open for writing. `/editor/new` makes an ID and redirects to it; the play is created with its first word.
 */
export function EditorScreen() {
  const { playId } = useParams();
  const { pathname } = useLocation();
  const session = useSession();
  const userId = useWriter(session, playId);
  if (session.kind === "anonymous" && !userId) return <Navigate to="/auth" replace state={{ from: pathname }} />;
  if (userId === undefined || playId === undefined) return <LoadingScreen />;
  if (playId === "new") return <NewPlay userId={userId} />;
  return <OpenPlay key={`${userId}/${playId}`} userId={userId} playId={playId as PlayId} />;
}

/** Returns who is signed in, or was when the session ended with this play open: it stays open on this device. */
function useWriter(session: SessionState, playId: string | undefined): UserId | undefined {
  const last = useRef<{ readonly userId: UserId; readonly playId: string | undefined }>(undefined);
  if (session.kind === "signed-in") last.current = { userId: session.session.user.id as UserId, playId };
  return last.current?.playId === playId ? last.current?.userId : undefined;
}

interface OpenPlayProps {
  readonly userId: UserId;
  readonly playId: PlayId;
}

function OpenPlay({ userId, playId }: OpenPlayProps) {
  const { isNew, opensAt } = useVisit();
  const script = useOpenPlay({ userId, playId, isNew });
  const newDoc = isNew && script?.readiness.kind === "ready" ? script.session.doc : undefined;
  useEffect(startDeviceReportsWhenIdle, []);
  useOwnTitlePage(newDoc);
  useOwnSettings(newDoc);
  if (!script || script.readiness.kind === "opening") return <LoadingScreen />;
  if (script.readiness.kind === "refused") return <PlayNotOpened why={script.readiness.why} />;
  if (script.readiness.kind === "stopped") {
    return (
      <WhileLoading fallback={<LoadingScreen />}>
        <ReadOnlyPlay session={script.session} why={script.readiness.why} />
      </WhileLoading>
    );
  }
  return <EditorWorkspace session={script.session} playId={playId} opensAt={opensAt} />;
}

/** Returns a function that stops it. */
function startDeviceReportsWhenIdle(): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const cancel = whenIdle(async () => {
    const code = await import("#frontend/modules/sync/startDeviceReports.ts").catch(() => undefined);
    if (!isOver) stop = code?.startDeviceReports();
  });
  return () => {
    isOver = true;
    cancel();
    stop?.();
  };
}

/** What the history entry says about this visit. It's forgotten at once, so that going back opens the existing play. */
function useVisit(): { readonly isNew: boolean; readonly opensAt: OpeningPlace | undefined } {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [visit] = useState({
    isNew: state?.isNew === true,
    opensAt: openingPlaces.find((place) => place === state?.opensAt),
  });
  useEffect(() => {
    if (visit.isNew || visit.opensAt) void navigate(pathname, { replace: true });
  }, [visit, pathname, navigate]);
  return visit;
}
