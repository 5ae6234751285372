import { useCallback, useMemo, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import { type ManuscriptLanguage, manuscriptLanguages } from "#domain/account/manuscriptLanguages.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { readTyping } from "#domain/play/document/typing.ts";
import type { Play, TypingSettings } from "#domain/play/play.ts";
import type { TypingRules } from "#domain/play/typing/smartTyping.ts";
import { typographyOf } from "#domain/play/typing/typography.ts";
import { manuscriptLanguageOf, useManuscriptLanguage } from "#frontend/platform/manuscriptLanguageOf.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";

/** Returns a play's language: its own, or the one that the signed-in person writes in. */
export const languageOfPlay = ({ typing }: { readonly typing?: Play["typing"] | undefined }): string =>
  typing?.language ?? manuscriptLanguageOf(browserSessionStore.get());

/** Returns the language of an open play, for spell checking, screen readers, and hyphenation. */
export function usePlayLanguage(doc: Y.Doc): string {
  const account = useManuscriptLanguage();
  return usePlayTyping(doc).language ?? account;
}

/** Returns what the writer has changed about typing in an open play. */
export function usePlayTyping(doc: Y.Doc): TypingSettings {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { typing } = playDocumentOf(doc);
      typing.observe(listener);
      return () => typing.unobserve(listener);
    },
    [doc],
  );
  const stored = useSyncExternalStore(subscribe, () => JSON.stringify(readTyping(doc) ?? {}));
  return useMemo((): TypingSettings => JSON.parse(stored), [stored]);
}

/** Returns the language whose rules apply to a play: the account's, if this version doesn't know the play's. */
export function knownLanguageOf(doc: Y.Doc): ManuscriptLanguage {
  const language = readTyping(doc)?.language;
  return manuscriptLanguages.find((known) => known === language) ?? accountLanguage();
}

/** Returns what smart typing replaces in a play. */
export function typingRulesOf(doc: Y.Doc): TypingRules {
  const typing = readTyping(doc);
  return {
    typography: typographyOf(knownLanguageOf(doc)),
    quotes: typing?.quotes ?? true,
    dashes: typing?.dashes ?? true,
    ellipses: typing?.ellipses ?? true,
  };
}

const accountLanguage = (): ManuscriptLanguage => manuscriptLanguageOf(browserSessionStore.get());
