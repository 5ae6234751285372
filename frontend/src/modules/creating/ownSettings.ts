import { manuscriptLanguages } from "#domain/account/manuscriptLanguages.ts";
import type { Play } from "#domain/play/play.ts";
import { manuscriptLanguageOf } from "#frontend/platform/manuscriptLanguageOf.ts";
import { ownPageLayout } from "#frontend/platform/ownPageLayout.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";

type OwnSettings = Pick<Play, "pageLayout"> & { readonly typing: { readonly language: string } };

/**
 * Returns what new plays have of the writer's: language and page layout. Nothing is stored for the usual layout. The
 * language always is, so that a play stays in it when its writer reads Ghostlight in another one.
 */
export function ownSettings(): OwnSettings {
  const pageLayout = ownPageLayout();
  return {
    ...(pageLayout && { pageLayout }),
    typing: { language: manuscriptLanguageOf(browserSessionStore.get()) },
  };
}

/** Returns the writer's settings for a play from a file, with the language of its text if that's clearly another one. */
export async function ownSettingsFor({ blocks }: Play): Promise<OwnSettings> {
  const own = ownSettings();
  // Without a connection, the code may not load.
  const loaded = await import("#domain/play/stage/languageOf.ts").catch(() => undefined);
  const found = loaded?.languageOtherThan(own.typing.language, blocks);
  const language = manuscriptLanguages.find((known) => known.split("-")[0] === found);
  return language ? { ...own, typing: { language } } : own;
}
