import { type ManuscriptLanguage, manuscriptLanguages } from "#domain/account/manuscriptLanguages.ts";
import { currentLanguage } from "#frontend/messages/locale.ts";
import type { SessionState } from "./session/store/session.ts";

/** For people who haven't chosen one: the language they read Ghostlight in. */
const usual = { en: manuscriptLanguages[0], es: "es" } as const;

/** Returns the language that the signed-in person writes in, as far as the profile has loaded. */
export function manuscriptLanguageOf(state: SessionState): ManuscriptLanguage {
  const chosen = state.kind === "signed-in" ? state.session.user.manuscript_language : undefined;
  return chosen ?? usual[currentLanguage()];
}
