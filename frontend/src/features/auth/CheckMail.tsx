import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { authWords } from "#frontend/messages/auth.ts";
import { signIn } from "#frontend/platform/session/signIn.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { AuthCard } from "./AuthCard.tsx";
import type { AccountOutcome } from "./accounts.ts";
import { onConfirmed } from "./confirmations.ts";
import { MailSent } from "./MailSent.tsx";

interface CheckMailProps {
  readonly email: string;
  /** Kept only in memory, to sign in when the address is confirmed in another tab. */
  readonly password: string;
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
        void signIn({ email, password }).then(({ kind }) => setConfirmed(kind !== "signed-in"));
      }),
    [email, password],
  );
  if (isConfirmed) return <Confirmed onSignIn={onSignIn} />;
  return (
    <MailSent words={words} onResend={onResend} onOther={onOther}>
      <p>{words.text(email)}</p>
      <p className="auth-small">{words.stay}</p>
      {children}
    </MailSent>
  );
}

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
