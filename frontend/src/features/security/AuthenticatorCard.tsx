import { useState } from "react";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import { securityWords as words } from "#frontend/messages/security.ts";
import { setUpAuthenticator } from "#frontend/modules/account/ownAccount.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { RemoveAuthenticator } from "./RemoveAuthenticator.tsx";
import { type AuthenticatorSetup, SetUpAuthenticator } from "./SetUpAuthenticator.tsx";

interface AuthenticatorCardProps {
  readonly email: string;
  readonly isOn: boolean;
}

/** The authenticator app: setting it up, help with a lost phone, and removing it. */
export const AuthenticatorCard = ({ email, isOn }: AuthenticatorCardProps) => (
  <Card title={words.appTitle}>
    <p className="security-lead">{isOn ? words.appOnLead : words.appLead}</p>
    {isOn ? <RemoveAuthenticator /> : <SettingUp email={email} />}
    <details className="security-more">
      <summary>{words.lostTitle}</summary>
      <p>{words.lost}</p>
    </details>
  </Card>
);

type Step =
  | { readonly kind: "closed" | "preparing" }
  | { readonly kind: "offered"; readonly offer: AuthenticatorSetup }
  | { readonly kind: "failed"; readonly why: string };

function SettingUp({ email }: { readonly email: string }) {
  const [step, setStep] = useState<Step>({ kind: "closed" });
  const begin = async () => {
    setStep({ kind: "preparing" });
    setStep(await offer(email));
  };
  if (step.kind === "offered")
    return (
      <SetUpAuthenticator
        offer={step.offer}
        onDone={() => showToast(words.switchedOn)}
        onCancel={() => setStep({ kind: "closed" })}
      />
    );
  return (
    <>
      {step.kind === "failed" && <Alert kind="bad">{step.why}</Alert>}
      <div>
        <Button isBusy={step.kind === "preparing"} busyText={words.preparing} onClick={() => void begin()}>
          {words.setUp}
        </Button>
      </div>
    </>
  );
}

async function offer(email: string): Promise<Step> {
  try {
    return { kind: "offered", offer: await setUpAuthenticator(email) };
  } catch (error) {
    return { kind: "failed", why: error instanceof Refused ? error.message : failureWords.ours };
  }
}
