import { useEffect, useState } from "react";
import { sentenceOf } from "#frontend/app/authFailure.ts";
import { signIn } from "#frontend/app/signIn.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { authWords } from "#frontend/words/auth.ts";
import { AuthCard } from "./AuthCard.tsx";
import { type Outcome, resendConfirmation } from "./accounts.ts";
import { onConfirmed } from "./confirmations.ts";

interface CheckMailProps {
  readonly email: string;
  /** Kept in memory only, to sign in when the address is confirmed in another tab. */
  readonly password: string;
  readonly onOther: () => void;
}

type Resent = { readonly kind: "not-yet" | "busy" } | Outcome;

const words = authWords.checkMail;

/** Waits for the confirmation link to be opened. */
export function CheckMail({ email, password, onOther }: CheckMailProps) {
  const [resent, setResent] = useState<Resent>({ kind: "not-yet" });
  useEffect(() => onConfirmed(() => void signIn({ email, password })), [email, password]);
  const resend = async () => {
    setResent({ kind: "busy" });
    setResent(await resendConfirmation(email));
  };
  return (
    <AuthCard title={words.title} isNextStep>
      <p>{words.text(email)}</p>
      <p className="auth-small">{words.stay}</p>
      {resent.kind === "done" && <Alert kind="good">{words.resent}</Alert>}
      {resent.kind === "failed" && <Alert kind="bad">{sentenceOf(resent.failure)}</Alert>}
      <div className="auth-actions">
        <Button onClick={() => onOther()}>{words.other}</Button>
        <Button onClick={() => void resend()} isBusy={resent.kind === "busy"} busyText={words.resend}>
          {words.resend}
        </Button>
      </div>
    </AuthCard>
  );
}
