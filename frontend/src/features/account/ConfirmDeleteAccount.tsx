import { useState } from "react";
import { deleteAccountWords } from "#frontend/messages/settings.yaml";
import { isFreshSignIn } from "#frontend/modules/account/freshSignIn.ts";
import { Reauthentication } from "#frontend/modules/account/Reauthentication.tsx";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { deletionLink } from "./deletionLink.ts";

interface ConfirmDeleteAccountProps {
  readonly isBackByLink: boolean;
  readonly leave: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the password (and code), or accepts the link that was just opened, and then shows the last button. */
export function ConfirmDeleteAccount({ isBackByLink, leave, onCancel }: ConfirmDeleteAccountProps) {
  const session = useSession();
  const [isProved] = useState(
    () =>
      isBackByLink && session.kind === "signed-in" && isFreshSignIn(session.session.access_token, Date.now() / 1000),
  );
  if (isProved) return <LastButton leave={leave} onCancel={onCancel} />;
  return (
    <Reauthentication
      submit={deleteAccountWords.submit}
      isDangerous
      linkTo={deletionLink}
      onProved={leave}
      onCancel={onCancel}
    />
  );
}

function LastButton({ leave, onCancel }: Pick<ConfirmDeleteAccountProps, "leave" | "onCancel">) {
  const { isBusy, why, run } = useAction(leave);
  return (
    <>
      <p>{deleteAccountWords.proved}</p>
      {why && <Alert kind="bad">{why}</Alert>}
      <div className="dialog-actions">
        <Button onClick={onCancel}>{deleteAccountWords.cancel}</Button>
        <Button variant="danger" isBusy={isBusy} busyText={deleteAccountWords.busy} onClick={() => void run()}>
          {deleteAccountWords.submit}
        </Button>
      </div>
    </>
  );
}
