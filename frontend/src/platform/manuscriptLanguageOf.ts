import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import { type ManuscriptLanguage, manuscriptLanguages } from "#domain/account/manuscriptLanguages.ts";
import { currentLanguage } from "#frontend/messages/locale.ts";
import type { SessionState } from "./session/store/session.ts";
import { useSession } from "./session/useSession.ts";

/** Returns the language that the signed-in person writes in. For people who haven't chosen one, it's the one they read in. */
export function manuscriptLanguageOf(state: SessionState): ManuscriptLanguage {
  const chosen = state.kind === "signed-in" ? state.session.user.manuscript_language : undefined;
  return chosen ?? usualIn(currentLanguage());
}

const usualIn = (language: InterfaceLanguage): ManuscriptLanguage =>
  manuscriptLanguages.find((tag) => tag.split("-")[0] === language) ?? manuscriptLanguages[0];

/** The language that the signed-in person writes in. */
export const useManuscriptLanguage = () => manuscriptLanguageOf(useSession());
