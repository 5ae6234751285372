import { type ManuscriptLanguage, manuscriptLanguages } from "#domain/account/manuscriptLanguages.ts";
import type { SessionState } from "./session/session.ts";

/** What the person of a session writes in, as far as the profile is known by now. */
export function manuscriptLanguageOf(state: SessionState): ManuscriptLanguage {
  const chosen = state.kind === "signed-in" ? state.session.user.manuscript_language : undefined;
  return chosen ?? manuscriptLanguages[0];
}
