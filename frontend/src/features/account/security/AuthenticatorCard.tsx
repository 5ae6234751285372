import { useState } from "react";
import { securityWords as words } from "#frontend/messages/security.ts";
import { setUpAuthenticator } from "#frontend/modules/account/ownAccount.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { RemoveAuthenticator } from "./RemoveAuthenticator.tsx";
import { type AuthenticatorSetup, SetUpAuthenticator } from "./SetUpAuthenticator.tsx";

interface AuthenticatorCardProps {
  readonly email: string;
  readonly isOn: boolean;
}

/** The authenticator app: setting it up, help with a lost phone, and removing it. */
export function AuthenticatorCard({ email, isOn }: AuthenticatorCardProps) {
  const [isNew, setNew] = useState(false);
  return (
    <Card title={words.appTitle}>
      <p className="security-lead">{isOn ? words.appOnLead : words.appLead}</p>
      {isOn ? <RemoveAuthenticator /> : <SettingUp email={email} onDone={() => setNew(true)} />}
      {isOn && <RecoveryCodes makesFirst={isNew} />}
      <details className="security-more">
        <summary>{words.lostTitle}</summary>
        <p>{words.lost}</p>
      </details>
    </Card>
  );
}

function SettingUp({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const [offer, setOffer] = useState<AuthenticatorSetup>();
  const { isBusy, why, run } = useAction(async () => setOffer(await setUpAuthenticator(email)));
  if (offer) return <SetUpAuthenticator offer={offer} onDone={onDone} onCancel={() => setOffer(undefined)} />;
  return (
    <>
      {why && <Alert kind="bad">{why}</Alert>}
      <div>
        <Button isBusy={isBusy} busyText={words.preparing} onClick={() => void run()}>
          {words.setUp}
        </Button>
      </div>
    </>
  );
}
