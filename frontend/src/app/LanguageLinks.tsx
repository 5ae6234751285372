import { interfaceLanguages, ownLanguageNames } from "#domain/account/interfaceLanguages.ts";
import { addressIn } from "#domain/account/localAddress.ts";
import { currentLanguage } from "#frontend/messages/locale.ts";
import { tryToChooseLanguage } from "#frontend/platform/language.ts";
import { accountLanguage } from "#frontend/platform/session/accountLanguage.ts";

interface LanguageLinksProps {
  /** The English address of a page that has one in each language. Without it, the screen is loaded again. */
  readonly path: string | undefined;
}

/**
 * Links to the screen in the other languages. They load a page, which public pages do without scripts. Somebody whose account
 * has the language sees none, because the account's language wins: it's changed in its settings.
 */
export const LanguageLinks = ({ path }: LanguageLinksProps) =>
  accountLanguage() === currentLanguage()
    ? null
    : interfaceLanguages
        .filter((language) => language !== currentLanguage())
        .map((language) => (
          <a
            key={language}
            lang={language}
            hrefLang={language}
            translate="no"
            href={path === undefined ? "" : addressIn(language, path)}
            onClick={() => tryToChooseLanguage(language)}
          >
            {ownLanguageNames[language]}
          </a>
        ));
