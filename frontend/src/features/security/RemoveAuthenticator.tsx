import { useState } from "react";
import { switchOffAuthenticator } from "#frontend/app/account/ownAccount.ts";
import { SignedInAgain } from "#frontend/app/account/SignedInAgain.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { securityWords as words } from "#frontend/words/security.ts";

/** Takes the second step away again, from who is signed in and knows the password: so a lost phone can be taken off. */
export function RemoveAuthenticator() {
  const [isOpen, setOpen] = useState(false);
  const remove = async () => {
    await switchOffAuthenticator();
    showToast(words.removed);
  };
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{words.remove}</Button>
      <Dialog isOpen={isOpen} title={words.removeTitle} onClose={() => setOpen(false)}>
        <p>{words.removeText}</p>
        <SignedInAgain
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
