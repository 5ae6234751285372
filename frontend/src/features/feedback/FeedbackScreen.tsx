import { useEffect, useState, useSyncExternalStore } from "react";
import { useParams } from "react-router-dom";
import { playId } from "#domain/api/shapes.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { openPlaySession } from "#frontend/modules/sync/session/openPlaySession.ts";
import type { PlaySession, Readiness } from "#frontend/modules/sync/session/playSession.ts";
import { call } from "#frontend/platform/call.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Loader } from "#frontend/ui/Loader.tsx";
import { Page } from "#frontend/ui/Page.tsx";
import { FeedbackOfPlay } from "./FeedbackOfPlay.tsx";

/** All feedback on one play. */
export function FeedbackScreen() {
  const { playId: wanted } = useParams();
  const state = useSession();
  const known = playId.safeParse(wanted);
  if (state.kind !== "signed-in") return null;
  if (!known.success) return <NoPlay errorText={feedbackWords.screen.noPlay} />;
  return <PlayFeedback key={known.data} userId={state.session.user.id as UserId} playId={known.data} />;
}

function PlayFeedback({ userId, playId }: { readonly userId: UserId; readonly playId: PlayId }) {
  const { session, readiness } = usePlay(userId, playId);
  if (readiness.kind === "refused") return <NoPlay errorText={readiness.errorText} />;
  if (!session || readiness.kind === "opening") {
    return (
      <Page title={feedbackWords.title}>
        <Loader label={feedbackWords.loading} />
      </Page>
    );
  }
  return <FeedbackOfPlay playSession={session} playId={playId} />;
}

const NoPlay = ({ errorText }: { readonly errorText: string }) => (
  <Page title={editorWords.cannotOpen} width="column">
    <p>{errorText}</p>
    <div>
      <ButtonLink to="/dashboard" variant="primary">
        {editorWords.toPlays}
      </ButtonLink>
    </div>
  </Page>
);

const opening: Readiness = { kind: "opening" };
const never = () => () => undefined;

interface OpenPlay {
  readonly session: PlaySession | undefined;
  readonly readiness: Readiness;
}

/** The play that the feedback is about, read-only: first from this device, then as the server has it. */
function usePlay(userId: UserId, playId: PlayId): OpenPlay {
  const [session, setSession] = useState<PlaySession>();
  useEffect(() => {
    const opened = openPlaySession({ userId, playId, call });
    setSession(opened);
    return () => {
      setSession(undefined);
      void opened.close();
    };
  }, [userId, playId]);
  const readiness = useSyncExternalStore(session?.subscribe ?? never, () => session?.readiness() ?? opening);
  return { session, readiness };
}
