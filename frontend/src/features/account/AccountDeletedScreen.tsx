import { Navigate, useLocation } from "react-router-dom";
import { accountDeletedWords as words } from "#frontend/messages/settings.ts";
import { afterSignIn } from "#frontend/platform/destination.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import "./AccountDeletedScreen.css";

/** Confirms that an account was deleted. Visitors who are signed in don't see this. */
export function AccountDeletedScreen() {
  const { state } = useLocation();
  const isClosed = state?.isClosed === true;
  return useSession().kind === "signed-in" && !isClosed ? <Navigate to={afterSignIn} replace /> : <Goodbye />;
}

const Goodbye = () => (
  <section className="account-deleted">
    <h1>{words.title}</h1>
    <p className="account-deleted-lead">{words.lead}</p>
    <p>{words.text}</p>
    <p>{words.kept}</p>
    <p>{words.back}</p>
    <div>
      <ButtonLink to="/">{words.home}</ButtonLink>
    </div>
  </section>
);
