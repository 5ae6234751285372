import { manuscriptLanguageOf } from "./manuscriptLanguageOf.ts";
import { useSession } from "./session/useSession.ts";

/** The language that the signed-in person writes in. */
export const useManuscriptLanguage = () => manuscriptLanguageOf(useSession());
