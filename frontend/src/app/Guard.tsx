import { Navigate, Outlet, useLocation } from "react-router-dom";
import { LoadingScreen } from "../modules/screen/LoadingScreen.tsx";
import { isSubscribedIn } from "../platform/session/store/session.ts";
import { useSession } from "../platform/session/useSession.ts";

interface GuardProps {
  readonly requiresSubscription?: boolean;
  /** If the session is refused, the screen decides what it goes on showing. */
  readonly outlivesSession?: boolean;
}

/** Lets signed-in people through to the routes below it, and remembers where others were going. */
export function Guard({ requiresSubscription = false, outlivesSession = false }: GuardProps) {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  if (state.kind === "loading") return <LoadingScreen />;
  if (state.kind === "anonymous") {
    if (outlivesSession && state.why === "ended") return <Outlet />;
    // A person who signed out wasn't going anywhere, and the next to sign in may be somebody else.
    const from = state.why === "left" ? undefined : here;
    return <Navigate to="/auth" replace state={from && { from }} />;
  }
  if (!requiresSubscription) return <Outlet />;
  if (state.subscription.kind === "checking") return <LoadingScreen />;
  // The subscription screen says which plan includes this, and leads back here.
  return isSubscribedIn(state.subscription) ? (
    <Outlet />
  ) : (
    <Navigate to="/subscription" replace state={{ from: here }} />
  );
}
