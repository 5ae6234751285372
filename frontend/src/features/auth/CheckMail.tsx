import { useEffect } from "react";
import { signIn } from "#frontend/app/session/signIn.ts";
import { authWords } from "#frontend/words/auth.ts";
import { resendConfirmation } from "./accounts.ts";
import { onConfirmed } from "./confirmations.ts";
import { MailSent } from "./MailSent.tsx";

interface CheckMailProps {
  readonly email: string;
  /** Kept in memory only, to sign in when the address is confirmed in another tab. */
  readonly password: string;
  readonly onOther: () => void;
}

const words = authWords.checkMail;

/** Waits for the confirmation link to be opened. */
export function CheckMail({ email, password, onOther }: CheckMailProps) {
  useEffect(() => onConfirmed(() => void signIn({ email, password })), [email, password]);
  return (
    <MailSent words={words} onResend={() => resendConfirmation(email)} onOther={onOther}>
      <p>{words.text(email)}</p>
      <p className="auth-small">{words.stay}</p>
    </MailSent>
  );
}
