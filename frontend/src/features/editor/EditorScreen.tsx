import { useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import { startDeviceReports } from "#frontend/modules/sync/startDeviceReports.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { EditorWorkspace } from "./EditorWorkspace.tsx";
import { NewPlay } from "./NewPlay.tsx";
import { PlayNotOpened } from "./PlayNotOpened.tsx";
import { ReadOnlyPlay } from "./ReadOnlyPlay.tsx";
import { useOpenPlay } from "./useOpenPlay.ts";
import { useOwnPageLayout } from "./useOwnPageLayout.ts";
import { useOwnTitlePage } from "./useOwnTitlePage.ts";
import "./editor.css";

/**
 * One play, open for writing. `/editor/new` makes an ID and redirects to it; the play is created with its first word.
 */
export function EditorScreen() {
  const { playId } = useParams();
  const session = useSession();
  if (session.kind !== "signed-in" || playId === undefined) return <LoadingScreen />;
  const userId = session.session.user.id as UserId;
  if (playId === "new") return <NewPlay userId={userId} />;
  return <OpenPlay key={playId} userId={userId} playId={playId as PlayId} />;
}

interface OpenPlayProps {
  readonly userId: UserId;
  readonly playId: PlayId;
}

function OpenPlay({ userId, playId }: OpenPlayProps) {
  const { isNew, opensOnTitle } = useVisit();
  const script = useOpenPlay({ userId, playId, isNew });
  const newDoc = isNew && script?.readiness.kind === "ready" ? script.session.doc : undefined;
  useEffect(startDeviceReports, []);
  useOwnTitlePage(newDoc);
  useOwnPageLayout(newDoc);
  if (!script || script.readiness.kind === "opening") return <LoadingScreen />;
  if (script.readiness.kind === "refused") return <PlayNotOpened why={script.readiness.why} />;
  if (script.readiness.kind === "stopped") return <ReadOnlyPlay session={script.session} why={script.readiness.why} />;
  return <EditorWorkspace session={script.session} playId={playId} opensOnTitle={opensOnTitle} />;
}

/** What the history entry says about this visit. It's forgotten at once, so that going back opens the existing play. */
function useVisit(): { readonly isNew: boolean; readonly opensOnTitle: boolean } {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [visit] = useState({ isNew: state?.isNew === true, opensOnTitle: state?.opensOnTitle === true });
  useEffect(() => {
    if (visit.isNew || visit.opensOnTitle) void navigate(pathname, { replace: true });
  }, [visit, pathname, navigate]);
  return visit;
}
