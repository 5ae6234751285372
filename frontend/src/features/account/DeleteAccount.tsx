import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { deleteAccount } from "#domain/api/account.ts";
import type { UserId } from "#domain/play/play.ts";
import { deleteAccountWords } from "#frontend/messages/settings.yaml";
import { isFreshSignIn } from "#frontend/modules/account/freshSignIn.ts";
import { Reauthentication } from "#frontend/modules/account/Reauthentication.tsx";
import { forgetDevice } from "#frontend/modules/sync/journal/forgetPlays.ts";
import { forgetOwnEntries } from "#frontend/platform/browserStorage.ts";
import { call } from "#frontend/platform/call.ts";
import { logger } from "#frontend/platform/logger.ts";
import { signOut } from "#frontend/platform/session/signOut/signOut.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import { deletionLink, isBackByDeletionLink } from "./deletionLink.ts";

interface DeleteAccountProps {
  readonly userId: UserId;
  readonly onExport: () => void;
}

type Step = "closed" | "told" | "proving";

/** Deletes the account: lists what is deleted and what stays, asks for proof, then deletes. */
export function DeleteAccount({ userId, onExport }: DeleteAccountProps) {
  const [query, setQuery] = useSearchParams();
  const isBack = query.get(isBackByDeletionLink.name) === isBackByDeletionLink.value;
  const [step, setStep] = useState<Step>(isBack ? "proving" : "closed");
  const navigate = useNavigate();
  const close = () => {
    setStep("closed");
    if (isBack) setQuery({}, { replace: true });
  };
  const exportFirst = () => {
    close();
    onExport();
  };
  const showConfirmation = async () => {
    await navigate("/goodbye", { replace: true, state: { isClosed: true } });
  };
  const dialogActions = (
    <>
      <Button onClick={exportFirst}>{deleteAccountWords.exportFirst}</Button>
      <Button onClick={close}>{deleteAccountWords.cancel}</Button>
      <Button variant="danger" onClick={() => setStep("proving")}>
        {deleteAccountWords.next}
      </Button>
    </>
  );
  return (
    <Card title={deleteAccountWords.title}>
      <p className="setting-lead">{deleteAccountWords.lead}</p>
      <div>
        <Button variant="danger" onClick={() => setStep("told")}>
          {deleteAccountWords.button}
        </Button>
      </div>
      <Dialog isOpen={step === "told"} title={deleteAccountWords.dialogTitle} onClose={close} actions={dialogActions}>
        <WhatGoes />
      </Dialog>
      <Dialog isOpen={step === "proving"} title={deleteAccountWords.proveTitle} onClose={close}>
        <ConfirmDeleteAccount
          isBackByLink={isBack}
          leave={() => deleteOwnAccount(userId, showConfirmation)}
          onCancel={close}
        />
      </Dialog>
    </Card>
  );
}

const WhatGoes = () => (
  <>
    <p>{deleteAccountWords.goesTitle}</p>
    <ul className="delete-account-list">
      {deleteAccountWords.goes.map((what) => (
        <li key={what}>{what}</li>
      ))}
    </ul>
    <p>
      {deleteAccountWords.keepsTitle} {deleteAccountWords.keeps}
    </p>
  </>
);

/**
 * Deletes the account, then clears this device's data about it. If it rejects with `Refused`, nothing was changed. Once
 * the server has agreed, the deletion can't be refused anymore.
 */
async function deleteOwnAccount(userId: UserId, showConfirmation: () => Promise<void>): Promise<void> {
  await call(deleteAccount, {});
  const note = (error: unknown) =>
    logger.warn("Some data of a deleted account could not be removed from this device", { error });
  await forgetDevice(userId).catch(note);
  // Before the session ends: the guard of the settings would redirect to the sign-in.
  await showConfirmation();
  await signOut({ isEverywhere: false, isForced: true }).catch(note);
  forgetOwnEntries();
}

interface ConfirmDeleteAccountProps {
  readonly isBackByLink: boolean;
  readonly leave: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the password (and code), or accepts the link that was just opened, and then shows the last button. */
function ConfirmDeleteAccount({ isBackByLink, leave, onCancel }: ConfirmDeleteAccountProps) {
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
  const { isBusy, errorText, run } = useAction(leave);
  return (
    <>
      <p>{deleteAccountWords.proved}</p>
      {errorText && <Alert kind="bad">{errorText}</Alert>}
      <div className="dialog-actions">
        <Button onClick={onCancel}>{deleteAccountWords.cancel}</Button>
        <Button variant="danger" isBusy={isBusy} busyText={deleteAccountWords.busy} onClick={() => void run()}>
          {deleteAccountWords.submit}
        </Button>
      </div>
    </>
  );
}
