import { useState } from "react";
import { staleSignIn } from "#domain/api/account.ts";
import { Refused } from "#domain/refused.ts";
import { securityWords } from "#frontend/messages/security.yaml";
import { disableAuthenticator, setUpAuthenticator } from "#frontend/modules/account/ownAccount.ts";
import { Reauthentication } from "#frontend/modules/account/Reauthentication.tsx";
import type { Loaded } from "#frontend/platform/queries/useServerData.ts";
import type { Factor } from "#frontend/platform/session/store/session.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { Loader } from "#frontend/ui/Loader.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { type AuthenticatorSetup, SetUpAuthenticator } from "./SetUpAuthenticator.tsx";

interface AuthenticatorCardProps {
  readonly email: string;
  readonly factors: Loaded<readonly Factor[]>;
  readonly reload: () => Promise<void>;
}

/** The authenticator app: setting it up, help with a lost phone, and removing it. */
export function AuthenticatorCard({ email, factors, reload }: AuthenticatorCardProps) {
  return (
    <Card title={securityWords.appTitle}>
      {factors.kind === "loading" && <Loader label={securityWords.factorsLoading} />}
      {factors.kind === "failed" && (
        <Alert kind="bad" heading={securityWords.factorsFailed}>
          <p>{factors.errorText}</p>
          <Button size="small" onClick={() => void reload()}>
            {securityWords.tryAgain}
          </Button>
        </Alert>
      )}
      {factors.kind === "ready" && (
        <Authenticator email={email} isOn={factors.data.some(({ factor_type }) => factor_type === "totp")} />
      )}
      <details className="security-more">
        <summary>{securityWords.lostTitle}</summary>
        <p>{securityWords.lost}</p>
      </details>
    </Card>
  );
}

function Authenticator({ email, isOn }: { readonly email: string; readonly isOn: boolean }) {
  const [isNew, setNew] = useState(false);
  return (
    <>
      <p className="security-lead">{isOn ? securityWords.appOnLead : securityWords.appLead}</p>
      {isOn ? <RemoveAuthenticator /> : <SettingUp email={email} onDone={() => setNew(true)} />}
      {isOn && <RecoveryCodes makesFirst={isNew} />}
    </>
  );
}

function SettingUp({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const [offer, setOffer] = useState<AuthenticatorSetup>();
  const [isProving, setProving] = useState(false);
  const begin = async () => {
    setOffer(await setUpAuthenticator(email));
    setProving(false);
  };
  const { isBusy, errorText, run } = useAction(() => begin().catch((error) => proveFirst(error, setProving)));
  if (offer) return <SetUpAuthenticator offer={offer} onDone={onDone} onCancel={() => setOffer(undefined)} />;
  if (isProving)
    return (
      <Reauthentication isInCard submit={securityWords.setUp} onProved={begin} onCancel={() => setProving(false)} />
    );
  return (
    <>
      {errorText && <Alert kind="bad">{errorText}</Alert>}
      <div>
        <Button isBusy={isBusy} busyText={securityWords.preparing} onClick={() => void run()}>
          {securityWords.setUp}
        </Button>
      </div>
    </>
  );
}

/** Somebody at an unlocked screen must not be able to lock the owner out with an app of their own. */
function proveFirst(error: unknown, setProving: (isProving: boolean) => void): void {
  if (!(error instanceof Refused) || error.code !== staleSignIn) throw error;
  setProving(true);
}

/**
 * Removes the authenticator app after the password was entered. So people who lost their phone can remove it while they
 * are signed in.
 */
function RemoveAuthenticator() {
  const [isOpen, setOpen] = useState(false);
  const remove = async (password: string) => {
    await disableAuthenticator(password);
    showToast(securityWords.removed);
  };
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{securityWords.remove}</Button>
      <Dialog isOpen={isOpen} title={securityWords.removeTitle} onClose={() => setOpen(false)}>
        <p>{securityWords.removeText}</p>
        <Reauthentication
          submit={securityWords.removeSubmit}
          isDangerous
          isPasswordEnough
          onProved={remove}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </div>
  );
}
