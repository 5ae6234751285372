import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { authWords } from "#frontend/messages/auth.yaml";
import { sentenceOf } from "#frontend/platform/session/auth/authFailure.ts";
import { type SignInOutcome, signIn } from "#frontend/platform/session/auth/signIn.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { AuthCard } from "./AuthCard.tsx";
import type { AccountOutcome } from "./accounts.ts";
import { onConfirmed } from "./confirmations.ts";
import { MailSent } from "./MailSent.tsx";

interface CheckMailProps {
  readonly email: string;
  /** Kept only in memory, to sign in when the address is confirmed in another tab. After a reload it's missing. */
  readonly password: string | undefined;
  readonly onResend: () => Promise<AccountOutcome>;
  readonly onOther: () => void;
  /** Shows the sign-in form. */
  readonly onSignIn: () => void;
  readonly children?: ReactNode;
}

const { checkMail: words, confirm } = authWords;

/** Waits until the link in an e-mail is opened. Says the same whether or not the address already had an account. */
export function CheckMail({ email, password, onResend, onOther, onSignIn, children }: CheckMailProps) {
  const [isConfirmed, setConfirmed] = useState(false);
  useEffect(
    () =>
      onConfirmed(() => {
        if (password === undefined) setConfirmed(true);
        else void signIn({ email, password }).then(({ kind }) => setConfirmed(kind !== "signed-in"));
      }),
    [email, password],
  );
  if (isConfirmed) return <Confirmed onSignIn={onSignIn} />;
  return (
    <MailSent words={words} onResend={onResend} onOther={onOther}>
      <p>{words.text({ email })}</p>
      <p className="auth-small">{words.stay}</p>
      {password === undefined ? <ToSignIn onSignIn={onSignIn} /> : <GoOn email={email} password={password} />}
      {children}
    </MailSent>
  );
}

/** After a reload, only the person knows the password. */
const ToSignIn = ({ onSignIn }: Pick<CheckMailProps, "onSignIn">) => (
  <Button variant="primary" onClick={onSignIn}>
    {words.goOn}
  </Button>
);

/** For people who open the link on another device: this page doesn't learn that the address is confirmed. */
function GoOn(account: { readonly email: string; readonly password: string }) {
  const [step, setStep] = useState<"waiting" | "busy" | { readonly errorText: string }>("waiting");
  const goOn = async () => {
    setStep("busy");
    const outcome = await signIn(account);
    if (outcome.kind !== "signed-in") setStep({ errorText: whyNot(outcome) });
  };
  return (
    <>
      {typeof step === "object" && <Alert kind="warn">{step.errorText}</Alert>}
      <Button variant="primary" isBusy={step === "busy"} busyText={words.busy} onClick={() => void goOn()}>
        {words.goOn}
      </Button>
    </>
  );
}

/** Says the same for an address that isn't confirmed and for one that already had an account. */
const whyNot = (outcome: SignInOutcome): string =>
  outcome.kind === "failed" && outcome.failure.kind !== "invalid-credentials"
    ? sentenceOf(outcome.failure)
    : words.notYet;

/** The address is confirmed, but with another password, because the account already existed. */
const Confirmed = ({ onSignIn }: { readonly onSignIn: () => void }) => (
  <AuthCard title={confirm.doneTitle} isNextStep>
    <p>{confirm.done}</p>
    <Button variant="primary" onClick={onSignIn}>
      {authWords.signIn.submit}
    </Button>
  </AuthCard>
);

/** For people who get no e-mail, or remember that they have an account. */
export const NoMail = () => (
  <p className="auth-small">
    {words.nothing} <Link to="/login">{words.signIn}</Link> {words.or}{" "}
    <Link to="/forgot-password">{words.newPassword}</Link>.
  </p>
);
