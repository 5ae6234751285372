import { Navigate, Outlet, useLocation } from "react-router-dom";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { useSession } from "./session/useSession.ts";

interface GuardProps {
  readonly requiresSubscription?: boolean;
}

/** Lets signed-in people through to the routes below it, and remembers where the others were going. */
export function Guard({ requiresSubscription = false }: GuardProps) {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  if (state.kind === "loading") return <LoadingScreen />;
  if (state.kind === "anonymous") {
    // Who left of their own will was going nowhere, and the next to sign in may be somebody else.
    const from = state.why === "left" ? undefined : pathname + search + hash;
    return <Navigate to="/auth" replace state={from && { from }} />;
  }
  if (!requiresSubscription) return <Outlet />;
  if (state.subscription.kind === "checking") return <LoadingScreen />;
  return state.subscription.status.subscribed ? <Outlet /> : <Navigate to="/subscription" replace />;
}
