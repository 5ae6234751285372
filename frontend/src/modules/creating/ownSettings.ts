import { manuscriptLanguages } from "#domain/account/manuscriptLanguages.ts";
import type { Play } from "#domain/play/play.ts";
import { manuscriptLanguageOf } from "#frontend/platform/manuscriptLanguageOf.ts";
import { ownPageLayout } from "#frontend/platform/ownPageLayout.ts";
import { browserSessionStore } from "#frontend/platform/session/browserSessionStore.ts";

/** Returns what new plays have of the writer's: language and page layout. Nothing is stored for the defaults. */
export function ownSettings(): Pick<Play, "pageLayout" | "typing"> {
  const pageLayout = ownPageLayout();
  const language = manuscriptLanguageOf(browserSessionStore.get());
  return {
    ...(pageLayout && { pageLayout }),
    ...(language !== manuscriptLanguages[0] && { typing: { language } }),
  };
}
