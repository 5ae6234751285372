import { type ManuscriptLanguage, manuscriptLanguages } from "#domain/account/manuscriptLanguages.ts";
import { useSession } from "./useSession.ts";

/** What the signed-in person writes in. */
export function useManuscriptLanguage(): ManuscriptLanguage {
  const state = useSession();
  const chosen = state.kind === "signed-in" ? state.session.user.manuscript_language : undefined;
  return chosen ?? manuscriptLanguages[0];
}
