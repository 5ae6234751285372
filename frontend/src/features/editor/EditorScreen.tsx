import { useEffect, useRef, useState } from "react";
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from "react-router-dom";
import type * as Y from "yjs";
import { authorName } from "#domain/account/authorName.ts";
import { contactBlock } from "#domain/account/contactBlock.ts";
import { readFront, setFrontField } from "#domain/play/document/front.ts";
import { readPageLayout, setPageLayout } from "#domain/play/document/pageLayout.ts";
import { readTyping, setTyping } from "#domain/play/document/typing.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { ownSettings } from "#frontend/modules/creating/ownSettings.ts";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import { newPlayId } from "#frontend/modules/sync/newPlayId.ts";
import { setUpOrigin } from "#frontend/modules/sync/session/playSession.ts";
import { lazyComponent, WhileLoading } from "#frontend/platform/lazyComponent.tsx";
import { logUnexpected } from "#frontend/platform/messageOf.ts";
import type { SessionState } from "#frontend/platform/session/store/session.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { EditorWorkspace } from "./EditorWorkspace.tsx";
import { type OpeningPlace, openingPlaces } from "./opening/openingPlace.ts";
import { useOpenPlay } from "./opening/useOpenPlay.ts";
import "./editor.css";

const ReadOnlyPlay = lazyComponent(async () => (await import("./opening/ReadOnlyPlay.tsx")).ReadOnlyPlay);

/**
 * One play, open for writing. `/editor/new` makes an ID and redirects to it; the play is created with its first word.
 */
export function EditorScreen() {
  const { playId } = useParams();
  const { pathname, search } = useLocation();
  const session = useSession();
  const userId = useWriter(session, playId);
  if (session.kind === "anonymous" && !userId)
    return <Navigate to="/auth" replace state={{ from: pathname + search }} />;
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
  if (script.readiness.kind === "refused") return <PlayNotOpened errorText={script.readiness.errorText} />;
  if (script.readiness.kind === "stopped") {
    return (
      <WhileLoading fallback={<LoadingScreen />}>
        <ReadOnlyPlay session={script.session} errorText={script.readiness.errorText} />
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
    const code = await import("#frontend/modules/sync/reports/startDeviceReports.ts").catch(() => undefined);
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

/** Says why a play can't be opened, with a link back. */
function PlayNotOpened({ errorText }: { readonly errorText: string }) {
  return (
    <main className="editor-not-opened">
      <h1>{editorWords.cannotOpen}</h1>
      <p>{errorText}</p>
      <ButtonLink to="/dashboard" variant="primary">
        {editorWords.toPlays}
      </ButtonLink>
    </main>
  );
}

/** Gives a new play the paper of the writer's region and the writer's language. They don't count as the play's first word. */
function useOwnSettings(newDoc: Y.Doc | undefined): void {
  useEffect(() => {
    if (!newDoc) return;
    const { pageLayout, typing } = ownSettings();
    newDoc.transact(() => {
      if (pageLayout && !readPageLayout(newDoc)) setPageLayout(newDoc, pageLayout);
      if (typing && !readTyping(newDoc)) setTyping(newDoc, typing);
    }, setUpOrigin);
  }, [newDoc]);
}

/**
 * Adds the writer's name and contact block to a new play, as far as the profile has loaded. They don't count as the
 * play's first word.
 */
function useOwnTitlePage(newDoc: Y.Doc | undefined): void {
  const state = useSession();
  const user = state.kind === "signed-in" ? state.session.user : undefined;
  useOwnField(newDoc, "authors", user ? authorName(user) : "");
  useOwnField(newDoc, "contact", user ? contactBlock(user) : "");
}

/** Fills a field that the writer hasn't changed. The value may change when the profile arrives. */
function useOwnField(newDoc: Y.Doc | undefined, field: "authors" | "contact", value: string): void {
  const filled = useRef("");
  useEffect(() => {
    if (!newDoc || value === "" || readFront(newDoc)[field] !== filled.current) return;
    filled.current = value;
    newDoc.transact(() => setFrontField(newDoc, field, value), setUpOrigin);
  }, [newDoc, field, value]);
}

/** Starts a play. The first one of a new account continues what was written on the home page. */
function NewPlay({ userId }: { readonly userId: UserId }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isFirst = query.has("first");
  useEffect(() => {
    let isHere = true;
    const open = (begun: PlayId | undefined): void => {
      if (!isHere) return;
      const state = begun ? { opensAt: "end" } : { isNew: true, opensAt: "title" };
      void navigate(`/editor/${begun ?? newPlayId()}`, { replace: true, state });
    };
    if (isFirst) void findBegun(userId).then(open);
    else open(undefined);
    return () => {
      isHere = false;
    };
  }, [navigate, userId, isFirst]);
  return <LoadingScreen />;
}

/** If it can't be taken over, the writer gets an empty play, and what was written stays stored for another attempt. */
async function findBegun(userId: UserId): Promise<PlayId | undefined> {
  try {
    return await (await import("./opening/findFirstPlay.ts")).findFirstPlay(userId);
  } catch (error) {
    logUnexpected(error);
    return undefined;
  }
}
