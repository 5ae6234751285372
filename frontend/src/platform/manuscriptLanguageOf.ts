import { type ManuscriptLanguage, manuscriptLanguages } from "#domain/account/manuscriptLanguages.ts";
import type { SessionState } from "./session/session.ts";

/** Returns the language that the signed-in person writes in, as far as the profile has loaded. */
export function manuscriptLanguageOf(state: SessionState): ManuscriptLanguage {
  const chosen = state.kind === "signed-in" ? state.session.user.manuscript_language : undefined;
  return chosen ?? manuscriptLanguages[0];
}
