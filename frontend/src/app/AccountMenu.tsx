import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Refused } from "#domain/refused.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { Menu } from "#frontend/ui/Menu.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { failureWords } from "#frontend/words/failure.ts";
import { shellWords } from "#frontend/words/shell.ts";
import { titleWords } from "#frontend/words/titles.ts";
import { signOut } from "./signOut.ts";
import { setTheme, useTheme } from "./theme.ts";
import { useSession } from "./useSession.ts";

/** The name at the right of the top bar, and what belongs to the person behind it. */
export function AccountMenu() {
  const state = useSession();
  const navigate = useNavigate();
  const theme = useTheme();
  const leaving = useLeaving();
  if (state.kind !== "signed-in") return null;
  const { full_name, email, user_metadata } = state.session.user;
  const name = full_name || user_metadata.full_name || email;
  const screens = [
    { label: titleWords.profile, to: "/profile" },
    { label: titleWords.accountSettings, to: "/account-settings" },
    { label: titleWords.security, to: "/security" },
    { label: titleWords.subscription, to: "/subscription" },
  ];
  const items = [
    ...screens.map(({ label, to }) => ({ label, onSelect: () => void navigate(to) })),
    theme === "dark"
      ? { label: shellWords.lightTheme, onSelect: () => setTheme("light") }
      : { label: shellWords.darkTheme, onSelect: () => setTheme("dark") },
    { label: shellWords.signOut, onSelect: () => void leaving.leave(false) },
  ];
  return (
    <>
      <Menu label={shellWords.account(name)} items={items} align="end">
        {name} <span aria-hidden="true">▾</span>
      </Menu>
      <UnsentDialog {...leaving} />
    </>
  );
}

interface Leaving {
  /** Why the person had better stay. */
  readonly warning: string | undefined;
  readonly leave: (isForced: boolean) => Promise<void>;
  readonly stay: () => void;
}

/** Signs out, unless something still waits to be sent; then the person decides. */
function useLeaving(): Leaving {
  const [warning, setWarning] = useState<string>();
  const leave = async (isForced: boolean) => {
    setWarning(undefined);
    try {
      await signOut({ isForced });
    } catch (error) {
      if (error instanceof Refused && !isForced) setWarning(error.message);
      else showToast(failureWords.offline);
    }
  };
  return { warning, leave, stay: () => setWarning(undefined) };
}

function UnsentDialog({ warning, leave, stay }: Leaving) {
  return (
    <Dialog
      isOpen={warning !== undefined}
      title={shellWords.unsentTitle}
      onClose={stay}
      actions={
        <>
          <Button variant="danger" onClick={() => void leave(true)}>
            {shellWords.unsentLeave}
          </Button>
          <Button variant="primary" onClick={stay}>
            {shellWords.unsentStay}
          </Button>
        </>
      }
    >
      <p>{warning}</p>
    </Dialog>
  );
}
