import { useState } from "react";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import { leavingWords as words } from "#frontend/messages/settings.ts";
import { isFreshSignIn } from "#frontend/modules/account/freshSignIn.ts";
import { Reauthentication } from "#frontend/modules/account/Reauthentication.tsx";
import { useSession } from "#frontend/platform/session/useSession.ts";
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
    <Reauthentication submit={words.submit} isDangerous linkTo={deletionLink} onProved={leave} onCancel={onCancel} />
  );
}

type Going = { readonly kind: "waiting" | "going" } | { readonly kind: "refused"; readonly why: string };

function LastButton({ leave, onCancel }: Pick<ConfirmDeleteAccountProps, "leave" | "onCancel">) {
  const [going, setGoing] = useState<Going>({ kind: "waiting" });
  const go = async () => {
    setGoing({ kind: "going" });
    await leave().catch((error: unknown) =>
      setGoing({ kind: "refused", why: error instanceof Refused ? error.message : failureWords.ours }),
    );
  };
  return (
    <>
      <p>{words.proved}</p>
      {going.kind === "refused" && <Alert kind="bad">{going.why}</Alert>}
      <div className="dialog-actions">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button variant="danger" isBusy={going.kind === "going"} busyText={words.busy} onClick={() => void go()}>
          {words.submit}
        </Button>
      </div>
    </>
  );
}
