import { useNavigate } from "react-router-dom";
import { type InterfaceLanguage, interfaceLanguages, languageFacts } from "#domain/account/interfaceLanguages.ts";
import { initialsOf } from "#domain/initialsOf.ts";
import { adminWords } from "#frontend/messages/admin.yaml";
import { currentLanguage } from "#frontend/messages/locale.ts";
import { shellWords } from "#frontend/messages/shell.yaml";
import { titleWords } from "#frontend/messages/titles.yaml";
import { showAccountIn } from "#frontend/modules/account/showAccountIn.ts";
import { Menu } from "#frontend/ui/Menu.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { messageOf } from "../platform/messageOf.ts";
import { isAdministrator } from "../platform/session/isAdministrator.ts";
import { UnsentDialog } from "../platform/session/signOut/UnsentDialog.tsx";
import { useSignOut } from "../platform/session/signOut/useSignOut.ts";
import { useSession } from "../platform/session/useSession.ts";
import { setTheme, useTheme } from "../platform/theme.ts";
import { accountLinks } from "./accountLinks.ts";
import { screens } from "./screens.ts";

/** The signed-in person's name in the top bar, and their menu. */
export function AccountMenu() {
  const state = useSession();
  const navigate = useNavigate();
  const theme = useTheme();
  const leaving = useSignOut();
  if (state.kind !== "signed-in") return null;
  const { full_name, email, user_metadata } = state.session.user;
  const name = full_name || user_metadata.full_name || email;
  const links = [
    // In a narrow window, there's no room for it in the top bar.
    { label: titleWords.submissions, to: "/submissions" },
    ...accountLinks(),
    ...(isAdministrator(state) ? [{ label: adminWords.menu, to: screens.admin[0].path }] : []),
  ];
  const items = [
    ...links.map(({ label, to }) => ({ label, onSelect: () => void navigate(to) })),
    theme === "dark"
      ? { label: shellWords.lightTheme, onSelect: () => setTheme("light") }
      : { label: shellWords.darkTheme, onSelect: () => setTheme("dark") },
    ...interfaceLanguages
      .filter((language) => language !== currentLanguage())
      .map((language) => ({ label: languageFacts[language].name, onSelect: () => void switchTo(language) })),
    { label: shellWords.signOut, onSelect: () => void leaving.leave({}) },
    { label: shellWords.signOutHere, onSelect: () => void leaving.leave({ isEverywhere: false }) },
  ];
  return (
    <>
      <Menu label={shellWords.account({ name })} items={items} align="end">
        <span className="account-name">{name}</span>
        <span className="account-avatar" aria-hidden="true">
          {initialsOf(name)}
        </span>
      </Menu>
      <UnsentDialog {...leaving} />
    </>
  );
}

const switchTo = (language: InterfaceLanguage) => showAccountIn(language).catch((error) => showToast(messageOf(error)));
