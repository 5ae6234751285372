import { useState } from "react";
import { type InterfaceLanguage, interfaceLanguages, languageFacts } from "#domain/account/interfaceLanguages.ts";
import type { ManuscriptLanguage } from "#domain/account/manuscriptLanguages.ts";
import { patchProfile } from "#domain/api/account.ts";
import { languageName } from "#frontend/messages/languageName.ts";
import { currentLanguage } from "#frontend/messages/locale.ts";
import { settingsWords } from "#frontend/messages/settings.yaml";
import { languageChoices } from "#frontend/messages/typing.ts";
import { showAccountIn } from "#frontend/modules/account/showAccountIn.ts";
import { call } from "#frontend/platform/call.ts";
import { useManuscriptLanguage } from "#frontend/platform/manuscriptLanguageOf.ts";
import { messageOf } from "#frontend/platform/messageOf.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";
import { setTheme, useTheme } from "#frontend/platform/theme.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { showToast } from "#frontend/ui/toast.ts";

const themes = [
  { value: "light", label: settingsWords.light },
  { value: "dark", label: settingsWords.dark },
] as const;

const interfaceChoices = interfaceLanguages.map((value) => ({ value, label: languageFacts[value].name }));

/**
 * The language of manuscripts, stored in the account, the theme, stored in the browser, and the language of the interface,
 * stored in both.
 */
export function WritingSettings() {
  const theme = useTheme();
  const { language, choose, failure } = useLanguageChoice();
  const interfaceLanguage = useInterfaceLanguage();
  return (
    <>
      <SelectField
        label={settingsWords.interfaceLanguage}
        hint={settingsWords.interfaceLanguageHint}
        value={interfaceLanguage.asked}
        choices={interfaceChoices}
        onValue={(chosen) => void interfaceLanguage.choose(chosen)}
      />
      {interfaceLanguage.failure && <Alert kind="bad">{interfaceLanguage.failure}</Alert>}
      <SelectField
        label={settingsWords.language}
        hint={settingsWords.languageHint}
        value={language}
        choices={languageChoices()}
        onValue={(chosen) => void choose(chosen)}
      />
      {failure && <Alert kind="bad">{failure}</Alert>}
      <SelectField
        label={settingsWords.theme}
        hint={settingsWords.themeHint}
        value={theme}
        choices={themes}
        onValue={setTheme}
      />
    </>
  );
}

/** The account's language, which this browser also shows to visitors. */
function useInterfaceLanguage() {
  const [asked, setAsked] = useState(currentLanguage());
  const [failure, setFailure] = useState<string>();
  const choose = async (language: InterfaceLanguage) => {
    setFailure(undefined);
    setAsked(language);
    try {
      await showAccountIn(language);
    } catch (error) {
      setAsked(currentLanguage());
      setFailure(messageOf(error));
    }
  };
  return { asked, choose, failure };
}

function useLanguageChoice() {
  const kept = useManuscriptLanguage();
  const [asked, setAsked] = useState<ManuscriptLanguage>();
  const [failure, setFailure] = useState<string>();
  const choose = async (manuscript_language: ManuscriptLanguage) => {
    setFailure(undefined);
    setAsked(manuscript_language);
    try {
      await call(patchProfile, { body: { manuscript_language } });
      await browserSessionStore.refresh();
      showToast(settingsWords.languageSaved({ language: languageName(manuscript_language) }));
    } catch (error) {
      setAsked(undefined);
      setFailure(messageOf(error));
    }
  };
  return { language: asked ?? kept, choose, failure };
}
