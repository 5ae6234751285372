import { homeWords } from "#frontend/messages/home.yaml";
import { afterSignIn } from "#frontend/platform/destination.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";

/** The ways from the home page to writing. */
export function StartButtons() {
  const isSignedIn = useSession().kind === "signed-in";
  return (
    <div className="home-actions">
      <ButtonLink to={isSignedIn ? afterSignIn : "/signup"} variant="accent">
        {isSignedIn ? homeWords.toPlays : homeWords.start}
      </ButtonLink>
      {!isSignedIn && (
        <ButtonLink to="/signup?for=import" variant="bare">
          {homeWords.import}
        </ButtonLink>
      )}
    </div>
  );
}
