import { Navigate, useLocation } from "react-router-dom";
import { accountDeletedWords } from "#frontend/messages/settings.yaml";
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
    <h1>{accountDeletedWords.title}</h1>
    <p className="account-deleted-lead">{accountDeletedWords.lead}</p>
    <p>{accountDeletedWords.text}</p>
    <p>{accountDeletedWords.kept}</p>
    <p>{accountDeletedWords.back}</p>
    <div>
      <ButtonLink to="/">{accountDeletedWords.home}</ButtonLink>
    </div>
  </section>
);
