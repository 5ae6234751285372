import { Outlet, useLocation } from "react-router-dom";
import { interfaceLanguages, languageFacts } from "#domain/account/interfaceLanguages.ts";
import { addressIn, splitAddress } from "#domain/account/localAddress.ts";
import { currentLanguage } from "#frontend/messages/locale.ts";
import { publicAddress } from "#frontend/messages/publicAddress.ts";
import { shellWords } from "#frontend/messages/shell.yaml";
import { titleWords } from "#frontend/messages/titles.yaml";
import { tryToChooseLanguage } from "#frontend/platform/language.ts";
import { accountLanguage } from "#frontend/platform/session/store/accountLanguage.ts";
import { PublicFrame } from "#frontend/ui/PublicFrame.tsx";
import { Island } from "../modules/screen/Island.tsx";
import { AccountButton } from "./AccountButton.tsx";
import { CookieSettingsButton } from "./CookieSettingsButton.tsx";
import { screensLinked } from "./screens.ts";

/** The words and the addresses are read when they're shown, because the language is chosen before that. */
const linksTo = (...places: readonly ("top" | "foot")[]) =>
  screensLinked(...places).map(({ path, title }) => ({ to: publicAddress(path), label: titleWords[title] }));

interface PublicLayoutProps {
  /** Whether the page has an address in each language. */
  readonly isTranslated: boolean;
}

/** The frame of the public pages. On the home page, the top bar is dark. */
export function PublicLayout({ isTranslated }: PublicLayoutProps) {
  const { path } = splitAddress(useLocation().pathname);
  return (
    <PublicFrame
      brand={shellWords.brand}
      home={publicAddress("/")}
      skipLabel={shellWords.skip}
      navLabel={shellWords.nav}
      links={linksTo("top")}
      action={
        <Island name="AccountButton">
          <AccountButton />
        </Island>
      }
      footLabel={shellWords.foot}
      footLinks={linksTo("top", "foot")}
      footAction={
        <>
          <Island name="CookieSettingsButton">
            <CookieSettingsButton />
          </Island>
          <LanguageLinks path={isTranslated ? path : undefined} />
        </>
      }
      footNote={shellWords.footNote}
      ground={path === "/" ? "stage" : "paper"}
    >
      <Outlet />
    </PublicFrame>
  );
}

interface LanguageLinksProps {
  /** The English address of a page that has one in each language. Without it, the screen is loaded again. */
  readonly path: string | undefined;
}

/**
 * Links to the screen in the other languages. They load a page, which public pages do without scripts. Somebody whose account
 * has the language sees none, because the account's language wins: it's changed in its settings.
 */
const LanguageLinks = ({ path }: LanguageLinksProps) =>
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
            {languageFacts[language].name}
          </a>
        ));
