import { useEffect, useState } from "react";
import { authWords } from "#frontend/messages/auth.yaml";
import { guardSignOut } from "#frontend/modules/sync/devices/guardSignOut.ts";
import { type AuthFailure, sentenceOf } from "#frontend/platform/session/auth/authFailure.ts";
import { redeemSignInLink, type SignInOutcome } from "#frontend/platform/session/auth/signIn.ts";
import type { SignInLink } from "#frontend/platform/session/auth/signInLink.ts";
import { UnsentDialog } from "#frontend/platform/session/signOut/UnsentDialog.tsx";
import { useSignOut } from "#frontend/platform/session/signOut/useSignOut.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { AuthCard } from "./AuthCard.tsx";
import { mailSignInLink } from "./accounts.ts";
import { LinkSent } from "./LinkSent.tsx";

const words = authWords.redeem;

interface RedeemLinkProps {
  readonly link: SignInLink;
  /** The address of the person who is signed in here now. */
  readonly signedIn: string | undefined;
  readonly onSignedIn: () => Promise<void>;
  /** Discards the link. */
  readonly onOther: () => void;
}

type Step = { readonly kind: "ready" | "busy" | "sent" } | { readonly kind: "failed"; readonly failure: AuthFailure };

/**
 * Where the link of an e-mail leads. Only the button uses the link, because programs that scan e-mail open links, too.
 */
export function RedeemLink({ link, signedIn, onSignedIn, onOther }: RedeemLinkProps) {
  const isSamePerson = signedIn?.toLowerCase() === link.email.toLowerCase();
  const present = isSamePerson ? undefined : signedIn;
  const [step, setStep] = useState<Step>({ kind: "ready" });
  const redeem = async () => {
    setStep({ kind: "busy" });
    const outcome = await redeemSignInLink(link.email, link.secret);
    const isIn = outcome.kind === "signed-in" || (isSamePerson && isUsed(outcome));
    if (isIn) await onSignedIn();
    else setStep({ kind: "failed", failure: failureOf(outcome) });
  };
  if (step.kind === "sent") return <LinkSent email={link.email} onOther={onOther} />;
  if (step.kind === "failed")
    return <LinkFailed failure={step.failure} link={link} onSent={() => setStep({ kind: "sent" })} onOther={onOther} />;
  return (
    <AuthCard title={words.title}>
      {present ? (
        <InPlaceOf present={present} email={link.email} />
      ) : (
        <>
          <p>{words.text({ email: link.email })}</p>
          <Button variant="primary" isBusy={step.kind === "busy"} busyText={words.busy} onClick={() => void redeem()}>
            {words.submit({ email: link.email })}
          </Button>
        </>
      )}
    </AuthCard>
  );
}

/** Signs out the current person first. Unsent changes are sent or asked about, as always. */
function InPlaceOf({ present, email }: { readonly present: string; readonly email: string }) {
  const leaving = useSignOut();
  useEffect(guardSignOut, []);
  return (
    <>
      <p>{words.otherPerson({ present, email })}</p>
      <Button onClick={() => void leaving.leave({ isEverywhere: false })}>{words.leave({ present })}</Button>
      <UnsentDialog {...leaving} />
    </>
  );
}

interface LinkFailedProps {
  readonly failure: AuthFailure;
  readonly link: SignInLink;
  readonly onSent: () => void;
  readonly onOther: () => void;
}

function LinkFailed({ failure, link, onSent, onOther }: LinkFailedProps) {
  const [shown, setShown] = useState(failure);
  const resend = async () => {
    const outcome = await mailSignInLink(link.email, link.destination);
    if (outcome.kind === "done") onSent();
    else setShown(outcome.failure);
  };
  const isLinkOfNoUse = shown.kind === "second-factor-on";
  return (
    <AuthCard title={words.failedTitle} isNextStep>
      <Alert kind="bad">{sentenceOf(shown)}</Alert>
      <div className="auth-actions">
        <Button variant={isLinkOfNoUse ? "primary" : "quiet"} onClick={onOther}>
          {words.password}
        </Button>
        {!isLinkOfNoUse && (
          <Button variant="primary" onClick={() => void resend()}>
            {words.resend}
          </Button>
        )}
      </div>
    </AuthCard>
  );
}

/** The link was opened in two tabs, and the other one was first. */
const isUsed = (outcome: SignInOutcome) => outcome.kind === "failed" && outcome.failure.kind === "link-used";

/** Cognito has one error for a wrong link and a wrong password. Here there is no password. */
function failureOf(outcome: SignInOutcome): AuthFailure {
  if (outcome.kind === "failed")
    return outcome.failure.kind === "invalid-credentials" ? { kind: "link-wrong" } : outcome.failure;
  return outcome.kind === "totp" ? { kind: "second-factor-on" } : { kind: "link-wrong" };
}
