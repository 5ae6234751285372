import { shellWords } from "#frontend/messages/shell.yaml";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { afterSignIn } from "../platform/destination.ts";
import { useSession } from "../platform/session/useSession.ts";

/** Leads visitors to the sign-in page, and others to their plays. */
export function AccountButton() {
  return useSession().kind === "signed-in" ? (
    <ButtonLink to={afterSignIn} size="small">
      {shellWords.yourPlays}
    </ButtonLink>
  ) : (
    <ButtonLink to="/auth" size="small">
      {shellWords.signIn}
    </ButtonLink>
  );
}
