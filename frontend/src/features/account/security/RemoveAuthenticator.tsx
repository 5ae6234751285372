import { useState } from "react";
import { securityWords as words } from "#frontend/messages/security.ts";
import { disableAuthenticator } from "#frontend/modules/account/ownAccount.ts";
import { Reauthentication } from "#frontend/modules/account/Reauthentication.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { showToast } from "#frontend/ui/toast.ts";

/**
 * Removes the authenticator app after the password was entered. So people who lost their phone can remove it while they
 * are signed in.
 */
export function RemoveAuthenticator() {
  const [isOpen, setOpen] = useState(false);
  const remove = async () => {
    await disableAuthenticator();
    showToast(words.removed);
  };
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{words.remove}</Button>
      <Dialog isOpen={isOpen} title={words.removeTitle} onClose={() => setOpen(false)}>
        <p>{words.removeText}</p>
        <Reauthentication
          submit={words.removeSubmit}
          isDangerous
          isPasswordEnough
          onProved={remove}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </div>
  );
}
